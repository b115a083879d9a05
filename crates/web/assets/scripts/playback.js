// What happens is shown as it happens: news waits here until its events have been played on the board as it lay before.
//
// Each event worth a line is a step with a number: a dot in the bar, a badge on the board, a line of the story. The steps
// of the enemy's turn leave quiet traces until one's own next decision, and can be shown again at any time.

import { hideSum, showSum } from './bubble.js';
import { clock } from './clock.js';
import { clearTraces, cueOf, fade, perform, pointsOf, stageOf, trace, unfold } from './cues.js';
import { $, board, emit, find, map, on, panel, table } from './dom.js';
import { isPanning } from './fingers.js';
import { showLine } from './log.js';
import { addStep, clearReel, closeReel, layOut, rebuild, reel, snapshot } from './reel.js';
import { swapLog } from './swap.js';
import { bringIntoView } from './view.js';

const bar = $('playback');
const control = (name) => bar.querySelector(`[data-reel=${name}]`);
const STRIKES = /^(shot|turned|gone)$/; // shown of one's own actions, too: the rest one has done oneself
const IS_NEWS = ':not(.aside, .turn, .phase)';

const queue = [];
let busy = false;
let isBehind = false; // news is being shown: what can be chosen is of the position before
let present = null; // the board as it lies now, while an earlier one is laid out
let at = 0; // the step that is shown

const tellState = () => {
  table.dataset.playback = busy ? 'playing' : present ? 'rewound' : 'rest';
  control('skip').hidden = !busy && !present;
  control('again').hidden = busy || !!present;
  control('pause').setAttribute('aria-pressed', clock.paused);
  for (const name of ['back', 'pause', 'on', 'again']) control(name).disabled = !reel().length;
};

// The numbers of the steps: in the bar, and before the lines of the story.
const number = () => {
  for (const old of document.querySelectorAll('#log .step-number')) old.remove();
  const dots = reel().map((step, i) => {
    const sign = Object.assign(document.createElement('span'), { className: 'step-number', textContent: i + 1 });
    sign.setAttribute('aria-hidden', 'true');
    step.line.prepend(sign);
    const dot = Object.assign(document.createElement('button'), { type: 'button', textContent: i + 1, className: i < at ? 'past' : i === at ? 'now' : '' });
    dot.setAttribute('aria-label', `${i + 1}: ${step.line.querySelector('button')?.textContent.trim() ?? ''}`);
    if (i === at) dot.setAttribute('aria-current', 'step');
    dot.onclick = () => play(i, i + 1, true);
    const item = document.createElement('li');
    item.append(dot);
    return item;
  });
  const held = [...$('dots').children].findIndex((dot) => dot.contains(document.activeElement));
  $('dots').replaceChildren(...dots);
  dots[held]?.firstChild.focus({ preventScroll: true });
  dots[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
const traceUpTo = (end) => {
  clearTraces();
  reel().slice(0, end).forEach((step, i) => trace(step.cue, step.points, i + 1));
};

// Plays a step on the board as it is laid out. Its trace and its sum stay; all of its picture for who stays there, too.
const playStep = async (step, i, stays = false) => {
  at = i;
  traceUpTo(i);
  hideSum();
  number();
  tellState();
  showLine(step.line);
  await bringIntoView(stageOf(step.cue), clock);
  const drawn = await perform(step.cue, step.points, clock);
  if (showSum(step.cue, step.points)) await clock.wait(clock.bubble);
  if (stays && !clock.hurried) return;
  drawn.remove();
  trace(step.cue, step.points, i + 1);
};

// Is it one's own turn, in a game whose turns belong to somebody? What happens then is no part of the enemy's.
const isMyTurn = () => panel.querySelector('.standing')?.dataset.turn === 'mine';

// Plays a line by itself.
const playAlone = async (line) => {
  const cue = cueOf(line);
  const points = pointsOf(cue);
  hideSum();
  showLine(line);
  await bringIntoView(stageOf(cue), clock);
  const drawn = await perform(cue, points, clock);
  if (showSum(cue, points)) await clock.wait(clock.bubble);
  drawn.remove();
  return trace(cue, points);
};

// One line of the news.
const happen = async (line, before) => {
  line.classList.remove('coming');
  emit('happened', line);
  const { cue } = line.dataset;
  if (!cue) return;
  if (line.matches('.own') && !STRIKES.test(cue)) return closeReel();
  if (isMyTurn()) { closeReel(); return playAlone(line); }
  const { step, isNew } = addStep(line, before);
  if (isNew && reel().length > 1) await clock.wait(clock.pause);
  await playStep(step, reel().length - 1);
};

// The news takes its place on the board: what is gone fades, what was turned up unfolds.
const swap = (news, cues) => {
  const were = new Set([...map.querySelectorAll('[data-piece]')].map((piece) => piece.dataset.piece));
  const gone = cues.filter(({ end }) => end && end !== 'missed').map(({ whom }) => whom && find(`piece:${whom}`)).filter(Boolean);
  emit('news', news);
  for (const piece of gone) if (!piece.isConnected && !find(`piece:${piece.dataset.piece}`)) fade(piece, clock);
  const turnedAt = new Set(cues.filter(({ kind }) => kind === 'turned').flatMap(({ way }) => way));
  for (const piece of map.querySelectorAll('[data-piece]')) {
    if (!were.has(piece.dataset.piece) && turnedAt.has(piece.dataset.at)) unfold(piece, clock);
  }
};

const tell = (log) => {
  emit('telling');
  const isRedrawn = log.cut >= Math.max(1, $('log').children.length);
  const lines = swapLog(log);
  emit('told', lines);
  return isRedrawn ? null : lines;
};
const show = async ({ log, ...news }) => {
  toPresent();
  for (const motion of $('pieces').getAnimations({ subtree: true })) motion.finish(); // what is measured lies still
  const lines = log ? tell(log) : [];
  if (!lines) { // the line was cut, and the page is drawn anew
    clearReel();
    clearTraces();
    emit('news', news);
    return recall();
  }
  if (reel().some((step) => !step.line.isConnected)) clearReel(); // taken back
  const [before, main] = [snapshot(), lines.filter((line) => line.matches(IS_NEWS))];
  for (const line of main) line.classList.add('coming');
  for (const line of main) await happen(line, before);
  swap(news, main.map(cueOf));
  for (const step of reel()) if (main.includes(step.line)) step.after = snapshot();
};
const run = async () => {
  [busy, isBehind] = [true, true];
  while (queue.length) { tellState(); await show(queue.shift()); }
  rest();
};
const rest = () => {
  [busy, isBehind, clock.hurried, clock.paused] = [false, false, false, false];
  tellState();
};

// Steps of the turn again, on the board as it lay then. Whoever goes step by step stays there.
const play = async (from, to, stays = false) => {
  if (busy || !reel()[from]) return;
  busy = true;
  present ??= snapshot();
  table.classList.add('rewound');
  clock.use(clock.pace === 'off' ? 'brisk' : clock.pace);
  for (let i = from; i < to && !clock.hurried; i++) {
    const step = reel()[i];
    layOut(step.before ?? present);
    await playStep(step, i, stays);
    if (!stays || clock.hurried) layOut(step.after ?? present);
    if (i + 1 < to) await clock.wait(clock.pause);
  }
  clock.use(clock.pace);
  const hurried = clock.hurried;
  rest();
  if (!stays || hurried || queue.length) toPresent();
  if (queue.length) run();
};
const again = () => play(0, reel().length);
const toPresent = () => {
  if (!present) return;
  layOut(present);
  present = null;
  table.classList.remove('rewound');
  at = reel().length - 1;
  traceUpTo(reel().length);
  number();
  tellState();
};
const stepBy = (by) => {
  if (busy) return clock.next();
  const to = present ? at + by : by < 0 ? reel().length - 1 : 0;
  if (to >= reel().length) toPresent(); else play(Math.max(0, to), Math.max(0, to) + 1, true);
};

const skip = () => {
  const held = document.activeElement === control('skip');
  if (busy) clock.hurry(); else toPresent();
  tellState();
  if (held) (panel.querySelector('.choices button') ?? control('again')).focus();
};
// Own decisions end the enemy's turn: its traces go.
const forgetTraces = () => { clearTraces(); hideSum(); showLine(null); };

// A line of the story that is clicked is shown again, on the board as it lay if that is known.
const replay = async (line) => {
  if (busy) return;
  const i = reel().findIndex((step) => step.line === line);
  if (i >= 0) return play(i, i + 1);
  busy = true;
  tellState();
  clock.use(clock.pace === 'off' ? 'brisk' : clock.pace);
  (await playAlone(line)).remove();
  hideSum();
  clock.use(clock.pace);
  rest();
  if (queue.length) run();
};

// A page that was just opened knows the turn from the story.
const recall = () => {
  const all = [...$('log').children];
  const mine = isMyTurn() ? all.findLastIndex((line) => line.matches('.phase')) : all.length;
  const lines = all.slice(0, Math.max(0, mine)).filter((line) => line.matches(IS_NEWS));
  const own = lines.findLastIndex((line) => line.matches('.own') && !STRIKES.test(line.dataset.cue));
  rebuild(lines.slice(own + 1).filter((line) => line.dataset.cue));
  at = reel().length - 1;
  traceUpTo(reel().length);
  number();
  tellState();
};

on('heard', (news) => { queue.push(news); if (!busy) run(); });
on('changed', () => { for (const motion of $('pieces').getAnimations({ subtree: true })) motion.cancel(); });
on('replay', replay);
panel.addEventListener('submit', (event) => { if (event.target.matches('.choices')) forgetTraces(); });
// Who presses on wants to see what is new: what they press is out of date.
panel.addEventListener('submit', (event) => {
  if (!isBehind || !event.target.matches('.choices')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  skip();
}, true);
board.addEventListener('click', (event) => {
  if ((!busy && !present) || isPanning()) return;
  event.stopPropagation();
  skip();
}, true);

const ACTIONS = {
  back: () => stepBy(-1),
  on: () => stepBy(1),
  again,
  skip,
  pause: () => { if (clock.paused) clock.resume(); else clock.paused = busy; tellState(); },
};
bar.addEventListener('click', (event) => ACTIONS[event.target.closest('[data-reel]')?.dataset.reel]?.());
for (const choice of bar.querySelectorAll('[name=pace]')) {
  choice.checked = choice.value === clock.pace;
  choice.onchange = () => { clock.setPace(choice.value); if (choice.value === 'off' && busy) skip(); };
}

const lettersAreOff = document.documentElement.dataset.keys === 'off';
const KEYS = { ' ': skip, Escape: skip, ArrowLeft: () => stepBy(-1), ArrowRight: () => stepBy(1) };
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  if (event.target.closest('input, select, textarea')) return;
  const isPlain = /^[rR]$/.test(event.key) && !lettersAreOff;
  const presses = event.key === ' ' && event.target.closest('button, a, summary');
  const isMine = (busy || present) && !presses && KEYS[event.key];
  if (!isPlain && !isMine) return;
  event.preventDefault();
  event.stopPropagation();
  if (isPlain) again(); else KEYS[event.key]();
}, true);

recall();
