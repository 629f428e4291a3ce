//! Tables as programs meet them: over HTTP and WebSockets.

mod client;
mod playing;
