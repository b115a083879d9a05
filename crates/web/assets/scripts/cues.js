// What an event looks like on the board: as it happens, as the quiet trace it leaves, and as the light of its line.
//
// A line of the story carries its cue: what kind of picture (`march`, `flight`, `shot`, `turned`, `gone`, `note`), who
// does it, with whom, to whom, where, how it ends, and the figures that it hung on.

import { $, centre, draw, find } from './dom.js';

const layer = $('traces');
const LIGHT = draw('g', { class: 'lights' }, layer);
const still = matchMedia('(prefers-reduced-motion: reduce)');
const MUZZLE = 40; // from the middle of a gun to its muzzle

const goes = (line) => /^(march|flight)$/.test(line.dataset.cue ?? '');
const placesOf = (line) => line.dataset.way?.split(' ') ?? [];

// The small steps of one march are one: those before it that it made asides belong to its way.
const wayOf = (line) => {
  const way = placesOf(line);
  if (!goes(line)) return way;
  for (let before = line.previousElementSibling; before?.matches('.aside'); before = before.previousElementSibling) {
    if (goes(before) && before.dataset.who === line.dataset.who) way.unshift(...placesOf(before));
  }
  return way.filter((place, i) => place !== way[i - 1]);
};
export const cueOf = (line) => {
  const { cue: kind, who, whom, end, sum } = line.dataset;
  return { kind, who, with: line.dataset.with?.split(' ') ?? [], whom, end, sum, way: wayOf(line), line, chips: [...line.querySelectorAll('.chip')] };
};

const piece = (name) => (name ? find(`piece:${name}`) : null);
const place = (name) => (name ? find(`place:${name}`) : null);

// Where it happens, in the units of the drawing: the way, or from the gun to the target. Known while the pieces lie there.
export const pointsOf = (cue) => {
  const way = cue.way.map(place).filter(Boolean).map(centre);
  const [who, whom] = [piece(cue.who), piece(cue.whom)];
  if (cue.kind === 'shot') {
    const from = way.length > 1 ? way[0] : who && centre(who);
    const to = way.at(-1) ?? (whom && centre(whom));
    return [from, to].filter(Boolean);
  }
  if (goes(cue.line) && way.length === 1 && who) {
    const from = place(who.dataset.at);
    return from && who.dataset.at !== cue.way[0] ? [centre(from), ...way] : way;
  }
  return way.length ? way : [whom ?? who].filter(Boolean).map(centre);
};
// What should be in sight while it happens.
export const stageOf = (cue) => [place(cue.way[0]) ?? piece(cue.who), place(cue.way.at(-1)) ?? piece(cue.whom)].filter(Boolean);

// A rim around a place or a piece.
const rim = (element, style, into) => {
  const points = element.getAttribute('points');
  if (points) return draw('polygon', { points, class: style, transform: element.getAttribute('transform') ?? '' }, into);
  const [at, box] = [centre(element), element.getBBox()];
  const [w, h] = [Math.min(box.width, 130) + 8, Math.min(box.height, 100) + 8];
  return draw('rect', { x: at.x - w / 2, y: at.y - h / 2, width: w, height: h, rx: 10, class: style }, into);
};
const use = (name, at, into, size = 1, turn = 0) => draw('use', { href: `#k-${name}`, transform: `translate(${at.x} ${at.y}) rotate(${turn}) scale(${size})` }, into);
const path = (points) => points.map((at, i) => `${i ? 'L' : 'M'}${at.x} ${at.y}`).join('');

// The light of a line that is pointed at.
export const light = (cue) => {
  dim();
  for (const name of new Set(cue.way)) if (place(name)) rim(place(name), 'lit', LIGHT);
  for (const name of [cue.who, cue.whom]) if (piece(name)) rim(piece(name), 'lit', LIGHT);
  const points = pointsOf(cue);
  if (points.length > 1) draw('path', { d: path(points), class: `way ${cue.kind}` }, LIGHT);
};
export const dim = () => LIGHT.replaceChildren();

// The quiet trace of a step: its way or its shot, what is left at its end, its points, its number.
export const trace = (cue, points, number) => {
  const group = draw('g', { class: `trace ${cue.kind}` }, layer);
  const end = points.at(-1);
  if (!end) return group;
  if (points.length > 1) draw('path', { d: path(points), class: 'way' }, group);
  if (cue.end === 'destroyed') use('wreck', end, group).classList.add('wreck');
  cue.chips.forEach((chip, i) => {
    const [x, y] = [end.x + 34, end.y + 26 + 20 * i];
    const score = draw('g', { class: `points ${chip.className}`, transform: `translate(${x} ${y})` }, group);
    draw('rect', { x: -17, y: -10, width: 34, height: 20, rx: 10 }, score);
    draw('text', { y: 4.5 }, score).textContent = chip.textContent;
  });
  if (number) {
    const [from, to] = [points[0], points[1]];
    const far = to ? Math.hypot(to.x - from.x, to.y - from.y) || 1 : 1;
    const at = to ? { x: from.x + ((to.x - from.x) * 30) / far, y: from.y + ((to.y - from.y) * 30) / far - 26 } : { x: from.x + 26, y: from.y - 26 };
    const badge = draw('g', { class: 'number', transform: `translate(${at.x} ${at.y})` }, group);
    draw('circle', { r: 11 }, badge);
    draw('text', { y: 4.5 }, badge).textContent = number;
  }
  return group;
};
export const clearTraces = () => { for (const group of [...layer.children]) if (group !== LIGHT) group.remove(); };

// Moves something, unless the player wants no motion; a clock that hurries ends it.
const move = (element, frames, duration, clock, fill = 'none') => {
  if (still.matches || !duration) return Promise.resolve();
  const motion = element.animate(frames, { duration, easing: 'ease-in-out', fill });
  clock.runs(motion);
  return motion.finished.catch(() => {});
};

const fire = async (cue, points, group, clock) => {
  const [from, to] = [points[0], points.at(-1)];
  const doer = piece(cue.who) ?? place(cue.way[0]);
  if (doer) rim(cue.way.length > 1 ? place(cue.way[0]) ?? doer : doer, 'doer', group);
  const target = place(cue.way.at(-1)) ?? piece(cue.whom);
  if (target) rim(target, 'target', group);
  if (points.length > 1) {
    const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const lines = ['case', 'bullet'].map((style) => draw('path', { d: path([from, to]), class: style, 'stroke-dasharray': far }, group));
    const muzzle = { x: from.x + ((to.x - from.x) * MUZZLE) / far, y: from.y + ((to.y - from.y) * MUZZLE) / far };
    if (far > 2 * MUZZLE) use('flash', muzzle, group, 1.3, (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
    await Promise.all(lines.map((line) => move(line, [{ strokeDashoffset: far }, { strokeDashoffset: 0 }], clock.line, clock)));
    if (still.matches) await clock.wait(clock.line);
  }
  if (!to) return;
  const burst = use(cue.end === 'missed' ? 'puff' : 'burst', cue.end === 'missed' ? { x: to.x + 24, y: to.y - 22 } : to, group, cue.end === 'missed' ? 1 : 2);
  await move(burst, [{ opacity: 0 }, { opacity: 1 }], clock.hit, clock);
  if (cue.end === 'destroyed') use('fire', to, group);
};
const march = async (cue, points, group, clock) => {
  const [doer, ...others] = [cue.who, ...cue.with].map(piece).filter(Boolean);
  const start = doer && rim(doer, 'doer', group);
  if (points.length < 2) return clock.wait(clock.note);
  draw('path', { d: path(points), class: 'way' }, group);
  const time = Math.min(clock.hex * (points.length - 1), clock.most);
  if (!doer) return clock.wait(time);
  const from = place(doer.dataset.at) ? centre(place(doer.dataset.at)) : centre(doer);
  const first = Math.max(0, points.findLastIndex((at) => Math.hypot(at.x - from.x, at.y - from.y) < 3));
  const steps = points.slice(first);
  const go = (element) => {
    const rest = getComputedStyle(element).transform;
    const base = rest === 'none' ? '' : rest;
    const frames = steps.map((at) => ({ transform: `translate(${at.x - from.x}px, ${at.y - from.y}px) ${base}` }));
    return move(element, frames, Math.max(clock.hex, time), clock, 'forwards');
  };
  if (steps.length > 1) await Promise.all([doer, ...others].map(go));
  if (still.matches) await clock.wait(time);
  start.remove();
  const end = place(cue.way.at(-1));
  if (end) rim(end, 'doer', group);
};
const turn = async (cue, points, group, clock) => {
  const whom = piece(cue.whom);
  for (const name of cue.way) if (place(name)) rim(place(name), 'doer', group);
  if (whom) await squeeze(whom, 1, 0, clock);
  await clock.wait(clock.note);
};
// A piece narrows until it is gone, or widens from nothing: as a card that is turned.
const squeeze = (element, from, to, clock) => {
  const [base, box] = [getComputedStyle(element).transform, element.getBBox()];
  const x = box.x + box.width / 2;
  const narrow = (k) => ({ transform: `${base === 'none' ? '' : base} translate(${x}px) scale(${k}, 1) translate(${-x}px)` });
  return move(element, [narrow(from), narrow(to)], clock.hit, clock, to ? 'none' : 'forwards');
};
export const unfold = (element, clock) => squeeze(element, 0.02, 1, clock);
// What is gone stays for a moment and fades at its place.
export const fade = (element, clock) => {
  if (still.matches || !clock.hit) return;
  const ghost = element.cloneNode(true);
  for (const name of ['data-piece', 'data-at', 'tabindex', 'role', 'aria-label']) ghost.removeAttribute(name);
  ghost.classList.add('ghost');
  layer.append(ghost);
  move(ghost, [{ opacity: 1 }, { opacity: 0 }], 3 * clock.hit, clock).then(() => ghost.remove());
};
const vanish = async (cue, points, group, clock) => {
  const whom = piece(cue.whom);
  const at = place(cue.way[0]) ?? whom;
  if (at) rim(at, cue.end === 'destroyed' ? 'target' : 'doer', group);
  if (cue.end === 'destroyed' && points[0]) use('fire', points[0], group);
  await clock.wait(clock.note);
};
const note = async (cue, points, group, clock) => {
  for (const name of new Set(cue.way)) if (place(name)) rim(place(name), 'doer', group);
  for (const name of [cue.who, cue.whom]) if (piece(name)) rim(piece(name), 'doer', group);
  await clock.wait(clock.note);
};
const PICTURES = { shot: fire, march, flight: march, turned: turn, gone: vanish, note };

// Plays an event on the board as it lies. What it draws stays until it is taken away.
export const perform = async (cue, points, clock) => {
  const group = draw('g', { class: `event ${cue.kind}` }, layer);
  if (clock.hit) await PICTURES[cue.kind](cue, points, group, clock);
  return group;
};
