//! The Rust of browsers.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::root;

/// What browsers run.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Sees to it that there is a standard library for browsers.
pub(crate) fn install() -> Result<()> {
    if !has_wasm()? {
        let added = Command::new("rustup").args(["target", "add", TARGET]).current_dir(root()).status();
        match added {
            Ok(status) if status.success() => {}
            Ok(status) => bail!("rustup target add {TARGET} failed ({status})"),
            Err(error) => bail!(
                "the standard library for {TARGET} is not installed, and rustup, which would install it, can't be run \
                 ({error}): install it the way this Rust was installed"
            ),
        }
    }
    Ok(())
}

/// Whether the standard library for the browser is there.
fn has_wasm() -> Result<bool> {
    let asked = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", TARGET])
        .current_dir(root())
        .output()
        .context("can't run rustc")?;
    Ok(asked.status.success() && Path::new(String::from_utf8_lossy(&asked.stdout).trim()).is_dir())
}
