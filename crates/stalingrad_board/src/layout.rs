//! Where everything lies: far row, street with four districts and the mat, roadway, near row, desk.
//!
//! The near side is at the bottom, whoever that is; the street, the floors of its houses and the dice never swap.

use boards::Outlook;
use boards::kit::{Area, Point, at};
use stalingrad::pieces::{District, Player};
use stalingrad::state::{Site, Table};
use stalingrad::{German, Soviet};
use table::Side;

/// The whole picture.
pub(crate) const SIZE: (f32, f32) = (1096.0, 860.0);
/// Where the far row ends and the sky begins.
pub(crate) const SKY: f32 = 74.0;
/// Where the pavement begins.
pub(crate) const PAVEMENT: f32 = 424.0;
/// Where the street ends and the roadway begins.
pub(crate) const KERB: f32 = 500.0;
/// Where the roadway ends.
pub(crate) const VERGE: f32 = 562.0;
/// Where the mat begins.
pub(crate) const MAT: f32 = 1036.0;
/// Where the desk begins.
pub(crate) const DESK: f32 = 690.0;

/// A combat card in a hand.
pub(crate) const CARD: (f32, f32) = (112.0, 148.0);

/// Windows of the attic: the steps of the fire, the last being the Inferno.
pub(crate) const WINDOWS: usize = 5;

/// Where things lie.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    /// Whose row is at the bottom.
    pub(crate) near: Side,
    /// The district that is fought for.
    pub(crate) focus: Option<District>,
    /// The districts.
    pub(crate) columns: [Area; 4],
    /// Their buildings, where one stands.
    pub(crate) fronts: [Option<Front>; 4],
    /// Are there two players a side?
    pub(crate) teams: bool,
}

/// The front of a building: attic, upper floor, ground floor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Front {
    /// How far it reaches from left to right, and where it stands.
    pub(crate) left: f32,
    pub(crate) wide: f32,
    pub(crate) base: f32,
    /// Rooms on each floor.
    pub(crate) bays: usize,
    /// How wide a counter in a room is.
    pub(crate) cell: f32,
}

impl Front {
    fn of(column: Area, base: f32, bays: usize, focus: bool) -> Front {
        let rim = if focus { 12.0 } else { 4.0 };
        let wide = column.w - 2.0 * rim;
        let share = if focus { 0.745 } else { 0.84 };
        let cell = (wide * 0.925 / bays as f32 * share).min(if focus { 54.0 } else { 40.0 });
        Front { left: column.x + rim, wide, base, bays, cell }
    }

    /// How large things are that belong to it; 1 beside a counter of 52.
    pub(crate) const fn scale(&self) -> f32 {
        self.cell / 52.0
    }

    /// How high a counter is.
    pub(crate) const fn high(&self) -> f32 {
        self.cell * 1.125
    }

    /// The upper edge of the counters of a floor: the Soviets have the upper one, the Germans the ground floor.
    pub(crate) fn floor(&self, side: Side) -> f32 {
        let ground = self.base - self.high() - 8.0 * self.scale();
        match side {
            German => ground,
            _ => ground - self.high() - 27.0 * self.scale(),
        }
    }

    /// Where the attic begins.
    pub(crate) fn attic(&self) -> f32 {
        self.floor(Soviet) - self.cell * 0.86
    }

    /// Where its roof ends.
    pub(crate) fn top(&self) -> f32 {
        self.attic() - self.cell * 0.42
    }

    /// A share of its width.
    pub(crate) fn x(&self, share: f32) -> f32 {
        self.left + self.wide * share
    }

    /// Where the counter in a room lies.
    pub(crate) fn bay(&self, side: Side, place: usize) -> Area {
        let step = (self.wide * 0.925 - self.cell) / (self.bays - 1).max(1) as f32;
        Area::new(self.x(0.0375) + step * place as f32, self.floor(side), self.cell, self.high())
    }

    /// A window of the attic.
    pub(crate) fn window(&self, place: usize) -> Area {
        let (wide, high) = (self.cell * 0.48, self.cell * 0.54);
        let share = [0.115, 0.262, 0.5, 0.738, 0.885][place.min(WINDOWS - 1)];
        Area::new(self.x(share) - wide / 2.0, self.floor(Soviet) - 13.0 * self.scale() - high, wide, high)
    }
}

impl Layout {
    /// The layout of a table as it is looked at from there.
    pub(crate) fn of(table: &Table, outlook: Outlook) -> Layout {
        let near = if outlook.is_turned() { Soviet } else { German };
        let focus = table.battle.as_ref().map(|battle| battle.district);
        let columns = columns(table, focus);
        let fronts = District::ALL.map(|district| {
            table.ground(district).building()?;
            let fought = focus == Some(district);
            let base = match focus {
                Some(_) if fought => PAVEMENT,
                Some(_) => PAVEMENT - 40.0,
                None => PAVEMENT - 20.0,
            };
            Some(Front::of(columns[district.index()], base, bays(table, district, fought), fought))
        });
        Layout { near, focus, columns, fronts, teams: table.setup.is_teams() }
    }

    /// Where a player sits, in hundredths of the upright picture.
    pub(crate) fn home(side: Side) -> (u8, u8) {
        if side == German { (30, 100) } else { (30, 0) }
    }

    /// Is this side at the bottom?
    pub(crate) fn is_near(&self, side: Side) -> bool {
        self.near == side
    }

    /// A district.
    pub(crate) const fn column(&self, district: District) -> Area {
        self.columns[district.index()]
    }

    /// The row of a side: commander, Staging Line, hand, piles.
    pub(crate) fn row(&self, side: Side) -> Area {
        if self.is_near(side) { Area::new(0.0, VERGE, DESK, SIZE.1 - VERGE) } else { Area::new(0.0, 0.0, SIZE.0, SKY) }
    }

    /// The Staging Line of a side.
    pub(crate) fn staging(&self, side: Side) -> Area {
        match (self.is_near(side), self.focus) {
            (true, Some(_)) => Area::new(88.0, 664.0, DESK - 94.0, 28.0),
            (true, None) => Area::new(12.0, VERGE + 22.0, DESK - 20.0, 108.0),
            (false, _) => Area::new(324.0, 16.0, 466.0, 56.0),
        }
    }

    /// Where the formations of a side in the battle lie.
    pub(crate) fn lineup(&self, side: Side) -> Area {
        let column = self.focus.map_or(self.columns[0], |district| self.column(district));
        if self.is_near(side) {
            Area::new(12.0, VERGE + 9.0, DESK - 20.0, 88.0)
        } else {
            Area::new(column.x + 10.0, SKY + 10.0, column.w - 20.0, 88.0)
        }
    }

    /// The commander and the hand of a player, with its cards.
    pub(crate) fn hand(&self, player: Player) -> Area {
        let second = matches!(player, Player::G2 | Player::S2);
        match (self.is_near(player.side()), self.teams) {
            (true, false) => Area::new(0.0, 696.0, DESK, SIZE.1 - 696.0),
            (true, true) => Area::new(if second { DESK / 2.0 } else { 0.0 }, 696.0, DESK / 2.0, SIZE.1 - 696.0),
            (false, false) => Area::new(0.0, 0.0, 318.0, SKY),
            (false, true) => Area::new(0.0, if second { SKY / 2.0 } else { 0.0 }, 318.0, SKY / 2.0),
        }
    }

    /// Where the cards of a hand lie.
    pub(crate) fn cards(&self, player: Player) -> Area {
        let hand = self.hand(player);
        match (self.is_near(player.side()), self.teams) {
            (true, false) => Area::new(80.0, hand.y + 6.0, DESK - 88.0, CARD.1),
            (true, true) => Area::new(hand.x + 58.0, hand.y + 22.0, hand.w - 64.0, 119.0),
            (false, false) => Area::new(192.0, 9.0, 112.0, 54.0),
            (false, true) => Area::new(192.0, hand.y + 3.0, 112.0, 31.0),
        }
    }

    /// How large a card of a hand is.
    pub(crate) fn card_size(&self, player: Player) -> (f32, f32) {
        let high = self.cards(player).h;
        (high * CARD.0 / CARD.1, high)
    }

    /// The middle of a commander's disc, and its radius.
    pub(crate) fn commander(&self, player: Player) -> (Point, f32) {
        let hand = self.hand(player);
        match (self.is_near(player.side()), self.teams) {
            (true, false) => (at(38.0, hand.y + 30.0), 21.0),
            (true, true) => (at(hand.x + 30.0, hand.y + 26.0), 17.0),
            (false, false) => (at(32.0, 36.0), 21.0),
            (false, true) => (at(26.0, hand.y + 18.5), 14.0),
        }
    }

    /// The four piles of a side: combat deck, discards, formation deck, Destroyed Pile.
    pub(crate) fn piles(&self, side: Side) -> [Area; 4] {
        if !self.is_near(side) {
            return [0.0, 1.0, 2.0, 3.0].map(|place| Area::new(802.0 + 74.0 * place, 8.0, 40.0, 46.0));
        }
        let (left, top) = (8.0, if self.teams { 812.0 } else { 806.0 });
        [(0.0, 0.0), (33.0, 0.0), (0.0, 25.0), (33.0, 25.0)].map(|(x, y)| {
            Area::new(
                left + x * if self.teams { 0.8 } else { 1.0 },
                top + y,
                if self.teams { 25.0 } else { 31.0 },
                22.0,
            )
        })
    }

    /// The decks on the mat: Carnage, campaign, buildings, Ash Heap.
    pub(crate) fn mat_piles(&self) -> [Area; 4] {
        [218.0, 290.0, 362.0, 432.0].map(|top| Area::new(MAT + 10.0, top, 40.0, 46.0))
    }

    /// The desk.
    pub(crate) const fn desk(&self) -> Area {
        Area::new(DESK, KERB, SIZE.0 - DESK, SIZE.1 - KERB)
    }

    /// Where the heroes of a side lie in the battle.
    pub(crate) fn heroes(&self, side: Side) -> Area {
        let column = self.focus.map_or(self.columns[0], |district| self.column(district));
        let half = column.w / 2.0 - 60.0;
        let left = if side == German { column.x + 12.0 } else { column.x + column.w - 12.0 - half };
        Area::new(left, SKY + 106.0, half, 54.0)
    }
}

/// The rooms on each floor of a building: more where more kinds of units are.
pub(crate) fn bays(table: &Table, district: District, fought: bool) -> usize {
    let ground = table.ground(district);
    let kinds = Side::BOTH.into_iter().map(|side| ground.kinds(side).count()).max().unwrap_or(0);
    kinds.max(if fought { 7 } else { 5 })
}

/// The widths of the districts: what is fought for is wide, what is closed narrow.
fn columns(table: &Table, focus: Option<District>) -> [Area; 4] {
    let wide = |district: District| match (focus, table.ground(district).site) {
        (None, _) => MAT / 4.0,
        (Some(focus), _) if focus == district => 0.0,
        (Some(_), Site::Stands(_)) => 176.0,
        (Some(_), _) => 132.0,
    };
    let others: f32 = District::ALL.into_iter().map(wide).sum();
    let mut left = 0.0;
    District::ALL.map(|district| {
        let w = if focus == Some(district) { MAT - others } else { wide(district) };
        let column = Area::new(left, SKY, w, KERB - SKY);
        left += w;
        column
    })
}
