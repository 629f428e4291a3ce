//! `pagoda serve`: it says where it is, answers there, and ends when it is asked to. What it sends is tested in its crate.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use crate::pagoda;

const OPERATIONS: &str = include_str!("../../../../docs/operations.md");

/// Starts it on a free port; gives it, its address and its data.
pub(crate) fn start() -> (Child, String, tempfile::TempDir) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pagoda"));
    let folder = tempfile::tempdir().unwrap();
    let child = command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path());
    let mut child = child.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("pagoda is served at http://").and_then(|rest| rest.strip_suffix('/'));
    (child, address.unwrap().to_owned(), folder)
}

/// What it answers at a path.
fn answer(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
    let mut reply = String::new();
    stream.read_to_string(&mut reply).unwrap();
    reply
}

#[test]
fn it_says_where_it_is_and_answers_there() {
    let (mut child, address, _data) = start();
    let reply = answer(&address, "/");
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(reply.starts_with("HTTP/1.1 ") && reply.contains("<title>pagoda</title>"), "{reply}");
}

#[cfg(unix)]
#[test]
fn a_signal_ends_it_in_good_order() {
    for signal in ["-TERM", "-INT"] {
        let (mut child, _, _data) = start();
        assert!(Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap().success());
        assert_eq!(child.wait().unwrap().code(), Some(0), "{signal}");
    }
}

#[test]
fn a_port_that_is_taken_is_told() {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let ran = pagoda(&["serve", "--listen", &format!("127.0.0.1:{port}")]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains(&format!("port {port} of 127.0.0.1 is taken by another program")), "{}", ran.err);
}

#[test]
fn every_option_is_described_with_its_variable() {
    let help = pagoda(&["serve", "--help"]).out;
    let names = |before: &str, after: &[char]| -> Vec<String> {
        let found = help.lines().filter_map(|line| line.trim().strip_prefix(before));
        found.map(|rest| format!("{before}{}", rest.split(after).next().unwrap_or_default())).collect()
    };
    let (options, variables) = (names("--", &[' ']), names("[env: ", &['=']));
    assert!(options.len() >= 15 && variables.len() == options.len(), "{options:?} {variables:?}");
    for (option, variable) in options.iter().zip(&variables) {
        let row = format!("| `{option}` | `{}` |", variable.trim_start_matches("[env: "));
        assert!(OPERATIONS.contains(&row), "{row} isn't in docs/operations.md");
    }
}

#[test]
fn everything_that_is_counted_is_described() {
    let (mut child, address, _data) = start();
    let metrics = answer(&address, "/metrics");
    child.kill().unwrap();
    child.wait().unwrap();
    let names: Vec<&str> = metrics.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect();
    assert!(names.len() >= 8, "{metrics}");
    for name in names {
        assert!(OPERATIONS.contains(&format!("`{name}")), "{name} isn't in docs/operations.md");
    }
}

#[test]
fn options_that_make_no_sense_are_refused() {
    let wrong = [
        ["--public-url", "games.example.org"],
        ["--public-url", "https://games.example.org/pagoda"],
        ["--public-url", "https://"],
        ["--frame", "0"],
        ["--body", "0"],
        ["--connections", "0"],
        ["--connections-per-address", "0"],
        ["--requests", "0"],
        ["--bots", "0"],
    ];
    for [option, value] in wrong {
        let ran = pagoda(&["serve", "--listen", "127.0.0.1:0", option, value]);
        assert!(ran.code == 2 && ran.err.contains(option), "{option} {value}: {}", ran.err);
    }
    let folder = crate::Folder::new();
    for line in ["public-url = \"nowhere\"", "frame = 0"] {
        let file = folder.file("config", line);
        let ran = pagoda(&["serve", "--listen", "127.0.0.1:0", "--config", &file]);
        assert!(ran.code == 2 && ran.err.contains("isn't a configuration"), "{line}: {}", ran.err);
    }
}

#[test]
fn a_second_server_on_the_same_data_is_refused() {
    let (mut child, _, data) = start();
    let folder = data.path().to_str().unwrap();
    let ran = pagoda(&["serve", "--listen", "127.0.0.1:0", "--data", folder]);
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(ran.code == 2 && ran.err.contains("another server uses these data"), "{}", ran.err);
}

#[test]
#[cfg(unix)]
fn it_ends_without_complaint_when_it_is_asked_to() {
    for _ in 0..3 {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_pagoda"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path());
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap().success());
        let ended = child.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&ended.stderr).into_owned();
        assert!(ended.status.success() && !said.contains("ERROR"), "{said}");
    }
}
