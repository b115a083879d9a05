//! Actions in words.

use super::{card, edge, own, site, terrain, theirs, zone};
use crate::map::Site;
use crate::pieces::FlightId;
use crate::state::Step;
use crate::{Action, View};
use table::{Arg, Message, Prompt};

/// An action and its rule.
pub(super) fn action(view: &View, action: Action) -> Prompt {
    let mine = |id| own(view, id);
    match action {
        Action::Take(what) => Prompt::new("LC-16.5", "act-take").with("card", card(what)),
        Action::TakeStandard => Prompt::new("LC-16.5", "act-take-standard"),
        Action::Lay(what) => Prompt::new("LC-5.4", "act-lay").with("terrain", terrain(what)),
        Action::Swap(at) => Prompt::new("LC-16.6", "act-swap").with("zone", zone(at)),
        Action::Keep => Prompt::new("LC-16.6", "act-keep"),
        Action::Place { card: what, zone: at } => {
            Prompt::new("LC-5.6", "act-place").with("card", card(what)).with("zone", zone(at))
        }
        Action::PlaceInside { card: what, fort } => {
            Prompt::new("LC-5.6", "act-place-inside").with("card", card(what)).with("fort", mine(fort))
        }
        Action::PlaceOnAirfield(what) => Prompt::new("LC-5.6", "act-place-airfield").with("card", card(what)),
        Action::PlaceObstacle { card: what, edge: at } => {
            Prompt::new("LC-5.6", "act-obstruct").with("card", card(what)).with("edge", edge(at))
        }
        Action::PlaceAttached { card: what, unit } => {
            Prompt::new("LC-5.6", "act-attach").with("card", card(what)).with("unit", mine(unit))
        }
        Action::Refit(id) => Prompt::new("LC-7.6", "act-refit").with("unit", mine(id)).with("kind", "paid"),
        Action::FreeRefit(id) => Prompt::new("LC-7.7", "act-refit").with("unit", mine(id)).with("kind", "free"),
        Action::MedicRefit(id) => Prompt::new("LC-7.9", "act-refit").with("unit", mine(id)).with("kind", "medics"),
        Action::WorkshopRefit(id) => Prompt::new("LC-7.9", "act-refit").with("unit", mine(id)).with("kind", "workshop"),
        Action::BonusRefit(id) => Prompt::new("LC-7.18", "act-refit").with("unit", mine(id)).with("kind", "bonus"),
        Action::Deploy(what) => {
            Prompt::new("LC-7.10", "act-deploy").with("card", card(what)).with("cost", what.card().cost)
        }
        Action::RussianDeploy(what) => Prompt::new("LC-7.17", "act-russian-deploy").with("card", card(what)),
        Action::RussianRefit => Prompt::new("LC-7.17", "act-russian-refit"),
        Action::Fortify { card: what, zone: at, occupant: None } => {
            Prompt::new("LC-7.13", "act-fortify").with("card", card(what)).with("zone", zone(at))
        }
        Action::Fortify { card: what, zone: at, occupant: Some(id) } => {
            let prompt = Prompt::new("LC-7.13", "act-fortify-with").with("card", card(what)).with("zone", zone(at));
            prompt.with("unit", mine(id))
        }
        Action::Obstruct { card: what, edge: at } => {
            Prompt::new("LC-7.14", "act-obstruct").with("card", card(what)).with("edge", edge(at))
        }
        Action::Attach { card: what, unit } => {
            Prompt::new("LC-7.15", "act-attach").with("card", card(what)).with("unit", mine(unit))
        }
        Action::Play(what) => Prompt::new("LC-14.8", "act-play").with("card", card(what)),
        Action::Mask(at) => Prompt::new("LC-14.8", "act-mask").with("zone", zone(at)),
        Action::Buy => Prompt::new("LC-7.16", "act-buy"),
        Action::Discard(what) => Prompt::new("LC-7.19", "act-discard").with("card", card(what)),
        _ => fighting(view, action),
    }
}

fn flight(view: &View, id: FlightId) -> Arg {
    let flight = view.table.flight(id);
    flight.map_or(Message::new("unit-unknown").into(), |flight| site(Site::in_air(flight.lane, flight.spot)))
}

fn fighting(view: &View, action: Action) -> Prompt {
    let mine = |id| own(view, id);
    let other = |tag| theirs(view, tag);
    match action {
        Action::Stay(id) => Prompt::new("LC-7.2", "act-stay").with("unit", mine(id)),
        Action::ComeHome(id) => Prompt::new("LC-7.2", "act-come-home").with("unit", mine(id)),
        Action::Launch { lane, mission } => {
            let prompt = Prompt::new("LC-8.5", "act-launch").with("mission", mission.word());
            prompt.with("lane", lane.word().to_owned())
        }
        Action::Add(id) => Prompt::new("LC-6.4", "act-add").with("unit", mine(id)),
        Action::Load { aircraft, card: what } => {
            Prompt::new("LC-8.3", "act-load").with("unit", mine(aircraft)).with("card", card(what))
        }
        Action::Go => Prompt::new("LC-6.4", "act-go"),
        Action::Jettison { aircraft, what } => {
            Prompt::new("LC-8.7", "act-jettison").with("unit", mine(aircraft)).with("what", what.word())
        }
        Action::Intercept { fighter, target } => {
            Prompt::new("LC-8.14", "act-intercept").with("unit", mine(fighter)).with("target", other(target))
        }
        Action::Flak { unit, target } => {
            Prompt::new("LC-8.16", "act-fire").with("unit", mine(unit)).with("target", other(target))
        }
        Action::Fly => Prompt::new("LC-8.9", "act-fly"),
        Action::Stop => Prompt::new("LC-8.9", "act-stop"),
        Action::Escort(id) => Prompt::new("LC-8.21", "act-escort").with("unit", mine(id)),
        Action::Ram(id) => Prompt::new("LC-14.9", "act-ram").with("unit", mine(id)),
        Action::Scout { unit, zone: at } => {
            Prompt::new("LC-9.1", "act-scout").with("unit", mine(unit)).with("zone", zone(at))
        }
        Action::Bombard { unit, target } => {
            Prompt::new("LC-10.2", "act-fire").with("unit", mine(unit)).with("target", other(target))
        }
        Action::Aim(target) => Prompt::new("LC-10.4", "act-aim").with("target", other(target)),
        Action::Strike { flight: id, zone: at } => {
            Prompt::new("LC-10.5", "act-strike").with("flight", flight(view, id)).with("zone", zone(at))
        }
        Action::Bomb { aircraft, with, target } => {
            let prompt = Prompt::new("LC-10.7", "act-bomb").with("unit", mine(aircraft)).with("target", other(target));
            prompt.with("weapon", with.word())
        }
        Action::Carpet(id) => Prompt::new("LC-10.9", "act-carpet").with("unit", mine(id)),
        Action::Skip(id) => Prompt::new("LC-10.7", "act-skip").with("unit", mine(id)),
        _ => ground(view, action),
    }
}

fn ground(view: &View, action: Action) -> Prompt {
    let mine = |id| own(view, id);
    match action {
        Action::Move { unit, path } => {
            Prompt::new("LC-11.2", "act-move").with("unit", mine(unit)).with("zone", zone(path.end()))
        }
        Action::Assault(at) => Prompt::new("LC-11.3", "act-assault").with("zone", zone(at)),
        Action::Support(what) => Prompt::new("LC-14.1", "act-play").with("card", card(what)),
        Action::DigIn(id) => Prompt::new("LC-11.7", "act-dig-in").with("unit", mine(id)),
        Action::Mount { unit, carrier } => {
            Prompt::new("LC-13.11", "act-mount").with("unit", mine(unit)).with("carrier", mine(carrier))
        }
        Action::Dismount(id) => Prompt::new("LC-13.11", "act-dismount").with("unit", mine(id)),
        Action::EnterFort { unit, fort } => {
            Prompt::new("LC-13.4", "act-enter-fort").with("unit", mine(unit)).with("fort", mine(fort))
        }
        Action::LeaveFort(id) => Prompt::new("LC-13.4", "act-leave-fort").with("unit", mine(id)),
        Action::Clear { unit, edge: at } => {
            Prompt::new("LC-13.9", "act-clear").with("unit", mine(unit)).with("edge", edge(at))
        }
        Action::Fire { unit, target } => {
            Prompt::new("LC-11.6", "act-fire").with("unit", mine(unit)).with("target", theirs(view, target))
        }
        Action::Stand => Prompt::new("LC-11.11", "act-stand"),
        Action::Retreat => Prompt::new("LC-11.12", "act-retreat"),
        Action::Withdraw { unit, to } => {
            Prompt::new("LC-11.12", "act-withdraw").with("unit", mine(unit)).with("zone", zone(to))
        }
        Action::Continue => Prompt::new("LC-11.11", "act-continue"),
        Action::BreakOff => Prompt::new("LC-11.11", "act-break-off"),
        Action::Advance(id) => Prompt::new("LC-11.13", "act-advance").with("unit", mine(id)),
        Action::Miracle(what) => Prompt::new("LC-14.10", "act-miracle").with("card", card(what)),
        Action::End => Prompt::new("LC-6.3", "act-end"),
        _ => Prompt::new(super::rule_of(view.table.step), "act-pass").with("step", pass_word(view.table.step)),
    }
}

/// What is declined.
fn pass_word(step: Step) -> &'static str {
    match step {
        Step::Flak | Step::CloseFlak | Step::Ambush | Step::Defend | Step::Attack => "fire",
        Step::Jettison => "jettison",
        Step::Advance => "advance",
        _ => "other",
    }
}
