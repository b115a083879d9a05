use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use table::kit::{Faults, drafted};
use table::*;

/// A gun waits in hiding at one of three bridges; a tank crosses one of them.
#[derive(Clone, Debug)]
pub struct Ambush;

static RULEBOOK: LazyLock<Rulebook> = LazyLock::new(|| {
    let text = "## 1. The ambush\n\n\
        **AM-1.1** The defender hides the gun at one of three bridges. [ruling]\n\n\
        **AM-1.2** The attacker crosses a bridge. A gun that waits there fires: on 4 or more the tank is lost. [ruling]";
    Rulebook::read(text, "AM")
});
static OPTIONS: LazyLock<Vec<OptionSpec>> = LazyLock::new(Vec::new);
static TITLE: Title = Title {
    id: "ambush",
    name: "Ambush",
    pitch: "A tank must cross the river. At one of the bridges a gun waits.",
    sides: ["defender", "attacker"],
    players: 2..=2,
    chance: ChanceIn::Play,
    options: &OPTIONS,
    rulebook: &RULEBOOK,
    edition: 1,
};

/// A bridge, from 1 to 3.
pub type Bridge = u8;

/// There is nothing to agree on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Setup {}

drafted! {
    /// The whole position.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct State {
        pub setup: Setup,
        pub gun: Option<Bridge>,
        pub tank: Option<Bridge>,
        pub tank_lost: bool,
    }
}

impl State {
    fn checked(self) -> Result<State, String> {
        let faults = Ambush::faults(&self);
        if faults.is_empty() { Ok(self) } else { Err(faults.join("; ")) }
    }
}

/// The position as one seat may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    pub gun: Gun,
    pub tank: Option<Bridge>,
    pub tank_lost: bool,
}

/// What a seat knows of the gun.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub enum Gun {
    ToBeHidden,
    Hidden,
    At(Bridge),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Action {
    Hide(Bridge),
    Cross(Bridge),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event")]
pub enum Event {
    GunHidden,
    Crossed { tank: Bridge, gun: Bridge },
    Fired { die: u8 },
}

impl Rules for Ambush {
    type Setup = Setup;
    type State = State;
    type View = View;
    type Action = Action;
    type Event = Event;

    fn title() -> &'static Title {
        &TITLE
    }

    fn scenarios() -> Vec<(&'static str, Setup)> {
        vec![("river", Setup {})]
    }

    fn setup(state: &State) -> &Setup {
        &state.setup
    }

    fn seating(_: &Setup) -> Seating {
        Seating::of(1, 1)
    }

    fn bound(_: &Setup) -> u32 {
        2
    }

    fn begin(_: &Setup, _: &mut Dice, _: &mut impl EventSink<Event>) -> Result<State, Vec<Refusal>> {
        Ok(State::default())
    }

    fn next(state: &State) -> Next {
        match (state.gun, state.tank) {
            (None, _) => Next::Decide(Seat(0)),
            (_, None) => Next::Decide(Seat(1)),
            _ => {
                let side = if state.tank_lost { Side::First } else { Side::Second };
                let winners = Ambush::seating(&state.setup).team(side);
                Next::Over(Outcome { winners, side: Some(side), points: Ambush::points(state) })
            }
        }
    }

    fn points(state: &State) -> [i32; 2] {
        [i32::from(state.tank_lost), i32::from(state.tank.is_some() && !state.tank_lost)]
    }

    fn legal(state: &State, into: &mut Vec<Action>) {
        let all = (1..=3).flat_map(|bridge| [Action::Hide(bridge), Action::Cross(bridge)]);
        into.extend(all.filter(|action| Ambush::check(state, *action).is_ok()));
    }

    fn check(state: &State, action: Action) -> Result<(), Refusal> {
        match (action, state.gun, state.tank) {
            (Action::Hide(1..=3), None, _) | (Action::Cross(1..=3), Some(_), None) => Ok(()),
            (Action::Hide(_), ..) => Err(Refusal::new("AM-1.1", "why-no-gun-to-hide-there")),
            (Action::Cross(_), ..) => Err(Refusal::new("AM-1.2", "why-no-way-across")),
        }
    }

    fn apply(state: &mut State, action: Action, dice: &mut Dice, sink: &mut impl EventSink<Event>) {
        match (action, state.gun) {
            (Action::Hide(bridge), _) => {
                state.gun = Some(bridge);
                sink.tell_all(|| Event::GunHidden);
            }
            (Action::Cross(tank), Some(gun)) => {
                state.tank = Some(tank);
                sink.reveal(); // all see now where the gun was: this cannot be taken back
                sink.tell_all(|| Event::Crossed { tank, gun });
                if tank == gun {
                    let die = dice.d6();
                    state.tank_lost = die >= 4;
                    sink.tell_all(|| Event::Fired { die });
                }
            }
            (Action::Cross(_), None) => {}
        }
    }

    fn view(state: &State, seat: Option<Seat>) -> View {
        let gun = match state.gun {
            None => Gun::ToBeHidden,
            Some(bridge) if state.tank.is_some() || seat == Some(Seat(0)) => Gun::At(bridge),
            Some(_) => Gun::Hidden,
        };
        View { gun, tank: state.tank, tank_lost: state.tank_lost }
    }

    fn imagine(view: &View, rng: &mut Rng) -> State {
        let gun = match view.gun {
            Gun::ToBeHidden => None,
            Gun::Hidden => Some(rng.below(3) as Bridge + 1),
            Gun::At(bridge) => Some(bridge),
        };
        State { setup: Setup {}, gun, tank: view.tank, tank_lost: view.tank_lost }
    }

    fn appraise(state: &State, side: Side) -> f32 {
        let [first, second] = Ambush::points(state).map(|points| points as f32);
        if side == Side::First { first - second } else { second - first }
    }

    fn faults(state: &State) -> Vec<String> {
        let mut faults = Faults::default();
        faults.range("the gun's bridge", state.gun.unwrap_or(1), 1..=3);
        faults.range("the tank's bridge", state.tank.unwrap_or(1), 1..=3);
        faults.demand(state.tank.is_none() || state.gun.is_some(), || {
            "a tank has crossed before the gun was hidden".into()
        });
        faults.demand(!state.tank_lost || state.tank == state.gun, || "a tank is lost where no gun is".into());
        faults.list()
    }
}

impl Studied for Ambush {
    fn any_setup(_: &mut Rng) -> Setup {
        Setup {}
    }
}

fn main() -> Result<(), MatchError> {
    let (defender, attacker) = (Seat(0), Seat(1));
    let mut game = Match::<Ambush>::start(Setup {}, Pledge::of_number(1)).expect("a setup that the rules allow");

    game.act(defender, Action::Hide(2))?;
    assert_eq!(Ambush::view(game.state(), Some(attacker)).gun, Gun::Hidden); // he does not know where
    let refusal = game.act(attacker, Action::Cross(7)).err();
    assert_eq!(refusal, Some(MatchError::Refused(Refusal::new("AM-1.2", "why-no-way-across"))));

    game.act(attacker, Action::Cross(3))?;
    assert!(matches!(game.next(), Next::Over(outcome) if outcome.side == Some(Side::Second)));

    laws::uphold::<Ambush>(100); // a hundred random matches, and no law is broken
    Ok(())
}
