//! What every request has to pass before it is answered.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Instant;

use axum::body::{Body, HttpBody as _};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{Code, PREFIX, Problem};

use crate::api::Refusal;
use crate::connections::Place;
use crate::{App, secret};

/// The other end of a connection.
#[derive(Clone)]
pub(crate) struct Peer(pub(crate) Arc<Place>);

/// By whom limits are counted: whoever is at the other end, or before the proxy that is there.
#[derive(Clone, Copy)]
pub(crate) struct Asking(pub(crate) IpAddr);

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Browsers that came by HTTPS once come by nothing else for a year.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");
/// The longest request id that is taken over from a proxy.
const LONGEST_ID: usize = 64;

/// Lets a request through if it may be answered, and notes what came of it.
pub(crate) async fn check(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let address = address(&app, &request);
    request.extensions_mut().insert(Asking(address));
    let (began, id) = (Instant::now(), request_id(&app, request.headers()));
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut response = match checked(&app, &request, address) {
        Ok(()) => counted(&app, address, &path, next.run(request).await).await,
        Err(problem) => Refusal(problem).into_response(),
    };
    let status = response.status();
    app.metrics.answered(status, began.elapsed());
    // Neither queries nor heads are told: there may be secrets in them.
    tracing::info!(id, %method, path, status = status.as_u16(), ms = began.elapsed().as_millis() as u64, "answered");
    if app.secure {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HTTPS_ONLY);
    }
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// Counts what the API answers with as long as it is on its way. Streams have no size, and count for themselves; files are
/// in the memory once.
async fn counted(app: &App, address: IpAddr, path: &str, response: Response) -> Response {
    if !path.starts_with(PREFIX) || response.body().size_hint().exact().is_none() {
        return response;
    }
    let (head, body) = response.into_parts();
    let counted = match axum::body::to_bytes(body, usize::MAX).await {
        Ok(bytes) => app.underway.counted_bytes(bytes, address),
        Err(_) => Err(Problem::new(Code::Internal, "something went wrong here")),
    };
    match counted {
        Ok(bytes) => Response::from_parts(head, Body::from(bytes)),
        Err(problem) => Refusal(problem).into_response(),
    }
}

fn request_id(app: &App, headers: &HeaderMap) -> String {
    let given = headers.get(REQUEST_ID).filter(|_| app.behind_proxy).and_then(|value| value.to_str().ok());
    let plain = |id: &&str| id.len() <= LONGEST_ID && id.bytes().all(|byte| byte.is_ascii_graphic());
    given.filter(plain).map_or_else(secret::id, str::to_owned)
}

fn checked(app: &App, request: &Request, address: IpAddr) -> Result<(), Problem> {
    let path = request.uri().path();
    let Some(path) = path.strip_prefix(PREFIX) else { return Ok(()) };
    app.used.request(address)?;
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes && matches!(path, "/log-in" | "/recover" | "/me" | "/me/" | "/me/account" | "/me/password") {
        app.used.log_in(address)?;
    }
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if (changes || upgrades) && !is_from_here(app, request.headers()) {
        return Err(Problem::new(Code::OtherOrigin, "this comes from a page of another site"));
    }
    Ok(())
}

/// Who asks: the other end of the connection, or whom a proxy names.
fn address(app: &App, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0.address);
    let named = if app.behind_proxy { named(request.headers()) } else { None };
    network(named.unwrap_or(peer))
}

/// Whom our own proxy names: the last of all, on the last line. Those before it anybody can write.
fn named(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    line.rsplit(',').next()?.trim().trim_start_matches('[').trim_end_matches(']').parse().ok()
}

/// What is counted as one: an address, or of the new ones a network, since everybody has one of them.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            const HOST: u128 = u64::MAX as u128;
            IpAddr::V6((u128::from(address) & !HOST).into())
        }
        address @ IpAddr::V4(_) => address,
    }
}

/// Whether a request comes from a page of ours, or from no page at all.
fn is_from_here(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        // Browsers that don't name the origin say at least this.
        return headers.get("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none");
    };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(ours) = &app.origin {
        return origin == ours;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    origin.split_once("://").map(|(_, origin)| origin) == host
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_address_of_the_last_line_is_that_of_our_proxy() {
        let told = |lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", HeaderValue::from_static(line));
            }
            named(&headers).map(|address| address.to_string())
        };
        assert_eq!(told(&["1.1.1.1, 2.2.2.2"]).as_deref(), Some("2.2.2.2"));
        assert_eq!(told(&["1.1.1.1", "9.9.9.9,3.3.3.3"]).as_deref(), Some("3.3.3.3"));
        assert_eq!(told(&["[2001:db8::1]"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(told(&["3.3.3.3", "nobody"]), None);
        assert_eq!(told(&[]), None);
    }

    #[test]
    fn a_network_of_new_addresses_counts_as_one() {
        let network = |text: &str| network(text.parse().expect("an address")).to_string();
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(network("::ffff:1.2.3.4"), "1.2.3.4");
        assert_eq!(network("1.2.3.4"), "1.2.3.4");
    }
}
