//! The server as browsers and others meet it, over real connections.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::sync::mpsc;
use std::thread;

use server::{Config, File, Files, NoServer, Server};
use tokio::sync::oneshot;

/// A site with a page and a few files.
fn site(path: &str) -> Option<File> {
    let contents: &'static [u8] = match path {
        "index.html" => b"<title>pagoda</title>",
        "index.html.br" => b"page, compressed",
        "robots.txt" => b"User-agent: *",
        "manifest.webmanifest" => b"{}",
        "service-worker.js" => b"self",
        "assets/app-01.wasm" => b"module",
        "assets/app-01.wasm.br" => b"module, compressed",
        "assets/icon-02.png" => b"picture",
        _ => return None,
    };
    Some(File { contents: contents.into(), tag: format!("\"{path}\"") })
}

/// Serves files until the sender is used or dropped; the thread comes to its end then.
fn serve(files: Files) -> (SocketAddr, oneshot::Sender<()>, thread::JoinHandle<()>) {
    let (tell, told) = mpsc::channel();
    let (end, ended) = oneshot::channel();
    let served = thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime starts");
        runtime.block_on(async {
            let folder = tempfile::tempdir().expect("a folder");
            let server = Server::bind(Config::new(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)), folder.path()))
                .await
                .expect("a port is free")
                .with_files(files);
            tell.send(server.address()).expect("the test waits for it");
            server.run(async { drop(ended.await) }).await.expect("it serves");
        });
    });
    (told.recv().expect("the server starts"), end, served)
}

struct Reply {
    status: u16,
    heads: BTreeMap<String, String>,
    body: String,
}

impl Reply {
    fn head(&self, name: &str) -> &str {
        self.heads.get(name).map_or("", String::as_str)
    }
}

/// Sends a request with these further lines and reads the reply to its end.
fn ask(address: SocketAddr, request: &str, lines: &[&str]) -> Reply {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    let lines: String = lines.iter().map(|line| format!("{line}\r\n")).collect();
    write!(stream, "{request} HTTP/1.1\r\nhost: pagoda\r\nconnection: close\r\n{lines}\r\n").expect("the server reads");
    let mut reply = Vec::new();
    stream.read_to_end(&mut reply).expect("the server answers");
    let reply = String::from_utf8(reply).expect("the site is text");
    let (head, body) = reply.split_once("\r\n\r\n").expect("a reply has a head");
    let mut head = head.lines();
    let status = head.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).expect("a reply has a status");
    let heads =
        head.filter_map(|line| line.split_once(": ")).map(|(name, value)| (name.into(), value.into())).collect();
    Reply { status, heads, body: body.to_owned() }
}

/// What a request to the site is answered with.
fn asked(request: &str, lines: &[&str]) -> Reply {
    let (address, _end, _) = serve(site);
    ask(address, request, lines)
}

#[test]
fn files_with_a_digest_in_their_names_are_kept_for_good() {
    let reply = asked("GET /assets/app-01.wasm", &[]);
    assert_eq!((reply.status, reply.body.as_str()), (200, "module"));
    assert_eq!(reply.head("content-type"), "application/wasm");
    assert_eq!(reply.head("cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(reply.head("content-encoding"), "");
    assert_eq!(reply.head("vary"), "accept-encoding");
}

#[test]
fn those_who_take_brotli_get_it_where_there_is_any() {
    let accept = ["accept-encoding: gzip, deflate, br"];
    let reply = asked("GET /assets/app-01.wasm", &accept);
    assert_eq!((reply.body.as_str(), reply.head("content-encoding")), ("module, compressed", "br"));
    assert_eq!(reply.head("content-type"), "application/wasm");
    let reply = asked("GET /assets/icon-02.png", &accept);
    assert_eq!((reply.body.as_str(), reply.head("content-encoding")), ("picture", ""));
    let reply = asked("GET /assets/app-01.wasm", &["accept-encoding: br;q=0"]);
    assert_eq!((reply.body.as_str(), reply.head("content-encoding")), ("module", ""));
}

#[test]
fn every_other_address_is_the_page_and_is_asked_for_again() {
    for path in ["/", "/play", "/rules/YY-4.3", "/index.html", "/a/b?c=d", "/%2e%2e/x"] {
        let reply = asked(&format!("GET {path}"), &[]);
        assert_eq!((reply.status, reply.body.as_str()), (200, "<title>pagoda</title>"), "{path}");
        assert_eq!(reply.head("content-type"), "text/html; charset=utf-8", "{path}");
        assert_eq!(reply.head("cache-control"), "no-cache", "{path}");
    }
}

#[test]
fn who_has_the_page_already_is_told_so() {
    let reply = asked("GET /", &["if-none-match: \"other\", W/\"index.html\""]);
    assert_eq!((reply.status, reply.body.as_str(), reply.head("etag")), (304, "", "\"index.html\""));
    let compressed = asked("GET /", &["if-none-match: \"index.html\"", "accept-encoding: br"]);
    assert_eq!((compressed.status, compressed.head("etag")), (200, "\"index.html.br\""));
}

#[test]
fn what_browsers_look_for_at_the_root_is_there_as_itself() {
    for (path, kind) in [
        ("/robots.txt", "text/plain; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/service-worker.js", "text/javascript; charset=utf-8"),
    ] {
        let reply = asked(&format!("GET {path}"), &[]);
        assert_eq!((reply.status, reply.head("content-type")), (200, kind));
        assert_eq!(reply.head("cache-control"), "no-cache", "{path}");
    }
}

#[test]
fn a_file_that_is_not_there_is_not_found() {
    for path in ["/assets/app-00.wasm", "/assets/", "/assets/../robots.txt", "/assets/app-01.wasm.br"] {
        assert_eq!(asked(&format!("GET {path}"), &[]).status, 404, "{path}");
    }
}

#[test]
fn no_path_leads_out_of_the_site() {
    /// Says which paths it is asked for, as contents.
    fn telling(path: &str) -> Option<File> {
        assert!(!path.contains("..") && !path.starts_with('/') && !path.contains('\\'), "{path}");
        (path == "index.html").then(|| File { contents: b"page".as_slice().into(), tag: "\"1\"".to_owned() })
    }
    let (address, _end, _) = serve(telling);
    for path in
        ["/../Cargo.toml", "/../../etc/passwd", "//etc/passwd", "/.git/config", "/a/../../b", "/..%2fx", "/..\\x"]
    {
        let reply = ask(address, &format!("GET {path}"), &[]);
        assert!(reply.status == 400 || reply.body == "page", "{path}: {} {}", reply.status, reply.body);
    }
}

#[test]
fn only_reading_is_allowed() {
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW"] {
        let reply = asked(&format!("{method} /"), &["content-length: 0"]);
        assert_eq!((reply.status, reply.head("allow")), (405, "GET, HEAD"), "{method}");
    }
    let reply = asked("HEAD /", &[]);
    assert_eq!((reply.status, reply.body.as_str(), reply.head("content-length")), (200, "", "21"));
}

#[test]
fn every_reply_says_what_a_page_may_do() {
    for request in ["GET /", "GET /assets/app-01.wasm", "GET /assets/none", "POST /"] {
        let reply = asked(request, &[]);
        let policy = reply.head("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"), "{request}: {policy}");
        assert!(!policy.contains("unsafe-inline"), "{request}: {policy}");
        assert_eq!(reply.head("x-content-type-options"), "nosniff", "{request}");
        assert_eq!(reply.head("referrer-policy"), "no-referrer", "{request}");
        assert_eq!(reply.head("cross-origin-opener-policy"), "same-origin", "{request}");
    }
}

#[test]
fn without_the_app_the_page_says_how_to_build_it() {
    let (address, _end, _) = serve(|_| None);
    let reply = ask(address, "GET /", &[]);
    assert_eq!((reply.status, reply.head("cache-control")), (503, "no-store"));
    assert!(reply.body.contains("cargo xtask serve"));
}

#[test]
fn a_port_that_is_taken_is_told() {
    let (address, _end, _) = serve(site);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let error = runtime.block_on(Server::bind(Config::new(address, folder.path()))).err().unwrap();
    assert!(matches!(error, NoServer::Taken(taken) if taken == address));
    let expected =
        format!("port {} of 127.0.0.1 is taken by another program: choose another with --listen", address.port());
    assert_eq!(error.to_string(), expected);
}

#[test]
fn when_asked_to_end_it_ends() {
    let (address, end, served) = serve(site);
    assert_eq!(ask(address, "GET /", &[]).status, 200);
    end.send(()).unwrap();
    served.join().unwrap();
    assert!(TcpStream::connect(address).is_err());
}
