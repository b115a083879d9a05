//! What is agreed before the match: mode, number of players, options.

use crate::data::DATA;
use crate::pieces::Player;
use crate::why::Why;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::kit::worded;
use table::{Chance, Refusal, Rng, Seat, Seating};

worded! {
    /// How much of the game is played.
    pub enum Mode {
        /// Three turns, decks of 33 cards.
        Base = "base",
        /// Six turns, decks of 45 cards, heroes.
        Expert = "expert",
    }
}

worded! {
    /// What follows equal highest dice (HS-4.19).
    pub enum Slaughter {
        /// The next highest dice are compared.
        NextDie = "next_die",
        /// Each side loses a die and both roll again.
        Reroll = "reroll",
    }
}

worded! {
    /// Who picks the cards lost when a hero is shot at (HS-5.6).
    pub enum HeroDiscard {
        /// Their owner.
        OwnerChooses = "owner_chooses",
        /// Chance.
        Random = "random",
    }
}

worded! {
    /// Is a Spillover a choice (HS-5.3)?
    pub enum Spillover {
        /// It is.
        Ask = "ask",
        /// It always happens.
        Always = "always",
    }
}

worded! {
    /// Who orders the battles (HS-4.1).
    pub enum BattleOrder {
        /// The Germans, before each.
        GermanChoosesEach = "german_chooses_each",
        /// From A to D.
        DistrictOrder = "district_order",
    }
}

worded! {
    /// Where generals can be promoted (HS-10.3).
    pub enum PromotionScope {
        /// In the battle.
        Battle = "battle",
        /// Anywhere on the table.
        Table = "table",
    }
}

/// The agreement. Options that are not named have the defaults of the rulebook's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Base or expert game; four players always play the expert game.
    pub mode: Mode,
    /// Two or four.
    pub players: u8,
    /// What follows equal highest dice.
    pub bloody_slaughter: Slaughter,
    /// Depleted formations that are needed to consolidate: 2 or 3.
    pub consolidation_minimum: u8,
    /// Who picks the cards lost when a hero is shot at.
    pub hero_sniper_discard: HeroDiscard,
    /// Is a Spillover a choice?
    pub spillover: Spillover,
    /// Who orders the battles.
    pub battle_order: BattleOrder,
    /// Where generals can be promoted.
    pub promotion_scope: PromotionScope,
    /// The last turn, 2 to 8; 0 is what the mode says.
    pub turn_limit: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup::of(Mode::Base)
    }
}

impl Setup {
    /// A game of this mode for two, without options.
    pub const fn of(mode: Mode) -> Setup {
        Setup {
            mode,
            players: 2,
            bloody_slaughter: Slaughter::NextDie,
            consolidation_minimum: 2,
            hero_sniper_discard: HeroDiscard::OwnerChooses,
            spillover: Spillover::Ask,
            battle_order: BattleOrder::GermanChoosesEach,
            promotion_scope: PromotionScope::Battle,
            turn_limit: 0,
        }
    }

    /// A game for two teams.
    pub const fn teams() -> Setup {
        Setup { players: 4, ..Setup::of(Mode::Expert) }
    }

    /// Are there two players a side?
    #[inline]
    pub const fn is_teams(&self) -> bool {
        self.players == 4
    }

    /// Are expert cards in play?
    #[inline]
    pub fn is_expert(&self) -> bool {
        self.mode == Mode::Expert || self.is_teams()
    }

    /// The last turn (HS-3.4).
    pub fn last_turn(&self) -> u8 {
        match self.turn_limit {
            0 if self.is_expert() => DATA.numbers.turns_expert,
            0 => DATA.numbers.turns_base,
            limit => limit,
        }
    }

    /// The agreement with what follows from it (HS-14.1).
    pub fn in_force(&self) -> Setup {
        let mode = if self.is_expert() { Mode::Expert } else { Mode::Base };
        Setup { mode, turn_limit: self.last_turn(), ..*self }
    }

    /// A seat for each player.
    pub fn seating(&self) -> Seating {
        let each = if self.is_teams() { 2 } else { 1 };
        Seating::of(each, each)
    }

    /// The players in the order of their seats.
    #[inline]
    pub const fn players(&self) -> &'static [Player] {
        if self.is_teams() { &Player::ALL } else { &[Player::G1, Player::S1] }
    }

    /// The seat of a player.
    #[inline]
    pub const fn seat_of(&self, player: Player) -> Seat {
        if self.is_teams() { Seat(player as u8) } else { Seat(player as u8 / 2) }
    }

    /// The player on a seat.
    pub fn player_on(&self, seat: Seat) -> Option<Player> {
        self.players().get(seat.index()).copied()
    }

    /// HS-13.6: so many actions a battle, four battles a turn; the longest action is a Refit of a whole deck. What is
    /// left is the Strategy Phase with two deciders a side and 36 formations.
    pub fn most_decisions(&self) -> u32 {
        let battle = u32::from(DATA.numbers.battle_action_cap + DATA.numbers.skull_track);
        u32::from(self.last_turn()) * (4 * (battle * 90 + 200) + 400) + 50
    }

    /// Everything that is wrong with it.
    pub fn refusals(&self) -> Vec<Refusal> {
        let mut refusals = Vec::new();
        if ![2, 4].contains(&self.players) {
            refusals.push(Why::TwoOrFour.into());
        }
        if ![2, 3].contains(&self.consolidation_minimum) {
            refusals.push(Why::NoSuchMinimum.into());
        }
        if !matches!(self.turn_limit, 0 | 2..=8) {
            refusals.push(Why::NoSuchTurnLimit.into());
        }
        refusals
    }

    /// Any valid setup.
    pub fn any(rng: &mut Rng) -> Setup {
        let mut two = || rng.below(2) as usize;
        Setup {
            mode: Mode::ALL[two()],
            players: [2, 4][two()],
            bloody_slaughter: Slaughter::ALL[two()],
            consolidation_minimum: [2, 3][two()],
            hero_sniper_discard: HeroDiscard::ALL[two()],
            spillover: Spillover::ALL[two()],
            battle_order: BattleOrder::ALL[two()],
            promotion_scope: PromotionScope::ALL[two()],
            turn_limit: [0, 2, 3, 4, 5, 6, 7, 8][rng.below(8) as usize],
        }
    }
}

/// The last turn of the ready-made expert games: with all six turns of the booklet the Germans are ahead (`BALANCE.md`).
const EVEN_TURNS: u8 = 4;

/// Ready-made setups by name.
pub fn scenarios() -> Vec<(&'static str, Setup)> {
    let even = |setup: Setup| Setup { turn_limit: EVEN_TURNS, ..setup };
    vec![("base", Setup::of(Mode::Base)), ("expert", even(Setup::of(Mode::Expert))), ("teams", even(Setup::teams()))]
}
