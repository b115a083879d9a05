// Decks and cards: the builder answers while one works, filters find while one types, a deck is taken at the table.
// Everything here is a comfort: without it the same forms and links do the same.
'use strict';
(() => {
  const html = document.documentElement;
  const ask = (url, options = {}) => fetch(url, { ...options, headers: { 'x-steppe': '1' } }).then((answer) => {
    if (!answer.ok) throw new Error(answer.status);
    return answer.text();
  });
  const wake = (root) => {
    for (const field of root.querySelectorAll('[data-address]')) field.value = new URL(field.getAttribute('value'), location.href).href;
    for (const button of root.querySelectorAll('[data-copy], [data-print]')) button.hidden = false;
    for (const button of root.querySelectorAll('[data-scriptless]')) button.hidden = true;
  };
  wake(document);
  document.addEventListener('click', async (event) => {
    if (event.target.closest('[data-print]')) return print();
    const button = event.target.closest('[data-copy]');
    if (!button) return;
    const field = button.parentElement.querySelector('input');
    try { await navigator.clipboard.writeText(field.value); } catch { field.select(); document.execCommand('copy'); }
    const words = button.textContent;
    button.textContent = button.dataset.copy;
    setTimeout(() => { button.textContent = words; }, 1500);
  });

  // --- A new match: of the decks those that the scenario and the side can bring
  const setup = document.querySelector('form.setup:has(.deck-choice)');
  const fit = () => {
    const [scenario, side] = ['scenario', 'side'].map((name) => setup.querySelector(`[name=${name}]:checked`)?.value);
    const other = { first: 'second', second: 'first' }[side];
    for (const select of setup.querySelectorAll('select[data-seat]')) {
      const wanted = `${scenario}/${select.dataset.seat === 'mine' ? side : other}`;
      for (const option of select.querySelectorAll('option[data-fits]')) {
        const fits = !scenario || option.selected || words(option.dataset.fits).includes(wanted);
        option.hidden = option.disabled = !fits;
      }
      for (const group of select.querySelectorAll('optgroup')) group.hidden = !group.querySelector('option:not([hidden])');
    }
  };
  setup?.addEventListener('change', fit);

  // --- Which cards are shown, and in which order
  const order = (numbers) => {
    const [holder, none] = [document.querySelector('.cards'), document.querySelector('.none')];
    const all = new Map([...holder.children].map((card) => [card.dataset.card, card]));
    for (const card of all.values()) card.hidden = true;
    for (const number of numbers) {
      const card = all.get(number);
      if (card) { card.hidden = false; holder.append(card); }
    }
    none.hidden = numbers.length > 0;
  };
  const words = (text) => text.split(' ').filter(Boolean);
  if (setup) fit();
  const later = (work, delay) => {
    let timer;
    return () => { clearTimeout(timer); timer = setTimeout(work, delay); };
  };

  // --- The encyclopedia
  const find = document.querySelector('form[data-find]');
  if (find) {
    let asked = 0;
    const look = async () => {
      const query = new URLSearchParams([...new FormData(find)].filter(([, value]) => value));
      const [mine, url] = [++asked, `${find.getAttribute('action')}?${query}`];
      try {
        const found = await ask(url);
        if (mine !== asked) return;
        order(words(found));
        history.replaceState(null, '', url);
      } catch { find.submit(); }
    };
    find.addEventListener('input', later(look, 150));
    find.addEventListener('submit', (event) => { event.preventDefault(); look(); });
  }

  // --- The builder
  const shop = document.querySelector('form[data-workshop]');
  if (shop) {
    const pane = document.getElementById('deck');
    const brief = document.getElementById('brief');
    let [changed, whole, turn] = ['changed' in shop.dataset, false, Promise.resolve()];
    const reload = () => { whole = true; shop.querySelector('button[value=check]').click(); };
    const show = () => {
      const { show, counts, barred, brief: short } = pane.firstElementChild.dataset;
      const [many, bars] = [JSON.parse(counts), new Set(words(barred))];
      for (const card of document.querySelectorAll('.choice-card')) {
        const count = many[card.dataset.card] || 0;
        card.querySelector('output').textContent = count;
        card.classList.toggle('in', count > 0);
        card.classList.toggle('barred', bars.has(card.dataset.card));
      }
      order(words(show));
      brief.textContent = short;
    };
    brief.textContent = pane.firstElementChild.dataset.brief;
    // One request after the other: each works on what the one before has left in the form.
    const work = (wish) => {
      turn = turn.then(async () => {
        const fields = new URLSearchParams(new FormData(shop));
        fields.set('do', wish);
        const focus = document.activeElement?.closest('#deck button')?.value;
        const open = [...pane.querySelectorAll('details')].map((part) => [part.className, part.open]);
        try {
          pane.innerHTML = await ask(shop.getAttribute('action'), { method: 'POST', body: fields });
        } catch {
          return reload(); // the page itself says what is wrong
        }
        for (const [name, was] of open) for (const part of pane.querySelectorAll('details')) if (part.className === name) part.open = was;
        wake(pane);
        show();
        if (focus) pane.querySelector(`button[value="${focus}"]`)?.focus();
      });
      return turn;
    };
    const into = () => (shop.elements.into?.value === 'later' ? '-later' : '');
    shop.addEventListener('submit', (event) => {
      const button = event.submitter;
      if (whole || !button || button.hasAttribute('data-go')) return void (changed = false);
      event.preventDefault();
      if (button.value !== 'check') changed = true;
      const card = button.closest('.choice-card');
      const wish = button.value.split(':')[0].replace('-later', '');
      work(card ? `${wish}${into()}:${card.dataset.card}` : button.value);
    });
    const typed = later(() => work('check'), 200);
    shop.addEventListener('input', (event) => {
      const field = event.target;
      if (field.closest('.terms')) changed = true;
      if (field.matches('[data-whole]')) return reload(); // other cards: another page
      typed();
    });
    shop.addEventListener('click', (event) => { if (event.target.closest('a[data-go]')) changed = false; });
    addEventListener('beforeunload', (event) => { if (changed) event.preventDefault(); });
  }

  // --- My decks beside the board
  const choices = document.getElementById('part-choices');
  if (choices) {
    let busy = null;
    const fetchDecks = async () => {
      const link = choices.querySelector('a[data-decks]');
      if (!link || link === busy) return;
      busy = link;
      try { link.parentElement.outerHTML = await ask(link.href); } catch { /* the link leads there as well */ }
    };
    new MutationObserver(fetchDecks).observe(choices, { childList: true, subtree: true });
    fetchDecks();
  }
  html.classList.add('scripted');
})();
