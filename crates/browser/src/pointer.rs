//! The mouse and the fingers, as real events at a place of the window.

use crate::error::OrFail;
use crate::{BrowserError, Page};
use serde_json::{Value, json};

/// A place in the window, in CSS pixels.
type Point = (f64, f64);

/// The middle of an element where a click would reach it, or why none would.
const REACH: &str = r#"selector => {
    const e = document.querySelector(selector);
    if (!e) return 'nothing matches';
    if (e.matches(':disabled')) return 'it is disabled';
    e.scrollIntoViewIfNeeded();
    const r = [...e.getClientRects()].find(r => r.width || r.height);
    if (!r) return 'it is not displayed';
    const x = r.x + r.width / 2, y = r.y + r.height / 2, top = document.elementFromPoint(x, y);
    if (!top) return `it lies outside of the window, at ${x}, ${y}`;
    if (e.contains(top) || top.closest('label')?.control === e) return [x, y];
    return `at ${x}, ${y} it is covered by ${top.cloneNode().outerHTML}`;
}"#;

/// How many moves a drag is made of.
const MOVES: u32 = 8;

impl Page {
    /// Clicks the middle of the first element that matches, as soon as it is there, enabled and not covered.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        self.patient_click(selector).or_fail();
    }

    /// Clicks at once, or says why it cannot.
    pub fn try_click(&self, selector: &str) -> Result<(), BrowserError> {
        let place = self.reach(selector).map_err(|why| self.complaint(&format!("clicking `{selector}`: {why}")))?;
        self.mouse_click(place)
    }

    /// Clicks at a place of the window.
    #[track_caller]
    pub fn click_at(&self, x: f64, y: f64) {
        self.mouse_click((x, y)).or_fail();
    }

    /// Holds the mouse over the first element that matches.
    #[track_caller]
    pub fn hover(&self, selector: &str) {
        let place = self.patient_reach(selector).or_fail();
        self.mouse("mouseMoved", place, "none").or_fail();
    }

    /// The middle of the first element that matches, where a click would reach it.
    #[track_caller]
    pub fn place(&self, selector: &str) -> (f64, f64) {
        self.patient_reach(selector).or_fail()
    }

    /// Taps the first element that matches with a finger.
    #[track_caller]
    pub fn tap(&self, selector: &str) {
        let place = self.patient_reach(selector).or_fail();
        self.fingers(&[vec![place]]).or_fail();
    }

    /// Holds a finger on the first element that matches until this is true, then lifts it.
    #[track_caller]
    pub fn hold(&self, selector: &str, script: &str) {
        let place = self.patient_reach(selector).or_fail();
        self.touch("touchStart", &[place]).or_fail();
        self.wait_until(script);
        self.touch("touchEnd", &[]).or_fail();
    }

    /// Drags with the left button of the mouse.
    #[track_caller]
    pub fn drag(&self, from: (f64, f64), to: (f64, f64)) {
        self.mouse_drag(from, to).or_fail();
    }

    /// Drags with one finger.
    #[track_caller]
    pub fn swipe(&self, from: (f64, f64), to: (f64, f64)) {
        let way: Vec<Vec<Point>> = (0..=MOVES).map(|step| vec![between(from, to, step)]).collect();
        self.fingers(&way).or_fail();
    }

    /// Moves two fingers, `from` pixels apart, until they are `to` pixels apart around the centre.
    #[track_caller]
    pub fn pinch(&self, centre: (f64, f64), from: f64, to: f64) {
        let at = |step| {
            let half = between((from, 0.0), (to, 0.0), step).0 / 2.0;
            vec![(centre.0 - half, centre.1), (centre.0 + half, centre.1)]
        };
        let way: Vec<Vec<Point>> = (0..=MOVES).map(at).collect();
        self.fingers(&way).or_fail();
    }

    /// Turns the wheel of the mouse over a place: `dy` above zero is towards oneself, which scrolls down.
    #[track_caller]
    pub fn wheel(&self, at: (f64, f64), dx: f64, dy: f64) {
        let turn = json!({"type": "mouseWheel", "x": at.0, "y": at.1, "deltaX": dx, "deltaY": dy});
        self.call("Input.dispatchMouseEvent", turn).or_fail();
    }

    pub(crate) fn patient_click(&self, selector: &str) -> Result<(), BrowserError> {
        self.mouse_click(self.patient_reach(selector)?)
    }

    fn patient_reach(&self, selector: &str) -> Result<Point, BrowserError> {
        let mut place = (0.0, 0.0);
        self.wait(&format!("`{selector}` to be within reach"), || {
            place = self.reach(selector)?;
            Ok(true)
        })?;
        Ok(place)
    }

    fn reach(&self, selector: &str) -> Result<Point, BrowserError> {
        let answer = self.read(&format!("({REACH})({})", json!(selector)))?;
        match (answer[0].as_f64(), answer[1].as_f64()) {
            (Some(x), Some(y)) => Ok((x, y)),
            _ => Err(BrowserError::Page(answer.as_str().unwrap_or("no answer").to_string())),
        }
    }

    fn mouse_click(&self, at: Point) -> Result<(), BrowserError> {
        self.mouse("mouseMoved", at, "none")?;
        self.mouse("mousePressed", at, "left")?;
        self.mouse("mouseReleased", at, "left")
    }

    fn mouse_drag(&self, from: Point, to: Point) -> Result<(), BrowserError> {
        self.mouse("mouseMoved", from, "none")?;
        self.mouse("mousePressed", from, "left")?;
        for step in 1..=MOVES {
            self.mouse("mouseMoved", between(from, to, step), "left")?;
        }
        self.mouse("mouseReleased", to, "left")
    }

    fn mouse(&self, kind: &str, (x, y): Point, button: &str) -> Result<(), BrowserError> {
        let held = u32::from(button == "left" && kind != "mouseReleased");
        let clicks = u32::from(kind != "mouseMoved");
        let event = json!({"type": kind, "x": x, "y": y, "button": button, "buttons": held, "clickCount": clicks});
        self.call("Input.dispatchMouseEvent", event).map(drop)
    }

    /// Puts the fingers down at the first places, moves them through the others, and lifts them.
    fn fingers(&self, way: &[Vec<Point>]) -> Result<(), BrowserError> {
        for (index, places) in way.iter().enumerate() {
            self.touch(if index == 0 { "touchStart" } else { "touchMove" }, places)?;
        }
        self.touch("touchEnd", &[])
    }

    fn touch(&self, kind: &str, places: &[Point]) -> Result<(), BrowserError> {
        let point = |(id, (x, y)): (usize, &Point)| json!({"x": x, "y": y, "id": id});
        let points: Vec<Value> = places.iter().enumerate().map(point).collect();
        self.call("Input.dispatchTouchEvent", json!({"type": kind, "touchPoints": points})).map(drop)
    }
}

/// The place after some of the moves.
fn between(from: Point, to: Point, step: u32) -> Point {
    let part = f64::from(step) / f64::from(MOVES);
    (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
}
