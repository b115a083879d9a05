//! A drawing in parts, and what of it a page that shows an earlier one has to swap.

use super::choices::{Choices, ChoicesChange};
use super::lines::{LOG_LINES, Line, Lines};
use super::lists::{Run, runs};
use boards::{Drawn, Frame, LiveLayer, Outlook};
use serde::Serialize;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// A match as drawn for one pair of eyes, in the parts that a page swaps one by one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// What the layers of the board lie in.
    pub frame: Frame,
    /// Where the seat sits at the board, in hundredths of its width and height.
    pub home: Option<(u8, u8)>,
    /// The layer that seldom changes; none if there is no board to be seen.
    pub ground: Option<Ground>,
    /// The numbers of the cards whose pictures the pieces refer to.
    pub cards: Vec<u16>,
    /// The layer of what moves.
    pub live: LiveLayer,
    /// How the scenario is won, and how it stands.
    pub aim: Drawn,
    /// What both sides have lost.
    pub losses: Drawn,
    /// Whose turn is played back.
    pub reel: Drawn,
    /// Points, phase, who sits where.
    pub standing: Drawn,
    /// What is asked.
    pub prompt: String,
    /// What a title offers beside the choices.
    pub offer: String,
    /// What may be done.
    pub choices: Choices,
    /// Hint, undo, passing: forms without their token.
    pub aids: String,
    /// The position that forms are about.
    pub token: String,
    /// The newest lines of the story.
    pub log: Lines,
    /// What was said.
    pub talk: Drawn,
    /// How many remarks there were then; none if what is said is not shown.
    pub remarks: Option<usize>,
    /// The words for the sides, as far as it is known who they are.
    pub sides: [&'static str; 2],
    /// Giving up, draws, rematch, the record.
    pub business: Drawn,
}

/// The ground of a board, known by its mark.
#[derive(Clone, Debug)]
pub struct Ground {
    /// The mark.
    pub mark: u64,
    /// From where it is seen.
    pub outlook: Outlook,
    /// The layer.
    pub svg: Arc<str>,
}

impl PartialEq for Ground {
    fn eq(&self, other: &Ground) -> bool {
        (self.mark, self.outlook) == (other.mark, other.outlook)
    }
}

impl Eq for Ground {}

/// The field of a form that the script fills in, so that a form is the same from one position to the next.
const NO_TOKEN: &str = r#"name="token" value="""#;

/// What has changed for a page that shows an earlier drawing: each part that is another now.
#[derive(Serialize)]
pub struct Changes<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    ground: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    faces: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    under: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pieces: Option<Vec<Run<'a, str>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    over: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    aim: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    losses: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reel: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    standing: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    prompt: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    offer: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<ChoicesChange<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    aids: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<LogChange>,
    #[serde(skip_serializing_if = "Option::is_none")]
    talk: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    business: Option<&'a str>,
}

/// Lines that go from the end of the story, and lines that come there.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct LogChange {
    cut: usize,
    more: String,
}

impl Drawing {
    /// What a page that shows `before` (or nothing) has to swap; only the pictures of cards that it has not are drawn.
    pub fn changes_since(&self, before: Option<&Drawing>, pictures: impl FnOnce(Vec<u16>) -> String) -> Changes<'_> {
        let shown = before.map_or(&[][..], |before| &before.cards);
        let new: Vec<u16> = self.cards.iter().copied().filter(|card| !shown.contains(card)).collect();
        let part = |of: fn(&Drawing) -> &String| {
            let now = of(self);
            before.is_none_or(|before| of(before) != now).then_some(now.as_str())
        };
        let kept = |of: fn(&Drawing) -> &Drawn| {
            let now = of(self);
            before.is_none_or(|before| of(before) != now).then_some(&**now)
        };
        let another_ground = before.is_none_or(|before| before.ground != self.ground);
        Changes {
            ground: another_ground.then(|| self.ground_svg()),
            faces: (!new.is_empty()).then(|| pictures(new)),
            under: part(|drawing| &drawing.live.under),
            pieces: match before {
                Some(before) => runs(&before.live.pieces, &self.live.pieces).map(drawn),
                None => Some(drawn(self.live.pieces.iter().map(Run::New).collect())),
            },
            over: part(|drawing| &drawing.live.over),
            aim: kept(|drawing| &drawing.aim),
            losses: kept(|drawing| &drawing.losses),
            reel: kept(|drawing| &drawing.reel),
            standing: kept(|drawing| &drawing.standing),
            prompt: part(|drawing| &drawing.prompt),
            offer: part(|drawing| &drawing.offer),
            choices: self.choices.changes_since(before.map(|before| &before.choices)),
            aids: part(|drawing| &drawing.aids),
            token: part(|drawing| &drawing.token),
            log: match before {
                Some(before) => log_change(&before.log, &self.log),
                None => Some(LogChange { cut: LOG_LINES, more: self.log_lines() }),
            },
            talk: kept(|drawing| &drawing.talk),
            business: kept(|drawing| &drawing.business),
        }
    }

    /// The ground, if there is a board to be seen.
    pub fn ground_svg(&self) -> &str {
        self.ground.as_ref().map_or("", |ground| &ground.svg)
    }

    /// Hint, undo and passing for a page: their forms are about this position.
    pub fn aids_on_page(&self) -> String {
        self.aids.replace(NO_TOKEN, &format!(r#"name="token" value="{}""#, self.token))
    }

    /// The lines of the log.
    pub fn log_lines(&self) -> String {
        self.log.iter().skip(self.log.len().saturating_sub(LOG_LINES)).map(Line::html).collect()
    }

    /// Names all that a page with this drawing shows, so that its live channel need not send it again.
    pub fn tag(&self) -> String {
        let mut tag = DefaultHasher::new();
        (
            self.ground.as_ref().map(|ground| (ground.mark, ground.outlook)),
            &self.live,
            &self.standing,
            &self.prompt,
            &self.choices,
        )
            .hash(&mut tag);
        (&self.aim, &self.losses, &self.reel, &self.offer, &self.aids, &self.token, &self.talk, &self.business)
            .hash(&mut tag);
        self.log.iter().for_each(|line| line.html.hash(&mut tag));
        table::to_hex(&tag.finish().to_be_bytes())
    }
}

/// What is new of the pieces, as it is drawn.
fn drawn(pieces: Vec<Run<Drawn>>) -> Vec<Run<str>> {
    pieces.into_iter().map(|run| run.map(|piece| &**piece)).collect()
}

/// How one story becomes another: from the oldest step that both tell in full, they agree up to some line.
fn log_change(before: &Lines, now: &Lines) -> Option<LogChange> {
    if before == now {
        return None;
    }
    let oldest = |lines: &Lines| lines.iter().next().map_or(0, |line| line.step);
    let full = oldest(before).max(oldest(now));
    let known = |lines: &Lines| lines.iter().take_while(|line| line.step <= full).count();
    let (mut kept, mut start) = (known(before), known(now));
    let agree = before.iter().skip(kept).zip(now.iter().skip(start)).take_while(|(was, is)| was == is).count();
    if agree == 0 {
        (kept, start) = (0, 0);
    }
    let more = now.iter().skip(start + agree).map(Line::html).collect();
    Some(LogChange { cut: before.len() - kept - agree, more })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(steps: &[(usize, &str)]) -> Lines {
        let mut log = Lines::default();
        steps.iter().for_each(|(step, text)| log.push(Line { step: *step, html: (*text).to_owned().into() }));
        log
    }

    /// What a page does with the change.
    fn swapped(before: &Lines, now: &Lines) -> String {
        match log_change(before, now) {
            None => before.iter().map(Line::html).collect(),
            Some(LogChange { cut, more }) => {
                before.iter().take(before.len() - cut).map(Line::html).collect::<String>() + &more
            }
        }
    }

    #[test]
    fn only_what_is_new_in_the_log_is_sent() {
        let before = log(&[(0, "a"), (1, "b"), (2, "c"), (3, "d")]);
        let acted = log(&[(0, "a"), (1, "b"), (2, "c"), (3, "d"), (4, "e"), (4, "f")]);
        assert_eq!(log_change(&before, &acted), Some(LogChange { cut: 0, more: "ef".to_owned() }));
        assert_eq!(log_change(&acted, &before), Some(LogChange { cut: 2, more: String::new() }));
        assert_eq!(log_change(&before, &before), None);
        let trimmed = log(&[(1, "b"), (2, "c"), (3, "d"), (4, "e")]);
        assert_eq!(log_change(&before, &trimmed), Some(LogChange { cut: 0, more: "e".to_owned() }));
    }

    #[test]
    fn a_log_that_was_taken_back_and_went_on_otherwise_is_told_right() {
        let before = log(&[(0, "a"), (1, "b"), (2, "c"), (3, "x")]);
        for now in [
            log(&[(0, "a"), (1, "b"), (2, "y"), (3, "x")]),
            log(&[(0, "a"), (1, "b"), (2, "c"), (3, "z")]),
            log(&[(0, "a"), (1, "q")]),
            log(&[(9, "q")]),
            log(&[]),
        ] {
            let told: String = now.iter().map(Line::html).collect();
            assert_eq!(swapped(&before, &now), told);
            assert_eq!(swapped(&now, &before), "abcx");
        }
    }

    #[test]
    fn a_page_gets_the_parts_that_changed_and_no_others() {
        let before = Drawing { prompt: "q".to_owned(), ..Drawing::default() };
        let ground = Some(Ground { mark: 1, outlook: Outlook::Upright, svg: "g".into() });
        let before = Drawing { cards: vec![3, 5], ground, ..before };
        let now = Drawing { prompt: "r".to_owned(), cards: vec![3, 4, 7], ..before.clone() };
        let changes = |before: Option<&Drawing>| {
            serde_json::to_value(now.changes_since(before, |new| format!("{new:?}"))).unwrap()
        };
        assert_eq!(changes(Some(&before)), serde_json::json!({ "prompt": "r", "faces": "[4, 7]" }));
        assert_eq!(changes(Some(&now)), serde_json::json!({}));
        assert_eq!((&changes(None)["ground"], &changes(None)["faces"]), (&"g".into(), &"[3, 4, 7]".into()));
        assert_eq!(changes(None)["log"]["cut"], LOG_LINES, "whatever the page had before goes");
        assert_ne!(before.tag(), now.tag());
    }
}
