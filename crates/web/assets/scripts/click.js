// A click on the board chooses, takes up a piece or sends it off, or asks why nothing can be done there. A second click
// on a piece that was taken up opens what else it can do.

import { beside } from './beside.js';
import { choices, directAt, goalsAt, inWords, startOf, take, taken } from './choices.js';
import { fillWithForecast, showDetail } from './detail.js';
import { find, isPiece, isPlace, map, menu, on, panel, spotsAt, table } from './dom.js';
import { post } from './forms.js';
import { showWay } from './pointing.js';
import { canGo, mover, waysOf } from './reach.js';

// Several choices at one spot: a list of them beside it.
const offer = async (buttons, anchor) => {
  await Promise.all(buttons.map(inWords));
  if (!buttons.every((button) => button.isConnected)) return; // meanwhile others can be chosen
  menu.replaceChildren(...buttons.map((button) => {
    const copy = document.createElement('button');
    copy.textContent = button.textContent;
    Object.assign(copy.dataset, button.dataset);
    copy.value = button.value;
    copy.onclick = () => { closeMenu(); showDetail([]); button.click(); };
    return copy;
  }));
  for (const copy of [...menu.children]) if ('weighed' in copy.dataset) fillWithForecast(copy);
  showDetail([]);
  menu.hidden = false;
  beside(menu, anchor.getBoundingClientRect());
  menu.firstChild?.focus();
};
export const closeMenu = () => {
  if (menu.contains(document.activeElement)) map.querySelector('[tabindex="0"]')?.focus({ preventScroll: true });
  menu.hidden = true;
};

const choose = (found, anchor, isTouch) => {
  // A finger cannot point before it presses: it reads first what a shot needs.
  const unread = isTouch && found.some(({ button }) => 'weighed' in button.dataset);
  if (found.length === 1 && !unread) return found[0].button.click();
  return offer(found.map(({ button }) => button), anchor);
};
const allOf = (spot) => choices().filter(({ spots }) => spots[0] === spot);
const endingThere = (spots) => choices().filter(({ spots: own }) => own.length > 1 && spots.includes(own.at(-1)));

// To a place far off, by the best way; a finger sees it first and presses again.
let shown = null;
const go = async (piece, place, isTouch) => {
  const way = (await waysOf(piece)).get(place);
  if (!way?.words) return false;
  if (isTouch && shown !== place) {
    shown = place;
    showWay(way);
    return true;
  }
  const token = panel.querySelector('.choices input[name=token]')?.value ?? '';
  post(table.dataset.go, { seat: table.dataset.seat, token, held: piece, spot: place });
  return true;
};

const askWhy = (spots) => {
  const { why, seat } = table.dataset;
  const held = taken() ?? '';
  take(null);
  if (why && seat !== '') post(why, { seat, spot: spots[0], held });
};

const click = async ({ target, pointerType }) => {
  closeMenu();
  const [spots, isTouch, held] = [spotsAt(target), pointerType === 'touch', taken()];
  if (!spots.length) return take(null);
  const anchor = find(spots[0]) ?? target;
  const goals = goalsAt(spots);
  if (goals.length) return choose(goals, anchor, isTouch);
  const [piece, place] = [spots.find(isPiece), spots.find(isPlace)];
  if (held && piece === held && allOf(held).length) return choose(allOf(held), anchor, isTouch);
  const [direct, start] = [directAt(spots), startOf(spots)];
  if (start && start !== held && !direct.length) return take(start);
  if (direct.length > 1 && piece && piece !== held && await canGo(piece)) return take(piece);
  if (direct.length) return choose(direct, anchor, isTouch);
  if (place && table.dataset.go && await go(mover(), place, isTouch)) return;
  const ending = held ? [] : endingThere(spots);
  if (ending.length) return choose(ending, anchor, isTouch);
  askWhy(spots);
};
// A click by keyboard, on what has the focus.
export const clickOn = (target) => click({ target });

on('clicked', click);
on('changed', () => { shown = null; closeMenu(); });
