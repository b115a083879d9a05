// The focus stays where one works: after news on the same control of the panel, or else on the first choice.
// While the others decide it rests on the prompt, and goes to the first choice when one is asked again.

import { on, panel } from './dom.js';

let held = null; // the control that had the focus, and whether the focus was to be seen

const isSame = (one, other) => one.tagName === other.tagName && one.name === other.name
  && (one.name === 'action' ? one.value === other.value : one.textContent === other.textContent);
const again = (control) => [...panel.querySelectorAll('button, summary, a, input')].find((other) => isSame(control, other));
const firstChoice = () => {
  const choices = [...panel.querySelectorAll('.choices button, .choices summary')];
  return choices.find((choice) => choice.checkVisibility());
};
const prompt = () => {
  const section = panel.querySelector('.prompt');
  if (section) section.tabIndex = -1;
  return section;
};

on('changing', () => {
  const active = document.activeElement;
  if (panel.contains(active) && active !== panel) held = { control: active, seen: active.matches(':focus-visible') };
  else held = null;
});
on('changed', () => {
  if (!held) return;
  const { control, seen } = held;
  const waited = control.matches('.prompt');
  if (document.activeElement === control && !(waited && firstChoice())) return;
  const same = waited ? null : control.isConnected && control.checkVisibility() ? control : again(control);
  (same ?? firstChoice() ?? prompt())?.focus({ preventScroll: !seen });
});
