// A click on the board chooses, takes up a piece, or asks why nothing can be done there.

import { directAt, goalsAt, inWords, startOf, take, taken } from './choices.js';
import { fillWithForecast, showDetail } from './detail.js';
import { keepInside, map, menu, on, spotsAt, table } from './dom.js';
import { post } from './forms.js';

// Several choices at one spot: a list of them beside it.
const offer = async (buttons, x, y) => {
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
  keepInside(menu, x, y);
  menu.firstChild?.focus();
};
export const closeMenu = () => {
  if (menu.contains(document.activeElement)) map.querySelector('[tabindex="0"]')?.focus({ preventScroll: true });
  menu.hidden = true;
};

const click = ({ target, clientX, clientY, pointerType }) => {
  closeMenu();
  const spots = spotsAt(target);
  if (!spots.length) return take(null);
  const goals = goalsAt(spots);
  const direct = goals.length ? goals : directAt(spots);
  const start = goals.length ? undefined : startOf(spots);
  if (start && start !== taken() && !direct.length) return take(start);
  // A finger cannot point before it presses: it reads first what a shot needs.
  const unread = pointerType === 'touch' && direct.some(({ button }) => 'weighed' in button.dataset);
  if (direct.length === 1 && !unread) return direct[0].button.click();
  if (direct.length) return offer(direct.map(({ button }) => button), clientX, clientY);
  take(null);
  const { why, seat } = table.dataset;
  if (why && seat !== '') post(why, { seat, spot: spots[0] });
};
// A click by keyboard, in the middle of what has the focus.
export const clickOn = (target) => {
  const box = target.getBoundingClientRect();
  click({ target, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 });
};

on('clicked', click);
on('changed', closeMenu);
