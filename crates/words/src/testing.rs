//! A title tested in all its languages at once.

use crate::{Lexicon, Passport};
use std::collections::BTreeSet;
use table::decks::{Deck, DeckRules, Figure, MOST};
use table::kit::LANGUAGES;
use table::{Aim, Arg, Chance, Dice, EventList, Idea, Match, Message, Next, Prompt, Rng, Spoken, Taught, Verdict};

/// The title speaks all languages, its locale files fit together, and they fit the code that names their messages.
pub fn languages_fit<R: Spoken + Taught>(sources: &[String]) {
    let code: Vec<&str> = sources.iter().map(String::as_str).collect();
    assert_eq!(Passport::check::<R>(&code), Vec::<String>::new());
    let spoken: Vec<&str> = R::locales().iter().map(|(language, _)| *language).collect();
    assert_eq!(spoken, LANGUAGES);
}

/// The message in all languages, no-break spaces shown as `~`.
pub fn said<R: Spoken>(message: &Message) -> [String; 4] {
    LANGUAGES.map(|language| {
        let text = Lexicon::new(language, R::locales()).say_checked(message).expect("a text without faults");
        text.replace('\u{a0}', "~")
    })
}

/// Hears messages in all languages, and remembers what could not be said.
pub struct Polyglot<R: Spoken> {
    lexicons: [(&'static str, Lexicon); 4],
    faults: BTreeSet<String>,
    keys: BTreeSet<&'static str>,
    rules: std::marker::PhantomData<R>,
}

impl<R: Spoken> Default for Polyglot<R> {
    fn default() -> Polyglot<R> {
        let lexicons = LANGUAGES.map(|language| (language, Lexicon::new(language, R::locales())));
        Polyglot { lexicons, faults: BTreeSet::new(), keys: BTreeSet::new(), rules: std::marker::PhantomData }
    }
}

impl<R: Spoken> Polyglot<R> {
    /// A message.
    pub fn hear(&mut self, message: &Message) {
        self.keys.insert(message.key);
        self.keys.extend(message.args.iter().filter_map(|(_, arg)| match arg {
            Arg::Message(inner) => Some(inner.key),
            _ => None,
        }));
        for (language, lexicon) in &self.lexicons {
            match lexicon.say_checked(message) {
                Ok(text) if text.trim() == text && !text.is_empty() && !text.contains("  ") => {}
                Ok(text) => drop(self.faults.insert(format!("{language}: blanks in {text:?}"))),
                Err(faults) => self.faults.extend(faults.iter().map(|fault| format!("{language}: {fault}"))),
            }
        }
    }

    /// A line, which also names a rule of the rulebook.
    pub fn hear_line(&mut self, line: &Prompt) {
        if R::title().rulebook.rule(line.rule).is_none() {
            self.faults.insert(format!("there is no {}", line.rule));
        }
        self.hear(&line.message);
    }

    /// A whole match, of actions that are mostly keen: what everybody is asked, all that could be done and all
    /// that happens. Of every so many positions; `more` is what else the title says of one.
    pub fn hear_match(
        &mut self,
        setup: &R::Setup,
        seed: u64,
        every: u32,
        is_keen: impl Fn(&R::Action) -> bool,
        mut more: impl FnMut(&mut Polyglot<R>, &R::View, &[R::Action]),
    ) {
        let (mut rng, mut dice) = (Rng::seeded(seed), Dice::quick(seed));
        let mut events = EventList::default();
        let mut state = R::begin(setup, &mut dice, &mut events).expect("a valid setup");
        let mut legal = Vec::new();
        for decision in 0u32.. {
            events.told.drain(..).for_each(|told| self.hear_line(&R::event(&told.event)));
            legal.clear();
            R::legal(&state, &mut legal);
            if decision % every == 0 || legal.is_empty() {
                self.hear_position(&state, &legal, &mut more);
            }
            let keen: Vec<R::Action> = legal.iter().copied().filter(&is_keen).collect();
            let from = if keen.is_empty() || rng.below(4) == 0 { &legal } else { &keen };
            let Some(&action) = rng.pick(from) else { break };
            R::apply(&mut state, action, &mut dice, &mut events);
        }
    }

    fn hear_position(
        &mut self,
        state: &R::State,
        legal: &[R::Action],
        more: &mut impl FnMut(&mut Polyglot<R>, &R::View, &[R::Action]),
    ) {
        let seats = R::seating(R::setup(state)).seats();
        for seat in seats.map(Some).chain([None]) {
            let view = R::view(state, seat);
            self.hear_line(&R::prompt(&view));
            self.hear_aim(&R::aim(&view));
        }
        if let Next::Decide(seat) = R::next(state) {
            let view = R::view(state, Some(seat));
            legal.iter().for_each(|action| self.hear_line(&R::action(&view, *action)));
            more(self, &view, legal);
        }
    }

    fn hear_aim(&mut self, aim: &Aim) {
        [&aim.won].into_iter().chain(&aim.ends).for_each(|line| self.hear_line(line));
        aim.counts.iter().map(|(_, count)| count).chain(&aim.also).for_each(|message| self.hear(message));
    }

    /// The messages heard so far.
    pub fn heard(&self) -> &BTreeSet<&'static str> {
        &self.keys
    }

    /// Everything could be said.
    pub fn is_content(&self) {
        assert_eq!(self.faults, BTreeSet::new());
    }
}

/// How long an idea may be told, in words.
const SHORT: usize = 30;

/// The guided first match can be played to its end in every language: each idea is short, is fulfilled by what is shown
/// and by nothing before its end, says why something else is beside the point, and all of it takes about ten minutes.
pub fn lesson_is_sound<R: Spoken + Taught>() {
    let mut polyglot = Polyglot::<R>::default();
    let ideas = R::lesson();
    let minutes = ideas.iter().map(|idea| u32::from(idea.seconds)).sum::<u32>() / 60;
    assert!((8..=12).contains(&minutes), "{minutes} minutes are not about ten");
    for idea in &ideas {
        let name = idea.words.name;
        polyglot.hear_line(&Prompt::new(idea.rule, name));
        idea.words.keys().iter().for_each(|key| polyglot.hear(&Message::new(key)));
        for said in said::<R>(&Message::new(idea.words.say)) {
            assert!(said.split_whitespace().count() <= SHORT, "{name}: more than {SHORT} words: {said}");
        }
        polyglot.play_as_shown(idea);
        polyglot.try_at_random(idea);
    }
    polyglot.is_content();
}

impl<R: Spoken + Taught> Polyglot<R> {
    fn play_as_shown(&mut self, idea: &Idea<R>) {
        let (name, mut game) = (idea.words.name, idea.begin());
        assert_eq!(R::faults(game.state()), Vec::<String>::new(), "{name}");
        let shown = (idea.shown)();
        for (left, action) in (0..shown.len()).rev().zip(shown) {
            assert!(!idea.marks(&game).iter().any(|mark| mark.spots.is_empty()), "{name}: an empty mark");
            idea.marks(&game).iter().for_each(|mark| self.hear(&mark.note));
            let verdict = judged(idea, &mut game, action);
            let wanted = if left == 0 { Verdict::Right } else { Verdict::OnTheWay };
            assert_eq!(verdict, wanted, "{name}: {action:?}");
        }
    }

    /// Whatever a learner tries, there are words for it.
    fn try_at_random(&mut self, idea: &Idea<R>) {
        let mut rng = Rng::seeded(1);
        let mut besides = 0;
        for _ in 0..200 {
            let mut game = idea.begin();
            for _ in 0..8 {
                idea.marks(&game).iter().for_each(|mark| self.hear(&mark.note));
                let Some(&action) = rng.pick(&game.legal()) else { break };
                match judged(idea, &mut game, action) {
                    Verdict::OnTheWay => {}
                    Verdict::Right => break,
                    Verdict::Beside { why, .. } => {
                        besides += 1;
                        self.hear(&why);
                        break;
                    }
                }
            }
        }
        assert!(besides > 0, "{}: nothing is beside the point", idea.words.name);
    }
}

/// Whoever decides does this, and it is judged.
fn judged<R: Taught>(idea: &Idea<R>, game: &mut Match<R>, action: R::Action) -> Verdict {
    let Next::Decide(seat) = game.next() else { panic!("{}: it is over", idea.words.name) };
    game.act(seat, action).unwrap_or_else(|denied| panic!("{}: {action:?}: {denied:?}", idea.words.name));
    let verdict = idea.judge(game);
    while let (Some(reply), Next::Decide(other)) = (idea.reply(game), game.next()) {
        game.act(other, reply).unwrap_or_else(|denied| panic!("{}: {reply:?}: {denied:?}", idea.words.name));
    }
    verdict
}

/// Decks of a title's own can be built from nothing and from what comes with it: all that is said of them can be said in
/// every language, cards are found by what is known of them, and every refusal has its rule.
pub fn decks_are_sound<R: Spoken>(rules: &dyn DeckRules) {
    let mut polyglot = Polyglot::<R>::default();
    polyglot.hear_shelf(rules);
    let ready = rules.ready_made();
    for made in &ready {
        polyglot.hear(&made.name);
        made.parts.iter().for_each(|(name, _)| polyglot.hear(name));
    }
    let settled = ready.into_iter().map(|made| made.deck).filter(|deck| deck.is_settled(rules));
    let begun = rules.beginnings().into_iter().map(|(deck, name)| {
        polyglot.hear(&name);
        assert!(deck.is_settled(rules) && deck.is_empty(), "{deck:?} is no beginning");
        deck
    });
    let decks: Vec<Deck> = begun.collect::<Vec<_>>().into_iter().chain(settled).collect();
    for (seed, deck) in (1..).zip(&decks) {
        polyglot.hear_deck(rules, deck);
        if deck.is_empty() {
            let filled = rules.fill(deck, &mut Rng::seeded(seed));
            assert_eq!((rules.check(&filled), &filled.terms), (Vec::new(), &deck.terms), "{filled:?}");
            assert_eq!(rules.fill(&filled, &mut Rng::seeded(seed)), filled, "what is full stays");
        }
        let mut wild = deck.clone();
        rules.cards().iter().for_each(|card| wild.pile_mut(0).add(card.number, MOST));
        polyglot.hear_deck(rules, &wild);
        assert!(!rules.check(&wild).is_empty());
    }
    polyglot.is_content();
}

impl<R: Spoken> Polyglot<R> {
    /// What cards are found by.
    fn hear_shelf(&mut self, rules: &dyn DeckRules) {
        let (kinds, orders, facets) = (rules.kinds(), rules.orders(), rules.facets());
        kinds.iter().chain(&orders).for_each(|(_, name)| self.hear(name));
        [rules.cost_name(), rules.introduction()].iter().for_each(|message| self.hear(message));
        for facet in &facets {
            self.hear(&facet.name);
            facet.choices.iter().for_each(|choice| self.hear(&choice.name));
        }
        for card in rules.cards() {
            self.hear(&card.name);
            assert!(kinds.iter().any(|(kind, _)| *kind == card.kind), "{}: no kind {}", card.listed, card.kind);
            assert_eq!(card.ranks.len(), orders.len(), "{}", card.listed);
            for (facet, _) in &card.marks {
                assert!(facets.iter().any(|known| known.id == *facet), "{}: no facet {facet}", card.listed);
            }
        }
    }

    /// All that is said of a deck.
    fn hear_deck(&mut self, rules: &dyn DeckRules, deck: &Deck) {
        [rules.unnamed(deck), rules.praise(deck)].iter().for_each(|message| self.hear(message));
        for term in rules.terms(deck) {
            self.hear(&term.name);
            term.choices.iter().for_each(|choice| self.hear(&choice.name));
        }
        for group in rules.groups(deck) {
            self.hear(&group.name);
            self.hear(&group.spent.said);
        }
        let barred = rules.pool(deck).into_iter().filter_map(|card| card.barred);
        for refusal in rules.check(deck).into_iter().chain(barred) {
            self.hear_line(&Prompt { rule: refusal.rule, message: refusal.why });
        }
        for figure in rules.figures(deck) {
            match figure {
                Figure::Bars { name, note, bars, .. } => {
                    [name].iter().chain(&note).for_each(|message| self.hear(message));
                    bars.iter().for_each(|(name, _)| self.hear(name));
                }
                Figure::Columns { name, rows } => {
                    self.hear(&name);
                    rows.iter().for_each(|(name, _)| self.hear(name));
                }
                Figure::Counts(counts) => counts.iter().for_each(|(name, _)| self.hear(name)),
            }
        }
    }
}
