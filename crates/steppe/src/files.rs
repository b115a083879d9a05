//! How many files and connections this process may have open.

/// Raises the limit as far as the system lets us, and says where it is then; none where nobody tells.
#[cfg(unix)]
pub fn raise_limit() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let before = getrlimit(Resource::Nofile);
    let wanted = Rlimit { current: before.maximum, maximum: before.maximum };
    let raised = setrlimit(Resource::Nofile, wanted).is_ok();
    if raised { wanted.current.or(Some(u64::MAX)) } else { before.current }
}

/// Nobody tells.
#[cfg(not(unix))]
pub fn raise_limit() -> Option<u64> {
    None
}

#[cfg(all(test, unix))]
mod tests {
    #[test]
    fn the_limit_is_known_and_not_lower_than_before() {
        let first = super::raise_limit().expect("a limit");
        assert!(first >= 64 && super::raise_limit() == Some(first));
    }
}
