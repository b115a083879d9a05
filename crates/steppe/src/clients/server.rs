//! A server to play on: one that is given, or our own on a database that goes with it.

use super::Trouble;
use crate::Failure;
use crate::files::raise_limit;
use std::io::{BufRead, BufReader, Read};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::net::{TcpSocket, TcpStream};

/// Where a server on this machine listens.
#[derive(Clone, Debug)]
pub struct Address {
    to: SocketAddr,
    from: Option<IpAddr>,
}

impl Address {
    /// Reads `http://127.0.0.1:1943`. Only this machine is accepted: nobody else's server is to be loaded.
    pub fn parse(url: &str) -> Result<Address, Failure> {
        let wrong = |why: &str| Failure::input(format!("--server {url}: {why}"));
        let rest = url.strip_prefix("http://").ok_or_else(|| wrong("begin with http://"))?;
        let host = rest.strip_suffix('/').unwrap_or(rest);
        let host = match host.strip_prefix("localhost") {
            Some(port) => format!("127.0.0.1{port}"),
            None => host.to_owned(),
        };
        let with_port = host.parse::<SocketAddr>();
        let without = || host.trim_matches(['[', ']']).parse::<IpAddr>().map(|ip| SocketAddr::new(ip, 80));
        let address = with_port.or_else(|_| without());
        let address = address.map_err(|_| wrong("only 127.0.0.0/8, localhost and [::1] are played on"))?;
        match address.ip().is_loopback() {
            true => Ok(Address::of(address)),
            false => Err(wrong("this is another machine; only 127.0.0.0/8, localhost and [::1] are played on")),
        }
    }

    fn of(to: SocketAddr) -> Address {
        Address { to, from: None }
    }

    /// The same server, visited from 127.0.0.`last`: the addresses of this machine are as good as those of others.
    pub fn visited_from(&self, last: u8) -> Address {
        Address { from: self.to.is_ipv4().then(|| Ipv4Addr::new(127, 0, 0, last).into()), ..self.clone() }
    }

    /// Host and port.
    pub fn host(&self) -> String {
        self.to.to_string()
    }

    /// A new connection.
    pub async fn connect(&self) -> Result<TcpStream, Trouble> {
        let stream = match self.from {
            None => TcpStream::connect(self.to).await?,
            Some(from) => {
                let socket = TcpSocket::new_v4()?;
                socket.bind(SocketAddr::new(from, 0))?;
                socket.connect(self.to).await?
            }
        };
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

/// On which terms a server of our own runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terms {
    /// Without limits and pauses: to measure what it can do.
    Generous,
    /// As anybody would start it.
    Usual,
}

impl Terms {
    fn options(self) -> Vec<String> {
        match self {
            Terms::Usual => Vec::new(),
            Terms::Generous => {
                let connections = raise_limit().map_or(10_000, |files| files.saturating_sub(200).clamp(100, 100_000));
                let options = format!(
                    "--rate 1000000000 --bot-pause 0 --connections {connections} --connections-per-address {connections}"
                );
                options.split(' ').map(str::to_owned).collect()
            }
        }
    }
}

/// Our own server: this program in a child process, on a temporary database.
pub struct Server {
    /// Where it listens, also after a restart.
    pub address: Address,
    terms: Terms,
    folder: PathBuf,
    child: Child,
    complaints: Arc<Mutex<Vec<String>>>,
}

impl Server {
    /// Starts a server; its database is made in a folder of its own in `under`.
    pub fn start(under: &Path, terms: Terms) -> Result<Server, Failure> {
        let folder = new_folder(under)?;
        let complaints = Arc::default();
        let started = free_port().and_then(|address| Ok((spawn(&folder, terms, address, &complaints)?, address)));
        match started {
            Ok((child, address)) => Ok(Server { address: Address::of(address), terms, folder, child, complaints }),
            Err(failure) => {
                let _ = std::fs::remove_dir_all(&folder);
                Err(failure)
            }
        }
    }

    /// Its process.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Its database.
    pub fn database(&self) -> PathBuf {
        database(&self.folder)
    }

    /// Ends it at once, whatever it does (SIGKILL).
    pub fn kill(&mut self) -> Result<(), Failure> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Starts it again on the same port and the same database.
    pub fn start_again(&mut self) -> Result<(), Failure> {
        self.child = spawn(&self.folder, self.terms, self.address.to, &self.complaints)?;
        Ok(())
    }

    /// What it wrote to its standard error.
    pub fn complaints(&self) -> Vec<String> {
        self.complaints.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.kill();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn database(folder: &Path) -> PathBuf {
    folder.join("steppe.db")
}

/// A new folder with a name of its own.
fn new_folder(under: &Path) -> Result<PathBuf, Failure> {
    let mut random = [0; 8];
    getrandom::fill(&mut random).map_err(|error| Failure::input(error.to_string()))?;
    let folder = under.join(format!("steppe-{}", table::to_hex(&random)));
    std::fs::create_dir(&folder)
        .map_err(|error| Failure::input(format!("cannot make the folder {}: {error}", folder.display())))?;
    Ok(folder)
}

/// A port that is free now, and that the system does not hand out to others while our server is down.
fn free_port() -> Result<SocketAddr, Failure> {
    for _ in 0..100 {
        let mut random = [0; 2];
        getrandom::fill(&mut random).map_err(|error| Failure::input(error.to_string()))?;
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 12_000 + u16::from_le_bytes(random) % 18_000));
        if TcpListener::bind(address).is_ok() {
            return Ok(address);
        }
    }
    Err(Failure::input("no free port was found on 127.0.0.1"))
}

/// Starts the program and waits until it listens.
fn spawn(
    folder: &Path,
    terms: Terms,
    address: SocketAddr,
    complaints: &Arc<Mutex<Vec<String>>>,
) -> Result<Child, Failure> {
    let mut child = Command::new(std::env::current_exe()?)
        .args(["serve", "--log", "warn"])
        .args(terms.options())
        .args(["--listen", &address.to_string(), "--database"])
        .arg(database(folder))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let (out, errors) = (child.stdout.take(), child.stderr.take());
    let listener = errors.map(|errors| listen(errors, complaints.clone()));
    let mut line = String::new();
    let mut out = BufReader::new(out.ok_or_else(|| Failure::input("the server has no output"))?);
    if !matches!(out.read_line(&mut line), Ok(1..)) {
        let _ = child.kill();
        let _ = child.wait();
        let _ = listener.map(|listener| listener.join());
        let said = complaints.lock().unwrap_or_else(PoisonError::into_inner).join("; ");
        return Err(Failure::input(format!("the server did not start: {said}")));
    }
    Ok(child)
}

/// The most lines of complaints that are kept.
const KEPT: usize = 100;

fn listen(errors: impl Read + Send + 'static, complaints: Arc<Mutex<Vec<String>>>) -> std::thread::JoinHandle<()> {
    std::thread::spawn(move || {
        for line in BufReader::new(errors).lines().map_while(Result::ok) {
            let mut all = complaints.lock().unwrap_or_else(PoisonError::into_inner);
            if all.len() < KEPT {
                all.push(line);
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_played_on() {
        let hosts = ["http://127.0.0.1:1943", "http://localhost:80/", "http://[::1]:1943", "http://127.3.2.1"];
        for url in hosts {
            assert!(Address::parse(url).is_ok(), "{url}");
        }
        let others = [
            "http://192.168.1.5:1943",
            "http://example.org",
            "http://localhost.example.org:80",
            "https://127.0.0.1",
            "http://127.0.0.1@example.org",
            "http://[::2]:1",
            "http://0.0.0.0:80",
            "",
        ];
        for url in others {
            assert!(Address::parse(url).is_err(), "{url}");
        }
        assert_eq!(Address::parse("http://localhost:1943/").unwrap().host(), "127.0.0.1:1943");
    }
}
