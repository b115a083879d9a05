//! Events as lines of the log.

use super::{building, campaign, card, commander, formation, leader, player, side_word, unit};
use crate::events::{Event, Faces};
use crate::pieces::{BuildingId, FormationId, Leader, Player};
use table::{Message, Prompt, RuleId};

/// One line for each event; the log's whole vocabulary.
pub(super) fn event(event: &Event) -> Prompt {
    use Event::*;
    match *event {
        TurnedOver { card: id } => {
            Prompt::new("HS-12.6", "log-turned-over").with("building", id.map_or(Message::new("volga"), building))
        }
        BuildingPlaced { building: id } => Prompt::new("HS-3.9", "log-building").with("building", building(id)),
        VolgaPlaced { district } => Prompt::new("HS-3.9", "log-volga").with("district", district.word().to_owned()),
        TurnBegan { turn } => Prompt::new("HS-3.1", "log-turn").with("turn", turn),
        Campaign { card: id } => {
            Prompt::new("HS-3.2", "log-campaign").with("side", side_word(id.side())).with("card", campaign(id))
        }
        Hourglass { turn } => Prompt::new("HS-3.3", "log-hourglass").with("turn", turn),
        LastTurn { turn } => Prompt::new("HS-3.4", "log-last-turn").with("turn", turn),
        Replaced { by } => Prompt::new("HS-1.8", "log-replaced").with("commander", commander(by)),
        Promoted { formation: id, leader: who } => led("HS-10.3", "log-promoted", id, who),
        Demoted { formation: id, leader: who } => led("HS-3.6", "log-demoted", id, who),
        LeaderLost { formation: id, leader: who } => led("HS-8.4", "log-leader-lost", id, who),
        Burned { formation: id } => of("HS-3.6", "log-burned", id),
        Reinforced { formation: id, leader: who } => {
            let who = who.map_or(Message::new("nobody"), |who| leader(id.side(), who));
            of("HS-3.7", "log-reinforced", id).with("leader", who)
        }
        Drafted { player: by, formation: id } => of("HS-14.5", "log-drafted", id).with("player", player(by)),
        FormationsReshuffled { side } => {
            Prompt::new("HS-12.3", "log-formations-reshuffled").with("side", side_word(side))
        }
        CombatReshuffled { side } => Prompt::new("HS-12.1", "log-combat-reshuffled").with("side", side_word(side)),
        CarnageReshuffled => Prompt::new("HS-12.2", "log-carnage-reshuffled"),
        Drew { player: by, count } => by_player("HS-12.1", "log-drew", by).with("count", count),
        DrewCard { player: by, card: id } => by_player("HS-12.1", "log-drew-card", by).with("card", card(id)),
        Discarded { player: by, card: id } => by_player("HS-5.8", "log-discarded", by).with("card", card(id)),
        GivenUp { formation: id } => of("HS-3.8", "log-given-up", id),
        LeaderMoved { from, to } => of("HS-3.8", "log-leader-moved", to).with("from", formation(from)),
        Supplied { formation: id } => of("HS-7.4", "log-supplied", id),
        Sent { formation: id, building: to } => of("HS-3.12", "log-sent", id).with("building", building(to)),
        BattleBegan { building: id } => Prompt::new("HS-4.1", "log-battle").with("building", building(id)),
        Passed { player: by } => by_player("HS-14.8", "log-passed", by),
        PassedCard { player: by, card: id } => by_player("HS-14.8", "log-passed-card", by).with("card", card(id)),
        VanguardOf { formation: id } => of("HS-4.3", "log-vanguard", id),
        Intensity { card: id, intensity, .. } => {
            Prompt::new("HS-4.4", "log-intensity").with("card", id.word().to_owned()).with("intensity", intensity)
        }
        Initiative { side, .. } => Prompt::new("HS-4.5", "log-initiative").with("side", side_word(side)),
        Entered { unit: kind, .. } => Prompt::new("HS-6.1", "log-entered").with("unit", unit(kind)),
        UnitLost { unit: kind, .. } => Prompt::new("HS-5.9", "log-unit-lost").with("unit", unit(kind)),
        FireMoved { district, fire, infernos } => Prompt::new("HS-11.2", "log-fire")
            .with("district", district.word().to_owned())
            .with("fire", fire)
            .with("infernos", infernos),
        BucketMoved { bucket, fire, infernos, .. } => {
            Prompt::new("HS-11.3", "log-bucket").with("bucket", bucket).with("fire", fire).with("infernos", infernos)
        }
        InfernoAdded { infernos, .. } => Prompt::new("HS-10.7", "log-inferno-added").with("infernos", infernos),
        InfernoRemoved { infernos, .. } => Prompt::new("HS-10.7", "log-inferno-removed").with("infernos", infernos),
        FireReset { .. } => Prompt::new("HS-10.11", "log-fire-reset"),
        Spilled { side } => Prompt::new("HS-5.3", "log-spilled").with("side", side_word(side)),
        LeaderShot { formation: id, leader: who, result } => {
            led("HS-5.5", "log-leader-shot", id, who).with("result", result.word())
        }
        HeroShot { hero, result } => {
            Prompt::new("HS-5.5", "log-hero-shot").with("card", card(hero)).with("result", result.word())
        }
        HeroKilled { hero } => Prompt::new("HS-5.7", "log-hero-killed").with("card", card(hero)),
        HeroPlayed { player: by, hero } => by_player("HS-10.5", "log-hero", by).with("card", card(hero)),
        Declared { player: by, card: id, on } => {
            by_player("HS-9.5", "log-declared", by).with("card", card(id)).with("formation", formation(on))
        }
        Intercepted { player: by, hero, card: id } => {
            by_player("HS-10.8", "log-intercepted", by).with("hero", card(hero)).with("card", card(id))
        }
        Motivated { formation: id, .. } => of("HS-9.8", "log-motivated", id),
        Joined { formation: id, .. } => of("HS-7.2", "log-joined", id),
        Depleted { formation: id } => of("HS-7.7", "log-depleted", id),
        Destroyed { formation: id } => of("HS-7.7", "log-destroyed", id),
        Retreated { formation: id } => of("HS-7.9", "log-retreated", id),
        GhostCalled => Prompt::new("HS-10.10", "log-ghost"),
        LookedAt { player: by } => by_player("HS-10.4", "log-looked-at", by),
        Recovered { player: by, card: id } => by_player("HS-10.4", "log-recovered", by).with("card", card(id)),
        Refitted { player: by } => by_player("HS-4.8", "log-refit", by),
        Held { player: by, card: id } => by_player("HS-4.9", "log-held", by).with("card", id.word().to_owned()),
        HoldLowered { left, .. } => Prompt::new("HS-4.10", "log-hold-lowered").with("left", left),
        HandedOver { player: by } => by_player("HS-14.7", "log-handed-over", by),
        DiceCounted { dice, .. } => Prompt::new("HS-4.12", "log-dice")
            .with("german", dice.german)
            .with("soviet", dice.soviet)
            .with("infernos", dice.infernos)
            .with("defence", dice.defence),
        Rolled { german, soviet } => {
            Prompt::new("HS-4.19", "log-rolled").with("german", faces(&german)).with("soviet", faces(&soviet))
        }
        RolledOff { german, soviet } => {
            Prompt::new("HS-4.19", "log-rolled-off").with("german", german).with("soviet", soviet)
        }
        Annihilated { .. } => Prompt::new("HS-4.11", "log-annihilated"),
        Captured { building: id } => Prompt::new("HS-4.20", "log-captured").with("result", captured(id)),
        Defended { building: id } => Prompt::new("HS-4.20", "log-defended").with("result", defended(id)),
        CameHome { formation: id } => of("HS-4.20", "log-came-home", id),
        Graduated { formation: id, leader: who } => led("HS-8.3", "log-graduated", id, who),
        Won { side } => Prompt::new("HS-13.2", "log-won").with("side", side_word(side)),
    }
}

/// A building has fallen: what its line begins with.
pub fn captured(id: BuildingId) -> Message {
    Message::new("result-captured").with("building", building(id))
}

/// A building has held: what its line begins with.
pub fn defended(id: BuildingId) -> Message {
    Message::new("result-defended").with("building", building(id))
}

fn of(rule: RuleId, key: &'static str, id: FormationId) -> Prompt {
    Prompt::new(rule, key).with("formation", formation(id))
}

fn led(rule: RuleId, key: &'static str, id: FormationId, who: Leader) -> Prompt {
    of(rule, key, id).with("leader", leader(id.side(), who))
}

fn by_player(rule: RuleId, key: &'static str, by: Player) -> Prompt {
    Prompt::new(rule, key).with("player", player(by))
}

/// `6 5 2 1`
fn faces(dice: &Faces) -> String {
    let each = (0..6).rev().flat_map(|face| std::iter::repeat_n(face + 1, usize::from(dice[face])));
    each.map(|face: usize| face.to_string()).collect::<Vec<_>>().join(" ")
}
