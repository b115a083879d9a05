//! Whom a request is charged to: an address, since a cookie can be invented.

use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// Whoever sends requests from one address; from one network of 64 bits where addresses cost nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Client(IpAddr);

/// The header in which proxies name whom they speak for, the nearest last.
const FORWARDED: &str = "x-forwarded-for";

impl Client {
    /// Of whom nothing is known.
    pub const NOBODY: Client = Client(IpAddr::V6(Ipv6Addr::UNSPECIFIED));

    /// Whoever has this address.
    pub fn of(address: IpAddr) -> Client {
        Client(match address.to_canonical() {
            IpAddr::V6(address) => Ipv6Addr::from(u128::from(address) >> 64 << 64).into(),
            short => short,
        })
    }

    /// Whoever is at the other end of a connection; or, if that is one of our own proxies, whom it names. What others
    /// write into the header is not believed.
    pub fn behind(peer: IpAddr, headers: &HeaderMap, proxies: &[IpAddr]) -> Client {
        let is_ours = |address: IpAddr| proxies.contains(&address.to_canonical());
        if !is_ours(peer) {
            return Client::of(peer);
        }
        let lines = headers.get_all(FORWARDED).iter().rev().filter_map(|line| line.to_str().ok());
        for word in lines.flat_map(|line| line.rsplit(',')) {
            match address(word.trim()) {
                Some(address) if is_ours(address) => {}
                Some(address) => return Client::of(address),
                None => break,
            }
        }
        Client::of(peer)
    }
}

/// An address as proxies write it, some with a port.
fn address(word: &str) -> Option<IpAddr> {
    let bare = word.trim_start_matches('[').trim_end_matches(']');
    bare.parse().ok().or_else(|| word.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn behind(peer: &str, lines: &[&str]) -> Client {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(FORWARDED, line.parse().unwrap());
        }
        Client::behind(peer.parse().unwrap(), &headers, &["10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap()])
    }

    fn of(address: &str) -> Client {
        Client::of(address.parse().unwrap())
    }

    #[test]
    fn only_our_own_proxies_are_believed() {
        assert_eq!(behind("203.0.113.9", &["198.51.100.1"]), of("203.0.113.9"), "anybody can write a header");
        assert_eq!(behind("10.0.0.1", &["198.51.100.1"]), of("198.51.100.1"));
        assert_eq!(behind("10.0.0.1", &["192.0.2.7, 198.51.100.1"]), of("198.51.100.1"), "the first is hearsay");
        assert_eq!(behind("10.0.0.1", &["192.0.2.7", "198.51.100.1, 10.0.0.2"]), of("198.51.100.1"));
        assert_eq!(behind("10.0.0.1", &["198.51.100.1:4711"]), of("198.51.100.1"));
        assert_eq!(behind("10.0.0.1", &["[2001:db8::1]:4711"]), of("2001:db8::1"));
        assert_eq!(behind("10.0.0.1", &["198.51.100.1, unknown"]), of("10.0.0.1"));
        assert_eq!(behind("10.0.0.1", &[]), of("10.0.0.1"));
        assert_eq!(behind("::ffff:10.0.0.1", &["198.51.100.1"]), of("198.51.100.1"));
    }

    #[test]
    fn a_network_of_many_addresses_is_one_client() {
        assert_eq!(of("2001:db8:1:2::3"), of("2001:db8:1:2:ffff::1"));
        assert_ne!(of("2001:db8:1:2::3"), of("2001:db8:1:3::3"));
        assert_eq!(of("::ffff:198.51.100.1"), of("198.51.100.1"));
        assert_ne!(of("198.51.100.1"), of("198.51.100.2"));
    }
}
