//! What the system knows about a process. Only Linux tells; elsewhere there is no answer.

use std::fs::read_to_string;

/// Ticks a second in which Linux counts the time of processes.
const TICKS: f64 = 100.0;

/// The memory of a process that is in use.
pub fn resident_bytes(pid: u32) -> Option<u64> {
    let status = read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().trim_end_matches(" kB").trim().parse::<u64>().ok()? * 1024)
}

/// The processor time that a process has used, in seconds.
pub fn cpu_seconds(pid: u32) -> Option<f64> {
    let stat = read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let mut fields = stat.rsplit_once(") ")?.1.split(' ').skip(11);
    let (user, system): (f64, f64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some((user + system) / TICKS)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn linux_tells_of_this_process() {
        let pid = std::process::id();
        assert!(resident_bytes(pid).is_some_and(|bytes| bytes > 100_000));
        assert!(cpu_seconds(pid).is_some_and(|seconds| seconds < 3600.0));
        assert_eq!(cpu_seconds(u32::MAX), None);
    }
}
