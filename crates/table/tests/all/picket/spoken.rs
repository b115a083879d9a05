//! What Picket says, and its passport.

use super::{Action, Event, Picket, Step, View};
use std::sync::LazyLock;
use table::{
    Aim, ChanceIn, Message, OptionSpec, Origin, Phase, Prompt, Rulebook, SequenceOfPlay, Side, Spoken, Taught, Title,
    Track, Values,
};

pub static TITLE: Title = Title {
    id: "picket",
    name: "Picket",
    pitch: "Two pickets face each other across a road at night. Post your watch, and guess at theirs.",
    sides: ["west", "east"],
    players: 2..=2,
    chance: ChanceIn::Play,
    options: &OPTIONS,
    rulebook: &RULEBOOK,
    edition: 1,
};

static RULEBOOK: LazyLock<Rulebook> = LazyLock::new(|| Rulebook::read(include_str!("RULES.md"), "PK"));

static OPTIONS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| {
    let option = |id: &str, default: &str, most, note: &str| OptionSpec {
        id: id.into(),
        default: default.into(),
        values: Values::Range(1, most),
        origin: Origin::Reconstructed,
        note: note.into(),
    };
    vec![option("rounds", "3", 3, "How many rounds there are."), option("watch", "2", 2, "Cards posted a round.")]
});

impl Taught for Picket {}

impl SequenceOfPlay for Picket {
    fn track(view: &View) -> Track {
        Track {
            phases: vec![Phase { name: Message::new("night"), about: Message::new("night-about") }],
            at: 0,
            turn: view.round.into(),
            last: None,
        }
    }

    fn step(view: &View) -> &'static str {
        match view.step {
            Step::LeaderPosts | Step::OtherPosts => "posts",
            Step::LeaderActs => "acts",
            Step::LeaderCharges => "charges",
            Step::Over => "over",
        }
    }
}

impl Spoken for Picket {
    fn prompt(view: &View) -> Prompt {
        match view.step {
            Step::LeaderPosts | Step::OtherPosts => Prompt::new("PK-2.1", "post"),
            Step::LeaderActs => Prompt::new("PK-3.1", "act"),
            Step::LeaderCharges => Prompt::new("PK-3.2", "charge"),
            Step::Over => Prompt::new("PK-3.5", "over"),
        }
    }

    fn action(_: &View, action: Action) -> Prompt {
        match action {
            Action::Post(card) => Prompt::new("PK-2.1", "post-card").with("card", card),
            Action::Dig => Prompt::new("PK-2.2", "dig"),
            Action::Stand => Prompt::new("PK-2.3", "stand"),
            Action::Scout => Prompt::new("PK-3.1", "scout"),
            Action::Charge => Prompt::new("PK-3.2", "charge"),
            Action::Press => Prompt::new("PK-3.3", "press"),
            Action::Hold => Prompt::new("PK-3.3", "hold"),
            Action::Withdraw => Prompt::new("PK-3.4", "withdraw"),
        }
    }

    fn event(event: &Event) -> Prompt {
        let unseen = |card: Option<u8>| card.unwrap_or(0);
        match event {
            Event::Drew { card, .. } => Prompt::new("PK-1.1", "drew").with("card", unseen(*card)),
            Event::Posted { card, .. } => Prompt::new("PK-2.1", "posted").with("card", unseen(*card)),
            Event::Dug { .. } => Prompt::new("PK-2.2", "dug"),
            Event::Stood { .. } => Prompt::new("PK-2.3", "stood"),
            Event::Scouted { watch, .. } => {
                let sum: u8 = watch.iter().flatten().sum();
                Prompt::new("PK-3.1", "scouted").with("sum", sum)
            }
            Event::Rolled { die, .. } => Prompt::new("PK-3.2", "rolled").with("die", *die),
            Event::Clashed { watches, .. } => {
                let [first, second] = watches.each_ref().map(|watch| watch.iter().sum::<u8>());
                Prompt::new("PK-3.3", "clashed").with("first", first).with("second", second)
            }
            Event::Withdrew { .. } => Prompt::new("PK-3.4", "withdrew"),
        }
    }

    fn aim(view: &View) -> Aim {
        let [west, east] = view.points;
        let count = |side, points| (side, Message::new("points").with("points", points));
        let counts = vec![count(Side::First, west), count(Side::Second, east)];
        Aim { won: Prompt::new("PK-3.5", "most-points"), counts, also: None, ends: None }
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        &[("en", "post = Post your watch.\npost-card = Post the { $card }\nstand = Stand\n")]
    }
}
