//! Programs that tests need: what is missing is installed where that is possible.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};

/// What the tests of the workspace run: the bot in `examples` is written in Python, and the calls of the system with which
/// a server brings things to the disk are counted.
#[cfg(target_os = "linux")]
const PROGRAMS: [&str; 2] = ["python3", "strace"];
#[cfg(not(target_os = "linux"))]
const PROGRAMS: [&str; 1] = ["python3"];

/// Sees to it that the tests of the workspace can run.
pub(crate) fn install_programs() -> Result<()> {
    if PROGRAMS.into_iter().all(|program| found(program).is_some()) {
        return Ok(());
    }
    install(&PROGRAMS, &format!("the tests need {}", PROGRAMS.join(" and ")))
}

/// Installs packages of Debian, or says how somebody else can.
pub(crate) fn install(packages: &[&str], why: &str) -> Result<()> {
    let install = format!("apt-get install --yes --no-install-recommends {}", packages.join(" "));
    if found("apt-get").is_none() || !is_root() {
        bail!("{why}; on Debian: {install}");
    }
    crate::run(Command::new("apt-get").arg("update"))?;
    crate::run(Command::new("apt-get").args(install.split(' ').skip(1)).env("DEBIAN_FRONTEND", "noninteractive"))
}

/// Where a program is.
pub(crate) fn found(program: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(program)).find(|path| path.is_file())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|asked| asked.stdout.trim_ascii() == b"0")
}
