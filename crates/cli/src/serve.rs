//! `pagoda serve`: the browser app, and tables for people who play with each other.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;

use anyhow::Context;
use clap::{Args, ValueEnum};
use serde::Deserialize;
use server::{Config, Limits};
use url::Url;

/// Serve the browser app, and tables at which people play with each other.
///
/// The app is in the program and plays against bots in the browser itself. Tables, users and games are kept in one folder
/// of data. Press Ctrl-C to end: whoever is connected is told to come back.
///
/// Every option can also be set in the environment, as shown, or in a file that is named with --config, a line each like
/// `public-url = "https://games.example.org"`. What is said here counts before the environment, and that before the file.
#[derive(Args)]
pub(crate) struct Arguments {
    /// A file with options, in TOML
    #[arg(long, value_name = "FILE", env = "PAGODA_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    options: Options,
}

/// What can be said on the command line, in the environment and in a file.
#[derive(Args, Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct Options {
    /// The address to listen at: 0.0.0.0:8080 lets other computers in, and port 0 chooses one that is free [default:
    /// 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT", env = "PAGODA_LISTEN")]
    listen: Option<SocketAddr>,
    /// The folder of the data, which is made if it isn't there [default: pagoda in the folder for data of your system]
    #[arg(long, value_name = "DIR", env = "PAGODA_DATA")]
    data: Option<PathBuf>,
    /// The address that browsers know it by, if that isn't where it listens, like `https://games.example.org`
    #[arg(long, value_name = "URL", env = "PAGODA_PUBLIC_URL")]
    public_url: Option<PublicUrl>,
    /// A proxy stands before it: believe what it says about who asks (X-Forwarded-For)
    #[arg(long, env = "PAGODA_BEHIND_PROXY", num_args = 0..=1, default_missing_value = "true")]
    behind_proxy: Option<bool>,
    /// How many bots may think at once [default: one less than there are cores, at least 1]
    #[arg(long, value_name = "N", env = "PAGODA_BOTS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    bots: Option<u16>,
    /// How what happens is written to the standard error [default: text]
    #[arg(long, value_name = "FORMAT", env = "PAGODA_LOG", value_enum)]
    log: Option<Log>,
    /// The most connections at once [default: 15000]
    #[arg(long, value_name = "N", env = "PAGODA_CONNECTIONS")]
    connections: Option<NonZeroUsize>,
    /// The most connections of one address at once [default: 500]
    #[arg(long, value_name = "N", env = "PAGODA_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: Option<NonZeroUsize>,
    /// The most bytes of a request [default: 262144]
    #[arg(long, value_name = "BYTES", env = "PAGODA_BODY")]
    body: Option<NonZeroUsize>,
    /// The most bytes of a WebSocket's message [default: 65536]
    #[arg(long, value_name = "BYTES", env = "PAGODA_FRAME")]
    frame: Option<NonZeroUsize>,
    /// Requests of one address in a second, over a while; four times as many at once [default: 50]
    #[arg(long, value_name = "N", env = "PAGODA_REQUESTS")]
    requests: Option<NonZeroU32>,
    /// Guests, log-ins, recoveries and new passwords of one address in a minute, over a while; four times as many at once [default: 20]
    #[arg(long, value_name = "N", env = "PAGODA_LOG_INS")]
    log_ins: Option<NonZeroU32>,
    /// Messages of one user at tables in a second, over a while; four times as many at once [default: 50]
    #[arg(long, value_name = "N", env = "PAGODA_MESSAGES")]
    messages: Option<NonZeroU32>,
    /// Things that one user says in a minute, over a while; four times as many at once [default: 20]
    #[arg(long, value_name = "N", env = "PAGODA_SAID")]
    said: Option<NonZeroU32>,
    /// Tables of one host that aren't over [default: 100]
    #[arg(long, value_name = "N", env = "PAGODA_TABLES")]
    tables: Option<NonZeroUsize>,
    /// Bytes of long histories on their way at once, to one address a quarter of it [default: 268435456]
    #[arg(long, value_name = "BYTES", env = "PAGODA_UNDERWAY")]
    underway: Option<NonZeroUsize>,
}

/// The address that browsers know a server by: what they call the origin of its pages, and nothing after that.
#[derive(Clone, Deserialize)]
#[serde(try_from = "String")]
struct PublicUrl(String);

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let plain = |url: &Url| {
            let rest = (url.path(), url.query(), url.fragment(), url.username(), url.password());
            matches!(url.scheme(), "http" | "https") && rest == ("/", None, None, "", None)
        };
        // Browsers write it in one way only: in small letters, and without the usual port.
        if let Some(url) = Url::parse(text).ok().filter(plain) {
            return Ok(Self(url.origin().ascii_serialization()));
        }
        Err("write an address like https://games.example.org, without a path".to_owned())
    }
}

impl TryFrom<String> for PublicUrl {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

/// How what happens is written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Log {
    /// Warnings and errors, for people
    Text,
    /// Every request, for people
    Requests,
    /// Every request, a line of JSON each
    Json,
    /// Nothing
    Off,
}

impl Options {
    /// These, and what they don't say as others do.
    fn or(self, other: Self) -> Self {
        Self {
            listen: self.listen.or(other.listen),
            data: self.data.or(other.data),
            public_url: self.public_url.or(other.public_url),
            behind_proxy: self.behind_proxy.or(other.behind_proxy),
            bots: self.bots.or(other.bots),
            log: self.log.or(other.log),
            connections: self.connections.or(other.connections),
            connections_per_address: self.connections_per_address.or(other.connections_per_address),
            body: self.body.or(other.body),
            frame: self.frame.or(other.frame),
            requests: self.requests.or(other.requests),
            log_ins: self.log_ins.or(other.log_ins),
            messages: self.messages.or(other.messages),
            said: self.said.or(other.said),
            tables: self.tables.or(other.tables),
            underway: self.underway.or(other.underway),
        }
    }

    fn config(self) -> Config {
        let usual = Limits::default();
        let listen = self.listen.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8080)));
        let config = Config::new(listen, self.data.unwrap_or_else(data_folder));
        Config {
            public_url: self.public_url.map(|url| url.0),
            behind_proxy: self.behind_proxy.unwrap_or(false),
            thinkers: self.bots.map_or(config.thinkers, usize::from),
            limits: Limits {
                body: self.body.map_or(usual.body, NonZeroUsize::get),
                frame: self.frame.map_or(usual.frame, NonZeroUsize::get),
                connections: self.connections.map_or(usual.connections, NonZeroUsize::get),
                connections_per_address: self
                    .connections_per_address
                    .map_or(usual.connections_per_address, NonZeroUsize::get),
                requests: self.requests.map_or(usual.requests, NonZeroU32::get),
                log_ins: self.log_ins.map_or(usual.log_ins, NonZeroU32::get),
                messages: self.messages.map_or(usual.messages, NonZeroU32::get),
                said: self.said.map_or(usual.said, NonZeroU32::get),
                tables: self.tables.map_or(usual.tables, NonZeroUsize::get),
                underway: self.underway.map_or(usual.underway, NonZeroUsize::get),
            },
            ..config
        }
    }
}

/// Where programs keep their data: as the system says, or here.
pub(crate) fn data_folder() -> PathBuf {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    // A service manager gives its services a folder.
    set("STATE_DIRECTORY")
        .or_else(|| set("XDG_DATA_HOME").map(|folder| folder.join("pagoda")))
        .or_else(|| set("HOME").map(|home| home.join(".local/share/pagoda")))
        .or_else(|| set("LOCALAPPDATA").map(|folder| folder.join("pagoda")))
        .unwrap_or_else(|| PathBuf::from("pagoda-data"))
}

fn read(file: &Path) -> anyhow::Result<Options> {
    let text = std::fs::read_to_string(file).with_context(|| format!("can't read {}", file.display()))?;
    toml::from_str(&text).with_context(|| format!("{} isn't a configuration", file.display()))
}

pub(crate) fn run(arguments: Arguments) -> anyhow::Result<ExitCode> {
    let file = arguments.config.as_deref().map(read).transpose()?.unwrap_or_default();
    let options = arguments.options.or(file);
    start_log(options.log.unwrap_or(Log::Text));
    if !server::has_app() {
        anstream::eprintln!("The browser app is not built into this program: cargo xtask serve builds both.");
    }
    let config = options.config();
    // Every connection is a file, and so are those of the data.
    let files = config.limits.connections as u64 + 100;
    if rlimit::increase_nofile_limit(files).unwrap_or(0) < files {
        tracing::warn!("this program may open too few files for {} connections", config.limits.connections);
    }
    server::serve(config, |address| {
        // Programs that start this one read it.
        anstream::println!("pagoda is served at http://{address}/");
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Writes what happens to the standard error.
fn start_log(log: Log) {
    use tracing::Level;
    let level = match log {
        Log::Text => Level::WARN,
        Log::Requests | Log::Json => Level::INFO,
        Log::Off => return,
    };
    let subscriber = tracing_subscriber::fmt().with_max_level(level).with_target(false).with_writer(std::io::stderr);
    // A log that can't be written, on a full disk say, is no reason to stop: to complain about it there would be one.
    let subscriber = subscriber.with_ansi(std::io::stderr().is_terminal()).log_internal_errors(false);
    if log == Log::Json {
        subscriber.json().init();
    } else {
        subscriber.init();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_public_address_is_written_as_browsers_write_origins() {
        for (told, written) in [
            ("https://games.example.org", "https://games.example.org"),
            ("HTTPS://Games.Example.org:443/", "https://games.example.org"),
            ("http://games.example.org:80", "http://games.example.org"),
            ("http://127.0.0.1:8080/", "http://127.0.0.1:8080"),
            ("http://[0:0::1]:8080", "http://[::1]:8080"),
            ("https://spiele.bücher.example", "https://spiele.xn--bcher-kva.example"),
        ] {
            assert_eq!(told.parse::<PublicUrl>().map(|url| url.0), Ok(written.to_owned()), "{told}");
        }
        for told in [
            "",
            "ftp://games.example.org",
            "https://anna@games.example.org",
            "https://games.example.org?a",
            "https://a b",
        ] {
            assert!(told.parse::<PublicUrl>().is_err(), "{told}");
        }
    }
}
