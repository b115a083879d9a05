// The choices of this position, which the panel lists, and the piece taken up to choose one of them on the board.
//
// A choice's button names its spots: one that is clicked, or a piece and then where it goes.

import { ask } from './ask.js';
import { emit, isPlace, map, on, panel, table } from './dom.js';

let held = null;

export const choices = () => [...panel.querySelectorAll('.choices button[data-spots]')]
  .filter((button) => button.dataset.spots)
  .map((button) => ({ button, spots: button.dataset.spots.split(' ') }));

// The spot of the piece taken up with a first click.
export const taken = () => held;
export const take = (spot) => { held = spot; emit('taken', spot); };

// What a click on these spots would do now.
export const goalsAt = (spots) => choices().filter(({ spots: own }) => own.length > 1 && held && own[0] === held && spots.includes(own[1]));
export const directAt = (spots) => choices().filter(({ spots: own }) => own.length === 1 && spots.includes(own[0]));
export const endingAt = (spots) => choices().filter(({ spots: own }) => spots.includes(own.at(-1)) && (own.length === 1 || own[0] === held));
export const startOf = (spots) => spots.find((spot) => choices().some(({ spots: own }) => own.length > 1 && own[0] === spot));

// A piece that is set down wherever one clicks, and whether the board shows it.
export const isLaying = () => choices().some(({ spots }) => spots.length === 1 && isPlace(spots[0]));
export const isMoving = () => choices().some(({ spots }) => spots.length > 1);
export const inHand = () => map.querySelector('[class*="-in-hand"]');

// A choice in words. Those of a long list come when somebody wants to read one of them.
let coming = null;
const fetchWords = async () => {
  const answer = await ask(table.dataset.words);
  if (!answer.ok) return;
  const { token, words } = await answer.json();
  if (token !== panel.querySelector('.choices input[name=token]')?.value) return; // meanwhile others can be chosen
  panel.querySelectorAll('.places button').forEach((button, place) => { button.textContent = words[place]; });
};
export const inWords = async (button) => {
  if (!button.textContent) await (coming ??= fetchWords().catch(() => {}));
  return button.textContent;
};
const fillOpenList = () => {
  const unread = panel.querySelector('.places[open] button:empty');
  if (unread) inWords(unread);
};
panel.addEventListener('toggle', fillOpenList, true);

on('changed', () => { coming = null; take(null); fillOpenList(); });
