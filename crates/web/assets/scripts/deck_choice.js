// Decks in a match: the form of a new one offers what fits, the table brings one's own decks beside the board.

import { ask } from './ask.js';
import { on } from './dom.js';
import { words } from './typing.js';

// Of the decks those that the scenario and the side can bring; none where the scenario has its own.
const setup = document.querySelector('form.setup:has(.deck-choice)');
const fit = () => {
  const form = new FormData(setup);
  const [scenario, side] = [form.get('scenario'), form.get('side')];
  const other = { first: 'second', second: 'first' }[side];
  const choice = setup.querySelector('.deck-choice');
  choice.hidden = choice.disabled = Boolean(scenario) && !words(choice.dataset.scenarios).includes(scenario);
  for (const label of choice.querySelectorAll('[data-second]')) {
    label.hidden = !words(label.dataset.second).some((given) => {
      const [name, value] = given.split('=');
      return form.get(name) === value;
    });
  }
  for (const select of choice.querySelectorAll('select[data-seat]')) {
    const wanted = `${scenario}/${select.dataset.seat === 'mine' ? side : other}`;
    for (const option of select.querySelectorAll('option[data-fits]')) {
      const fits = !scenario || option.selected || words(option.dataset.fits).includes(wanted);
      option.hidden = option.disabled = !fits;
    }
    for (const group of select.querySelectorAll('optgroup')) group.hidden = !group.querySelector('option:not([hidden])');
  }
};
if (setup) {
  setup.addEventListener('change', fit);
  fit();
}

// My decks in place of the link to them, as often as the panel is drawn anew.
const offer = document.getElementById('part-offer');
let asked = null;
const bring = async () => {
  const link = offer.querySelector('a[data-decks]');
  if (!link || link === asked) return;
  asked = link;
  const answer = await ask(link.href).catch(() => null); // the link leads there as well
  if (answer?.ok) link.parentElement.outerHTML = await answer.text();
};
if (offer) {
  on('changed', bring);
  bring();
}
