//! A connection that doesn't wait without end for somebody who takes nothing.

use std::io::{Error, ErrorKind, IoSlice, Result};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// How long somebody may take nothing of what is sent to them.
const PATIENCE: Duration = Duration::from_secs(20);

/// A connection that breaks if nothing of what is written to it is taken for a while.
pub(super) struct Patient<S> {
    stream: S,
    patience: Duration,
    /// As long as somebody waits to write.
    waits: Option<Pin<Box<Sleep>>>,
}

impl<S: AsyncWrite + Unpin> Patient<S> {
    pub(super) fn new(stream: S) -> Self {
        Self { stream, patience: PATIENCE, waits: None }
    }

    /// Writes, and breaks if that takes too long.
    fn timed<T>(
        &mut self,
        context: &mut Context<'_>,
        write: impl FnOnce(Pin<&mut S>, &mut Context<'_>) -> Poll<Result<T>>,
    ) -> Poll<Result<T>> {
        let written = write(Pin::new(&mut self.stream), context);
        if written.is_ready() {
            self.waits = None;
            return written;
        }
        let patience = self.patience;
        let waits = self.waits.get_or_insert_with(|| Box::pin(sleep(patience)));
        waits.as_mut().poll(context).map(|()| Err(Error::new(ErrorKind::TimedOut, "nothing is taken")))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        self.timed(context, |stream, context| stream.poll_write(context, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        self.timed(context, |stream, context| stream.poll_write_vectored(context, parts))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    #[tokio::test]
    async fn who_takes_nothing_is_left_and_who_takes_a_little_is_not() {
        let (ours, mut theirs) = duplex(16);
        let mut ours = Patient { patience: Duration::from_millis(50), ..Patient::new(ours) };
        let reading = async {
            let mut taken = [0; 16];
            for _ in 0..5 {
                theirs.read_exact(&mut taken).await.expect("it is there");
            }
        };
        let (written, ()) = tokio::join!(ours.write_all(&[7; 16 * 6]), reading);
        written.expect("it is taken");
        let error = ours.write_all(b"more").await.expect_err("nobody takes it");
        assert_eq!(error.kind(), ErrorKind::TimedOut);
    }
}
