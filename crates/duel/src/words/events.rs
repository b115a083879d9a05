//! Events as lines of the log.

use super::actions::{effect_word, piece_word, with_shot};
use super::{dir, hex, marker, maybe_hex, pak, side, t34, tiger, weapon};
use crate::events::{Cause, End, Event, Shot};
use crate::pieces::*;
use table::{Message, Prompt};

/// One line for each event; the log's whole vocabulary.
pub(super) fn event(event: &Event) -> Prompt {
    use Event::*;
    match *event {
        TurnBegan { turn } => Prompt::new("DG-1.5", "log-turn").with("turn", turn),
        StepBegan { step } => Prompt::new("DG-1.5", "log-step").with("step", step.code()),
        TileLaid { side: by, terrain, hex: at } => Prompt::new("DG-5.1", "log-tile")
            .with("side", side(by))
            .with("terrain", terrain.word())
            .with("hex", hex(at)),
        FrontLaid { hex: at } => Prompt::new("DG-5.2", "log-front").with("hex", hex(at)),
        MarkerLaid { kind, hex: at } => {
            Prompt::new("DG-5.4", "log-marker-laid").with("kind", marker_word(kind)).with("hex", hex(at))
        }
        MarkersLie { count } => Prompt::new("DG-5.13", "log-markers-lie").with("count", count),
        PieceLaid { piece, hex: at } => {
            Prompt::new("DG-5.5", "log-piece-laid").with("piece", piece_word(piece)).with("hex", hex(at))
        }
        WeaponsLie => Prompt::new("DG-5.13", "log-weapons-lie"),
        LaidOut { step } => Prompt::new("DG-5.12", "log-laid-out").with("step", step.code()),
        MarkerMoved { marker: id, to } => {
            Prompt::new("DG-6.6", "log-marker-moved").with("marker", marker(id)).with("hex", hex(to))
        }
        MarkerRevealed { marker: id, hex: at, kind, cause } => revealed(id, kind, cause).with("hex", hex(at)),
        T34Activated { t34: id, hex: at } => {
            Prompt::new("DG-5.9", "log-t34-activated").with("tank", t34(id)).with("hex", hex(at))
        }
        T34Faced { t34: id, hull, gun } => {
            Prompt::new("DG-5.9", "log-t34-faced").with("tank", t34(id)).with("hull", dir(hull)).with("gun", dir(gun))
        }
        T34Moved { t34: id, from, to, cost } => Prompt::new("DG-7.9", "log-t34-moved")
            .with("tank", t34(id))
            .with("from", hex(from))
            .with("to", hex(to))
            .with("cost", cost),
        T34Turned { t34: id, hull } => {
            Prompt::new("DG-2.6", "log-t34-turned").with("tank", t34(id)).with("dir", dir(hull))
        }
        T34Stopped { t34: id, gun } => {
            Prompt::new("DG-7.8", "log-t34-stopped").with("tank", t34(id)).with("dir", dir(gun))
        }
        T34Through { t34: id, from } => {
            Prompt::new("DG-7.21", "log-t34-through").with("tank", t34(id)).with("hex", hex(from))
        }
        FrontRemoved { hex: at } => Prompt::new("DG-4.5", "log-front-removed").with("hex", hex(at)),
        MineTurnedUp { t34: id, hex: at, kind } => {
            Prompt::new("DG-7.14", "log-mine").with("tank", t34(id)).with("hex", hex(at)).with("kind", mine_word(kind))
        }
        MineStops { t34: id, hex: at } => {
            Prompt::new("DG-7.14", "log-mine-stops").with("tank", t34(id)).with("hex", hex(at))
        }
        Fired { by, from, at, to, shot } => {
            let prompt =
                Prompt::new("DG-10.1", "log-fired").with("result", shot_result(at, shot)).with("by", weapon(by));
            with_shot(prompt.with("from", hex(from)).with("to", hex(to)), shot)
        }
        Scored { side: by, vp } => Prompt::new("DG-11.8", "log-scored").with("side", side(by)).with("vp", vp),
        HeadStart { side: by, vp } => Prompt::new("DG-13.5", "log-head-start").with("side", side(by)).with("vp", vp),
        MedalWon { side: by, place, .. } => {
            Prompt::new("DG-15.4", "log-medal").with("side", side(by)).with("place", place)
        }
        DriftGone { hex: at } => Prompt::new("DG-14.8", "log-drift-gone").with("hex", hex(at)),
        TurnEnded { turn, german, soviet } => {
            Prompt::new("DG-11.9", "log-turn-ended").with("turn", turn).with("german", german).with("soviet", soviet)
        }
        Ended { reason, german, soviet } => ended(reason).with("german", german).with("soviet", soviet),
        PakTurned { pak: id, hex: at, facing } => {
            Prompt::new("DG-7.1", "log-pak-turned").with("gun", pak(id)).with("hex", hex(at)).with("dir", dir(facing))
        }
        WheelLaid { pak: id, hex: at } => Prompt::new("DG-7.1", "log-wheel").with("gun", pak(id)).with("hex", hex(at)),
        PakMoved { pak: id, to } => Prompt::new("DG-7.5", "log-pak-moved").with("gun", pak(id)).with("hex", hex(to)),
        PakStands { pak: id, hex: at, facing } => {
            Prompt::new("DG-7.1", "log-pak-stands").with("gun", pak(id)).with("hex", hex(at)).with("dir", dir(facing))
        }
        PakSeen { t34: by, pak: id, hex: at, kind } => {
            gun_met("DG-6.8", "log-pak-seen", by, id, kind).with("hex", hex(at))
        }
        PakOverrun { t34: by, pak: id, hex: at, kind } => {
            gun_met("DG-7.17", "log-pak-overrun", by, id, kind).with("hex", hex(at))
        }
        PakFaced { t34: by, pak: id, hex: at, kind } => {
            gun_met("DG-7.19", "log-pak-faced", by, id, kind).with("hex", hex(at))
        }
        PakActivated { pak: id, hex: at, kind } => Prompt::new("DG-7.1", "log-pak-activated")
            .with("gun", pak(id))
            .with("hex", hex(at))
            .with("kind", kind.word()),
        CardLaid { tiger: id, card } => {
            Prompt::new("DG-7.3", "log-card").with("tank", tiger(id)).with("card", card.word())
        }
        TurretCardLaid { tiger: id, turret } => {
            Prompt::new("DG-7.3", "log-turret-card").with("tank", tiger(id)).with("hour", turret.hour())
        }
        Programmed { place, .. } => Prompt::new("DG-7.3", "log-programmed").with("place", place),
        TigerMoved { tiger: id, to } => {
            Prompt::new("DG-8.2", "log-tiger-moved").with("tank", tiger(id)).with("hex", hex(to))
        }
        TigerTurned { tiger: id, hull } => {
            Prompt::new("DG-8.2", "log-tiger-turned").with("tank", tiger(id)).with("dir", dir(hull))
        }
        CardWasted { tiger: id, card } => {
            Prompt::new("DG-8.2", "log-card-wasted").with("tank", tiger(id)).with("card", card.word())
        }
        TigerBlocked { tiger: id, by, hex: at } => Prompt::new("DG-8.4", "log-tiger-blocked")
            .with("tank", tiger(id))
            .with("by", by.word())
            .with("hex", maybe_hex(at)),
        CardsLapsed { tiger: id, cards } => {
            Prompt::new("DG-8.4", "log-cards-lapsed").with("tank", tiger(id)).with("cards", cards)
        }
        LapseShown { turn, tiger: id, cards } => Prompt::new("DG-8.4", "log-lapse-shown")
            .with("turn", turn)
            .with("tank", tiger(id))
            .with("cards", card_row(&cards)),
        TigerAimed { tiger: id, gun } => {
            Prompt::new("DG-8.5", "log-tiger-aimed").with("tank", tiger(id)).with("dir", dir(gun))
        }
        TigerStays { tiger: id } => Prompt::new("DG-7.3", "log-tiger-stays").with("tank", tiger(id)),
        StukaStarted { .. } => Prompt::new("DG-12.1", "log-stuka-started"),
        StukaFlew { to, .. } => Prompt::new("DG-12.2", "log-stuka-flew").with("hex", hex(to)),
        StukaTurned { facing, .. } => Prompt::new("DG-12.2", "log-stuka-turned").with("dir", dir(facing)),
        StukaAttacked { t34: id, hex: at, .. } => {
            Prompt::new("DG-12.4", "log-stuka-attacked").with("tank", t34(id)).with("hex", hex(at))
        }
        StukaLanded { .. } => Prompt::new("DG-12.6", "log-stuka-landed"),
        StukaLost { .. } => Prompt::new("DG-12.7", "log-stuka-lost"),
        StukaDestroyed { t34: id, hex: at, .. } => {
            Prompt::new("DG-12.10", "log-stuka-destroyed").with("tank", t34(id)).with("hex", hex(at))
        }
    }
}

/// What a shot has done to its target, as its line begins.
pub fn shot_result(at: Weapon, shot: Shot) -> Message {
    Message::new("shot-result").with("at", weapon(at)).with("effect", effect_word(shot.effect))
}

/// The cards in a row, one after the other.
fn card_row(cards: &[Option<Card>]) -> Message {
    match cards {
        [Some(card), rest @ ..] if rest.iter().any(Option::is_some) => {
            Message::new("card-row").with("card", card.word()).with("rest", card_row(rest))
        }
        [card, ..] => Message::new("card-last").with("card", card.map_or("", Card::word)),
        [] => Message::new("card-last").with("card", ""),
    }
}

fn gun_met(rule: &'static str, key: &'static str, by: T34Id, id: PakId, kind: PakKind) -> Prompt {
    Prompt::new(rule, key).with("tank", t34(by)).with("gun", pak(id)).with("kind", kind.word())
}

fn revealed(id: MarkerId, kind: MarkerKind, cause: Cause) -> Prompt {
    let prompt = match cause {
        Cause::SeenBy(by) => Prompt::new("DG-6.4", "log-marker-seen").with("by", weapon(by)),
        Cause::SeenFromTheAir => Prompt::new("DG-12.8", "log-marker-seen-from-air"),
        Cause::SeenMoving => Prompt::new("DG-6.9", "log-marker-seen-moving"),
        Cause::Contact => Prompt::new("DG-6.10", "log-marker-contact"),
        Cause::Activated => Prompt::new("DG-5.9", "log-marker-activated"),
    };
    prompt.with("marker", marker(id)).with("kind", marker_word(kind))
}

fn ended(reason: End) -> Prompt {
    match reason {
        End::NoTanks => Prompt::new("DG-13.1", "log-ended-no-tanks"),
        End::LastTurn => Prompt::new("DG-13.3", "log-ended-last-turn"),
        End::Quiet => Prompt::new("DG-13.3", "log-ended-quiet"),
    }
}

fn marker_word(kind: MarkerKind) -> &'static str {
    match kind {
        MarkerKind::Tank => "tank",
        MarkerKind::Bluff => "bluff",
    }
}

fn mine_word(kind: MineKind) -> &'static str {
    match kind {
        MineKind::Mine => "mine",
        MineKind::Bluff => "bluff",
    }
}
