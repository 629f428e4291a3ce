//! The table: what has happened, and what somebody is trying out.

use std::sync::Arc;

use kernel::{Game, Legal, Observer, Pending, Refused, Seat, Seed, SetupProblems};

use crate::{Discloses, Disclosure, Setting, Sitter};

/// What refuses an action of a game.
pub type RefusedBy<G> = Refused<<G as Game>::Decision, <G as Game>::Rule>;

/// An answer with where it was given and what it brought about.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The position in which it was given.
    pub before: G,
    /// The answer.
    pub action: G::Action,
    /// What happened.
    pub events: Vec<G::Event>,
    /// Where the game then waited.
    pub after: G,
}

impl<G: Game> Step<G> {
    /// Carries an answer out in a position.
    ///
    /// # Errors
    /// Which rule is against it.
    pub fn new(board: &G::Board, before: G, action: G::Action) -> Result<Self, RefusedBy<G>> {
        let (mut after, mut events) = (before, Vec::new());
        after.apply(board, action, &mut events)?;
        Ok(Self { before, action, events, after })
    }

    /// Whose answer it was.
    pub fn seat(&self) -> Option<Seat> {
        self.before.pending().seat()
    }
}

impl<G: Discloses> Step<G> {
    /// What it tells that its seat didn't know.
    pub fn disclosure(&self) -> Disclosure {
        if self.events.iter().any(G::shows_hidden) {
            Disclosure::Hidden
        } else if self.before.goes_on(&self.after) {
            Disclosure::Nothing
        } else {
            Disclosure::PassedOn
        }
    }
}

/// A game being played.
#[derive(Clone)]
pub struct Table<G: Game> {
    setting: Arc<Setting<G>>,
    sitters: Vec<Sitter>,
    seed: u64,
    open_scores: bool,
    /// What chance decided; where a game is followed nobody knows it before the end.
    deal: Option<G::Deal>,
    start: G,
    steps: Vec<Step<G>>,
    /// What somebody is trying out: it tells nothing new and can be taken back.
    draft: Vec<Step<G>>,
    /// What would come next but tells something new: it waits to be confirmed.
    proposal: Option<Step<G>>,
    /// What was taken back, the last first.
    undone: Vec<G::Action>,
    /// What is taken for granted while somebody plans: what others answer before the draft begins.
    pub(crate) ahead: Vec<Step<G>>,
    /// How others are passed over after an answer that is planned, if somebody plans.
    pub(crate) passing: Option<Passing<G>>,
}

/// Goes on from an answer to the next decision of its seat; whether there is one. Whoever doesn't plan never needs it, so it
/// isn't known here what it does.
pub(crate) type Passing<G> = fn(&<G as Game>::Board, &mut Step<G>) -> bool;

impl<G: Discloses> Table<G> {
    /// A game that begins with this deal. The bots' chance follows from `seed`.
    ///
    /// # Errors
    /// If there is no such game.
    ///
    /// # Panics
    /// If there isn't somebody for every seat.
    pub fn new(setting: Setting<G>, deal: G::Deal, sitters: Vec<Sitter>, seed: u64) -> Result<Self, SetupProblems> {
        let start = G::start(&setting.board, setting.players, &setting.options, &deal)?;
        assert_eq!(sitters.len(), start.players(), "somebody sits on every seat");
        Ok(Self { deal: Some(deal), seed, ..Self::at_start(setting, sitters, start) })
    }

    pub(crate) fn at_start(setting: Setting<G>, sitters: Vec<Sitter>, start: G) -> Self {
        Self {
            setting: Arc::new(setting),
            sitters,
            seed: 0,
            open_scores: false,
            deal: None,
            start,
            steps: vec![],
            draft: vec![],
            proposal: None,
            undone: vec![],
            ahead: vec![],
            passing: None,
        }
    }

    /// The same table, with everybody's points for all to see or hidden until the end (YY-13.2).
    #[must_use]
    pub fn with_open_scores(self, open_scores: bool) -> Self {
        Self { open_scores, ..self }
    }

    /// Whether everybody's points are for all to see before the end.
    pub fn has_open_scores(&self) -> bool {
        self.open_scores
    }

    /// What is the same in every position.
    pub fn setting(&self) -> &Setting<G> {
        &self.setting
    }

    /// What chance decided, if that is known.
    pub fn deal(&self) -> Option<&G::Deal> {
        self.deal.as_ref()
    }

    /// The board.
    pub fn board(&self) -> &G::Board {
        &self.setting.board
    }

    /// Who sits where.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// Where the bots' chance comes from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// What has happened and counts.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// What is being tried out.
    pub fn draft(&self) -> &[Step<G>] {
        &self.draft
    }

    /// What others are taken to answer before that, if somebody [plans](Table::plan).
    pub fn ahead(&self) -> &[Step<G>] {
        &self.ahead
    }

    /// Whether somebody plans: then nothing of what is tried out happens before its time comes.
    pub fn is_planned(&self) -> bool {
        self.passing.is_some()
    }

    /// What would come next, once it is confirmed. Its `after` may show what its seat doesn't know yet: see
    /// [`Table::forecast`].
    pub fn proposal(&self) -> Option<&Step<G>> {
        self.proposal.as_ref()
    }

    /// The position after so many steps that count.
    pub fn at(&self, steps: usize) -> G {
        steps
            .checked_sub(1)
            .map_or(self.start, |last| self.steps.get(last).map_or_else(|| self.settled(), |step| step.after))
    }

    /// The position that counts.
    pub fn settled(&self) -> G {
        self.steps.last().map_or(self.start, |step| step.after)
    }

    /// The position with what is being tried out; without what is only proposed.
    pub fn position(&self) -> G {
        self.draft.last().or_else(|| self.ahead.last()).map_or_else(|| self.settled(), |step| step.after)
    }

    /// What the proposal leads to, if it can be shown before it is confirmed: a war that others haven't answered yet, but
    /// not tiles from the bag.
    pub fn forecast(&self) -> Option<&G> {
        let proposal = self.proposal.as_ref()?;
        (proposal.disclosure() < Disclosure::Hidden).then_some(&proposal.after)
    }

    /// Whose decision it is, and who sits there.
    pub fn decider(&self) -> Option<(Seat, &Sitter)> {
        let seat = self.position().pending().seat()?;
        Some((seat, &self.sitters[seat.index()]))
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.settled().pending() == Pending::Over
    }

    /// The persons at this screen.
    pub fn persons(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.sitters.len()).filter(|seat| self.sitters[seat.index()].is_person())
    }

    /// What a seat may know of the position, with what is being tried out.
    pub fn view(&self, observer: Observer) -> G::View {
        self.position().view(observer)
    }

    /// The only answer to the decision at hand, if there is only one.
    pub fn only_answer(&self) -> Option<G::Action> {
        let position = self.position();
        let legal = position.legal(self.board());
        if legal.count() == 1 { legal.nth(0) } else { None }
    }

    /// Tries an answer out. What is proposed gives way to it.
    ///
    /// # Errors
    /// Which rule is against it; nothing has changed then.
    pub fn try_out(&mut self, action: G::Action) -> Result<Disclosure, RefusedBy<G>> {
        let told = self.put(action)?;
        self.undone.clear();
        Ok(told)
    }

    fn put(&mut self, action: G::Action) -> Result<Disclosure, RefusedBy<G>> {
        let mut step = Step::new(self.board(), self.position(), action)?;
        let mut told = step.disclosure();
        if told == Disclosure::PassedOn && self.passing.is_some_and(|pass| pass(self.board(), &mut step)) {
            told = Disclosure::Nothing;
        }
        self.proposal = None;
        match told {
            Disclosure::Nothing => self.draft.push(step),
            _ => self.proposal = Some(step),
        }
        Ok(told)
    }

    /// Takes back what was tried last; whether there was anything.
    pub fn undo(&mut self) -> bool {
        let Some(step) = self.proposal.take().or_else(|| self.draft.pop()) else { return false };
        self.undone.push(step.action);
        true
    }

    /// Tries again what was taken back last; whether there was anything.
    pub fn redo(&mut self) -> bool {
        // What was taken back follows what is there, and so it is legal.
        self.proposal.is_none() && self.undone.pop().is_some_and(|action| self.put(action).is_ok())
    }

    /// Takes back everything that is being tried out; whether there was anything.
    pub fn reset(&mut self) -> bool {
        let any = self.can_undo();
        while self.undo() {}
        any
    }

    /// Whether something can be taken back.
    pub fn can_undo(&self) -> bool {
        self.proposal.is_some() || !self.draft.is_empty()
    }

    /// Whether something was taken back and can be tried again.
    pub fn can_redo(&self) -> bool {
        self.proposal.is_none() && !self.undone.is_empty()
    }

    /// Makes everything count that was tried out or is proposed; how many answers that were.
    pub fn confirm(&mut self) -> usize {
        let before = self.steps.len();
        self.steps.append(&mut self.draft);
        self.steps.extend(self.proposal.take());
        self.undone.clear();
        self.steps.len() - before
    }

    /// Gives an answer that counts at once, as bots do.
    ///
    /// # Errors
    /// Which rule is against it; nothing has changed then.
    pub fn answer(&mut self, action: G::Action) -> Result<(), RefusedBy<G>> {
        let step = Step::new(self.board(), self.settled(), action)?;
        self.drop_draft();
        self.steps.push(step);
        Ok(())
    }

    /// Something that was answered elsewhere.
    pub(crate) fn happened(&mut self, step: Step<G>) {
        self.steps.push(step);
    }

    pub(crate) fn drop_draft(&mut self) {
        self.draft.clear();
        self.proposal = None;
        self.undone.clear();
    }

    /// Goes back to where there were so many steps.
    pub fn go_back(&mut self, steps: usize) {
        self.drop_draft();
        self.steps.truncate(steps);
    }

    /// Lets others sit at the table.
    ///
    /// # Panics
    /// If there isn't somebody for every seat.
    pub fn seat(&mut self, sitters: Vec<Sitter>) {
        assert_eq!(sitters.len(), self.sitters.len(), "somebody sits on every seat");
        self.sitters = sitters;
    }

    /// Where the only person at the table had the last choice that counts. With several persons at one screen nobody may
    /// go back: what they have seen since can't be taken from them.
    pub fn last_choice(&self) -> Option<usize> {
        let mut persons = self.persons();
        let (Some(person), None) = (persons.next(), persons.next()) else { return None };
        let choice = |step: &Step<G>| step.seat() == Some(person) && step.before.legal(self.board()).count() > 1;
        self.steps.iter().rposition(choice)
    }

    /// Whether [`Table::take_back`] would go back.
    pub fn can_take_back(&self) -> bool {
        self.last_choice().is_some()
    }

    /// Goes back to where the only person at the table had the last choice that counts; whether there was one.
    ///
    /// Chance stays what it was. The order of the bag is part of the deal, and what bots do follows from the seed and from
    /// how far the game is: taking back and doing the same again leads to the same tiles and the same answers, however
    /// often it is done. Nobody can draw again for better tiles, but whoever goes back remembers what came.
    pub fn take_back(&mut self) -> bool {
        let Some(last) = self.last_choice() else { return false };
        self.go_back(last);
        true
    }

    /// The chance of whoever thinks about the decision at hand. It depends on the seed and on how far the game is, so that
    /// a game which is taken back, or loaded, goes on in the same way.
    pub fn chance(&self, hint: bool) -> Seed {
        let number = 2 * (self.steps.len() + self.draft.len()) as u64 + u64::from(hint) + 1;
        let mut seed = Seed::of_series(self.seed, 0);
        seed.0[16..24].copy_from_slice(&number.to_le_bytes());
        seed
    }
}
