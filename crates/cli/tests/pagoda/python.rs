//! The bot in `examples` needs nothing but Python and the protocol to play whole games.

use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::serve::start;
use crate::{Folder, pagoda};

/// Runs the bot to the end of its game; what it tells at the end.
fn plays(address: &str, words: &[&str]) -> Value {
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let ran = Command::new("python3").arg(bot).arg(format!("http://{address}")).args(words).output();
    let ran = ran.expect("python3 is needed: apt-get install python3");
    let (out, err) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.success(), "{out}{err}");
    serde_json::from_str(&out).unwrap()
}

/// What the server says at an address.
fn shown(address: &str, path: &str) -> String {
    let words = "import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1]).read().decode())";
    let url = format!("http://{address}/api/v1{path}");
    let ran = Command::new("python3").args(["-c", words, &url]).output().unwrap();
    String::from_utf8(ran.stdout).unwrap()
}

#[test]
fn the_bot_has_less_than_a_hundred_lines() {
    let text = include_str!("../../../../examples/bot.py");
    assert!(text.lines().count() < 100);
}

#[test]
fn a_bot_without_rules_plays_a_whole_game_of_each() {
    let (mut child, address, _data) = start();
    for (game, players) in [("yellow-yangtze", 2), ("yunnan", 3)] {
        let told = plays(&address, &["--game", game, "--level", "1"]);
        assert_eq!(told["state"], "finished", "{told}");
        let table = told["id"].as_str().unwrap();
        let kept: Value = serde_json::from_str(&shown(&address, &format!("/tables/{table}"))).unwrap();
        assert_eq!((&kept["state"], &kept["game"]), (&"finished".into(), &game.into()), "{kept}");
        assert_eq!((kept["seats"].as_array().map(Vec::len), &kept["result"]), (Some(players), &told["result"]));
        let record: Value = serde_json::from_str(&shown(&address, &format!("/tables/{table}/record"))).unwrap();
        assert!(record["actions"].as_array().is_some_and(|actions| actions.len() > 30), "{record}");
        let verified = pagoda(&["verify", &Folder::new().file("game.jsonl", record.to_string())]);
        assert_eq!(verified.out, "1 passed, 0 failed; 1 deal checked\n");
    }
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn a_bot_takes_a_seat_at_a_table_of_another_one() {
    let (mut child, address, _data) = start();
    let script = r#"
import sys
sys.path.insert(0, sys.argv[1])
import bot
server = bot.Server(sys.argv[2])
token = server.ask("POST", "/me/tokens", {"name": "bot", "scopes": ["read", "play"]})["token"]
table = server.ask("POST", "/tables", {"game": "yellow-yangtze", "seats": ["open", "me"]})["id"]
print(token, table, flush=True)
for kind, told in bot.listen(server, table):
    if kind == "table" and "open" not in [seat["sitting"] for seat in told["table"]["seats"]]:
        break
server.ask("POST", f"/tables/{table}/begin")
"#;
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut host = Command::new("python3");
    host.args(["-B", "-c", script]).arg(examples).arg(format!("http://{address}"));
    let mut host = host.stdout(Stdio::piped()).spawn().expect("python3 is needed: apt-get install python3");
    let mut line = String::new();
    std::io::BufRead::read_line(&mut std::io::BufReader::new(host.stdout.take().unwrap()), &mut line).unwrap();
    let (token, table) = line.trim().split_once(' ').unwrap();
    let other = std::thread::spawn({
        let (address, table) = (address.clone(), table.to_owned());
        move || plays(&address, &["--table", &table])
    });
    // Whoever began the game plays it with a token, from another program.
    assert!(host.wait().unwrap().success());
    let told = plays(&address, &["--table", table, "--token", token]);
    assert_eq!(told["state"], "finished", "{told}");
    assert_eq!(other.join().unwrap(), told);
    child.kill().unwrap();
    child.wait().unwrap();
}
