// The rulebook's page: only what holds all the words that are sought.

const field = document.querySelector('[data-search]');
const parts = [...document.querySelectorAll('.rulebook > *')];
const none = Object.assign(document.createElement('p'), { className: 'note', textContent: field.dataset.none, hidden: true });

field.hidden = false;
field.after(none);
field.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = !words.length;
  for (const part of parts) {
    const fits = words.every((word) => part.textContent.toLowerCase().includes(word));
    part.hidden = words.length > 0 && !(fits && part.matches('section'));
    found ||= !part.hidden;
  }
  none.hidden = found;
});
