//! What somebody types during a match.

use std::path::PathBuf;

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// Do the action of this number, or whose text holds these words.
    Act(String),
    Undo,
    Why(String),
    Rule(String),
    Board,
    List,
    More,
    Log,
    Save(Option<PathBuf>),
    Hint,
    Help,
    Quit,
    Nothing,
}

/// What the commands do.
pub(super) const HELP: &str = "\
  a number, or words     do that action; words must fit one action only
  undo                   take back your last action, where the rules of the table allow it
  why NUMBER or ACTION   the rule behind an action, or why something cannot be done
  rule ID                read a rule
  board                  draw the board
  list, more             the actions again, or the next page of them
  hint                   what the veteran would do
  log                    everything that you have heard so far
  save FILE              keep the match in a file
  help                   this list
  quit                   stop playing";

impl Said {
    /// Understands a line.
    pub fn read(line: &str) -> Said {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_owned();
        let alone = rest.is_empty();
        match word.to_ascii_lowercase().as_str() {
            "" => Said::Nothing,
            "undo" if alone => Said::Undo,
            "why" => Said::Why(rest),
            "rule" => Said::Rule(rest),
            "board" if alone => Said::Board,
            "list" if alone => Said::List,
            "more" if alone => Said::More,
            "log" if alone => Said::Log,
            "save" => Said::Save((!alone).then(|| rest.into())),
            "hint" if alone => Said::Hint,
            "help" | "?" if alone => Said::Help,
            "quit" | "exit" | "q" if alone => Said::Quit,
            _ => Said::Act(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_told_from_actions() {
        assert_eq!(Said::read("12"), Said::Act("12".into()));
        assert_eq!(Said::read("Board the train"), Said::Act("Board the train".into()));
        assert_eq!(Said::read("BOARD"), Said::Board);
        assert_eq!(Said::read("save my file.txt"), Said::Save(Some("my file.txt".into())));
        assert_eq!(Said::read("why  3"), Said::Why("3".into()));
        assert_eq!(Said::read(""), Said::Nothing);
    }
}
