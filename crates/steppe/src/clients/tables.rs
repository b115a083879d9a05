//! Opening a table: one visitor makes a match, the others sit down.

use super::panel::values;
use super::{Trouble, Visitor};

/// What is played.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The id of the title.
    pub title: String,
    /// The scenario; the first if none is named.
    pub scenario: Option<String>,
}

/// A place at a table.
#[derive(Clone, Debug)]
pub struct Place {
    /// The id of the match.
    pub table: String,
    /// The number of the seat.
    pub seat: String,
}

impl Opening {
    /// The first visitor makes the match; answers its place.
    pub async fn make(&self, visitor: &mut Visitor) -> Result<Place, Trouble> {
        let mut fields = vec![("opponent", "anyone")];
        fields.extend(self.scenario.as_deref().map(|scenario| ("scenario", scenario)));
        let reply = visitor.post(&format!("/new/{}", self.title), &fields).await?.expect(&[303])?;
        let to = reply.location.unwrap_or_default();
        let place = to.strip_prefix("/m/").and_then(|rest| rest.split_once("?as="));
        let (table, seat) = place.ok_or_else(|| Trouble::Nonsense(format!("a new match at {to:?}")))?;
        Ok(Place { table: table.to_owned(), seat: seat.to_owned() })
    }

    /// The others look which seats are free and take them. Answers a place for each visitor, of whom there
    /// are as many as seats afterwards.
    pub async fn fill(&self, made: Place, visitors: &mut Vec<Visitor>) -> Result<Vec<Place>, Trouble> {
        let address = visitors.first().map(|visitor| visitor.address().clone());
        let Some(address) = address else { return Err(Trouble::Nonsense("nobody made the match".to_owned())) };
        let id = made.table.clone();
        let mut guest = Visitor::new(&address);
        let lobby = guest.get(&format!("/m/{id}")).await?.expect(&[200])?;
        let free: Vec<String> = values(&lobby.body, "seat").collect();
        if free.is_empty() {
            return Err(Trouble::Nonsense("a new match without a free seat".to_owned()));
        }
        let mut places = vec![made];
        for (i, seat) in free.into_iter().enumerate() {
            if visitors.len() < i + 2 {
                visitors.push(Visitor::new(&address));
            }
            visitors[i + 1].post(&format!("/m/{id}/sit"), &[("seat", &seat)]).await?.expect(&[303])?;
            places.push(Place { table: id.clone(), seat });
        }
        Ok(places)
    }
}

impl Place {
    /// Sends an action, about the position of the token. Done when this answers.
    pub async fn act(&self, visitor: &mut Visitor, token: &str, action: &str) -> Result<(), Trouble> {
        let fields = [("seat", self.seat.as_str()), ("token", token), ("action", action)];
        visitor.post(&format!("/m/{}/act", self.table), &fields).await?.expect(&[204]).map(|_| ())
    }
}
