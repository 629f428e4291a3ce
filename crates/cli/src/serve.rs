//! `pagoda serve`: the browser app over HTTP.

use std::net::{IpAddr, SocketAddr};
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;

/// Serve the browser app.
///
/// It is in the program and plays against bots in the browser itself. Press Ctrl-C to end.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The address to listen at; 0.0.0.0 lets other computers in
    #[arg(long, default_value = "127.0.0.1")]
    address: IpAddr,
    /// The port to listen at; 0 chooses one that is free
    #[arg(long, default_value_t = 8080)]
    port: u16,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    if !server::has_app() {
        anstream::eprintln!("The browser app is not built into this program: cargo xtask serve builds both.");
    }
    server::serve(SocketAddr::new(arguments.address, arguments.port), |address| {
        // Programs that start this one read it.
        anstream::println!("pagoda is served at http://{address}/");
    })?;
    Ok(ExitCode::SUCCESS)
}
