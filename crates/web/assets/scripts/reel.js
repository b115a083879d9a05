// The enemy's turn as a row of steps: each an event with its number, and the board as it lay before and after.

import { $ } from './dom.js';
import { cueOf, pointsOf } from './cues.js';

const MOST = 40; // steps that are kept
const LAYERS = ['under', 'pieces', 'over'].map($);

// The board as it lies: nothing of it is changed later, only swapped, so that it can be laid out again.
export const snapshot = () => LAYERS.map((layer) => [...layer.childNodes]);
export const layOut = (nodes) => {
  LAYERS.forEach((layer, i) => layer.replaceChildren(...nodes[i]));
  for (const motion of $('map').getAnimations({ subtree: true })) motion.cancel();
};

let steps = [];
let isOver = true; // the next step begins another turn
export const reel = () => steps;
export const closeReel = () => { isOver = true; };
export const clearReel = () => { [steps, isOver] = [[], true]; };

const isSame = (a, b) => a && b && Math.hypot(a.x - b.x, a.y - b.y) < 1;
const joined = (way, more) => (isSame(way[0], more[0]) ? more : [...way, ...more.filter((at) => !way.some((was) => isSame(was, at)))]);
// A line becomes a step, or the last one goes on: a march is one step, hex by hex.
export const addStep = (line, before) => {
  if (isOver) [steps, isOver] = [[], false];
  const last = steps.at(-1);
  const cue = cueOf(line);
  if (last && last.line.matches('.aside')) {
    Object.assign(last, { line, cue, points: joined(last.points, pointsOf(cue)) });
    return { step: last, isNew: false };
  }
  const step = { line, cue, points: pointsOf(cue), before, after: null };
  steps.push(step);
  if (steps.length > MOST) steps.shift();
  return { step, isNew: true };
};
// What a page that was just opened can tell of the turn: its board is the present one.
export const rebuild = (lines) => {
  for (const line of lines) addStep(line, null);
};
