//! Bots that think in a worker, so that the page never waits for them.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::prelude::{Closure, JsCast};
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};
use worker_talk::{Message, Request};

use crate::assets;

/// The worker, started when it is first asked, and those who wait for its answers.
#[derive(Clone, Default)]
pub(crate) struct Thinker(Rc<RefCell<State>>);

/// Whoever has asked, to be told what the worker says.
type Listener = Box<dyn FnMut(Message)>;

#[derive(Default)]
struct State {
    worker: Option<Running>,
    last: u32,
    asked: BTreeMap<u32, Listener>,
}

/// A worker and what listens to it.
struct Running {
    worker: Worker,
    _message: Closure<dyn FnMut(MessageEvent)>,
    _error: Closure<dyn FnMut(ErrorEvent)>,
}

impl Thinker {
    /// Asks a bot. `listener` is told whatever the worker says about it, the last of it the answer or why there is none.
    /// The request gets a number, which is given back.
    pub(crate) fn ask(&self, request: Request, listener: impl FnMut(Message) + 'static) -> u32 {
        let mut state = self.0.borrow_mut();
        state.last += 1;
        let id = state.last;
        state.asked.insert(id, Box::new(listener));
        if state.worker.is_none() {
            state.worker = self.start();
        }
        let request = Uint8Array::from(&Request { id, ..request }.sent()[..]);
        let sent = state.worker.as_ref().is_some_and(|running| running.worker.post_message(&request).is_ok());
        drop(state);
        if !sent {
            self.fail_all("the worker can't be started");
        }
        id
    }

    /// Ends the worker with all that it thinks about; those who have asked hear nothing more. The next question starts
    /// another one.
    pub(crate) fn stop(&self) {
        let mut state = self.0.borrow_mut();
        if let Some(running) = state.worker.take() {
            running.worker.terminate();
        }
        state.asked.clear();
    }

    fn start(&self) -> Option<Running> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&assets::address("worker.js")?, &options).ok()?;
        let this = self.clone();
        let message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            match Message::read(&Uint8Array::new(&event.data()).to_vec()) {
                Ok(message) => this.tell(message),
                Err(why) => this.fail_all(&why.to_string()),
            }
        });
        let this = self.clone();
        let error = Closure::<dyn FnMut(ErrorEvent)>::new(move |event: ErrorEvent| this.fail_all(&event.message()));
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        Some(Running { worker, _message: message, _error: error })
    }

    fn tell(&self, message: Message) {
        let (id, last) = match &message {
            Message::Thinking { id, .. } => (*id, false),
            Message::Answered { id, .. } | Message::Failed { id: Some(id), .. } => (*id, true),
            Message::Failed { id: None, why } => return self.fail_all(why),
        };
        // Taken out while it is told: it may ask again at once.
        let Some(mut listener) = self.0.borrow_mut().asked.remove(&id) else { return };
        listener(message);
        if !last {
            self.0.borrow_mut().asked.insert(id, listener);
        }
    }

    /// A worker that has broken can't be asked again.
    fn fail_all(&self, why: &str) {
        let asked = std::mem::take(&mut self.0.borrow_mut().asked);
        self.stop();
        for (id, mut listener) in asked {
            listener(Message::Failed { id: Some(id), why: why.to_owned() });
        }
    }
}
