// The whole match on one map, over the board as it stood: ways of those who got through, wrecks with their turn. While
// an earlier moment is shown it gives way.

import { $, centre, draw, find, map, on } from './dom.js';

const course = document.querySelector('.course');
const { ways, wrecks } = JSON.parse(course.dataset.chronicle);
const layer = draw('g', { id: 'chronicle', 'aria-hidden': 'true' });
map.append(layer);

const at = (place) => { const element = find(`place:${place}`); return element && centre(element); };
const chip = (point, text, style) => {
  const group = draw('g', { class: `chip ${style}`, transform: `translate(${point.x} ${point.y})` }, layer);
  const wide = 14 + 8 * text.length;
  draw('rect', { x: -wide / 2, y: -11, width: wide, height: 22, rx: 11 }, group);
  draw('text', { y: 5 }, group).textContent = text;
};
// The end of a way lies beyond its last place, where it led off the map.
const beyond = (points) => {
  const [last, before] = [points.at(-1), points.at(-2) ?? points.at(-1)];
  const box = map.viewBox.baseVal;
  const west = last.x - box.x < box.x + box.width - last.x;
  return { x: last.x + (west ? -70 : 70), y: last.y, from: before };
};
const drawWay = ({ side, turn, points: score, places }) => {
  const points = places.map(at).filter(Boolean);
  if (!points.length) return;
  const end = beyond(points);
  const d = [...points, end].map((point, i) => `${i ? 'L' : 'M'}${point.x} ${point.y}`).join('');
  for (const style of ['case', 'way']) draw('path', { d, class: `${style} of-${side}` }, layer);
  chip({ x: end.x + Math.sign(points.at(-1).x - end.x) * 22, y: end.y - 20 }, `T${turn}${score ? ` +${score}` : ''}`, `of-${side}`);
};
const drawWreck = ({ turn, place }, i) => {
  const point = at(place);
  if (!point) return;
  const others = wrecks.slice(0, i).filter((wreck) => wreck.place === place).length; // several lie side by side
  const here = { x: point.x + 26 * others, y: point.y + 8 * others };
  draw('use', { href: '#k-wreck', transform: `translate(${here.x} ${here.y})` }, layer);
  chip({ x: here.x + 24, y: here.y + 22 }, `T${turn}`, 'turn');
};
ways.forEach(drawWay);
wrecks.forEach(drawWreck);

const show = () => { layer.style.display = $('slider').value === $('slider').max ? '' : 'none'; };
on('moved', show);
show();
