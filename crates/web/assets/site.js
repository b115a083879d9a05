// The table comes alive: swap what changed, let pieces glide, click on the board, pan and zoom.
// Everything here is a comfort: without it the same forms and links do the same.
'use strict';
(() => {
  // --- The rulebook: only what holds all the words that are sought
  const search = (field) => {
    if (!field) return;
    field.hidden = false;
    const parts = [...document.querySelectorAll('.rulebook > *')];
    const none = Object.assign(document.createElement('p'), { className: 'note', textContent: field.dataset.none, hidden: true });
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
  };
  const table = document.getElementById('table');
  const link = document.querySelector('[data-link]');
  if (link) link.value = location.origin + link.getAttribute('value');
  if (document.querySelector('[data-wait]')) setInterval(() => location.reload(), 2000);
  search(document.querySelector('[data-search]'));
  if (!table) return;

  const $ = (id) => document.getElementById(id);
  const [board, map, panel, toast, menu] = ['board', 'map', 'panel', 'toast', 'menu'].map($);
  const SVG = 'http://www.w3.org/2000/svg';
  let taken = null; // the piece taken up with a first click

  // --- Swapping and gliding
  const group = (html) => {
    const holder = document.createElement('template');
    holder.innerHTML = `<svg xmlns="${SVG}">${html}</svg>`;
    return [...holder.content.firstChild.childNodes];
  };
  const places = () => new Map([...map.querySelectorAll('[data-piece]')].map((g) => [g.dataset.piece, g.getBoundingClientRect()]));
  const swap = (news) => {
    const before = places();
    const scroll = panel.scrollTop;
    const open = new Map([...panel.querySelectorAll('details')].map((d) => [d.className, d.open]));
    const typed = panel.querySelector('.talk input')?.value;
    const focused = document.activeElement?.closest('#panel button')?.textContent;
    const held = document.activeElement?.closest('#map [data-piece]')?.dataset.piece;
    if (news.faces) $('faces').append(...group(news.faces).filter((face) => face.id && !$(face.id)));
    for (const layer of ['ground', 'pieces']) if (layer in news) $(layer).replaceChildren(...group(news[layer]));
    for (const part of panel.querySelectorAll('.part')) {
      const name = part.id.slice('part-'.length);
      if (name in news) part.innerHTML = news[name];
    }
    if (news.log) {
      const list = $('log');
      for (let i = 0; i < news.log.cut; i++) list.firstElementChild?.remove();
      list.insertAdjacentHTML('afterbegin', news.log.more);
      while (list.children.length > list.dataset.most) list.lastElementChild.remove();
    }
    panel.scrollTop = scroll;
    for (const d of panel.querySelectorAll('details.talk, details.log, details.pass-settings')) if (open.has(d.className)) d.open = open.get(d.className);
    const say = panel.querySelector('.talk input');
    if (say && typed) say.value = typed;
    if (focused) [...panel.querySelectorAll('button')].find((b) => b.textContent === focused)?.focus();
    taken = null;
    menu.hidden = true;
    asked = new Map();
    details = new Map();
    rove(held);
    if (!pinned) showDetail([]);
    reach(null);
    hint('');
    mark(); // before the pieces glide: it measures where they come to rest
    glide(before);
  };
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const glide = (before) => {
    if (still.matches) return;
    const scale = map.getScreenCTM()?.a || 1;
    for (const g of map.querySelectorAll('[data-piece]')) {
      const was = before.get(g.dataset.piece);
      if (!was) continue;
      const now = g.getBoundingClientRect();
      const [dx, dy] = [(was.x + was.width / 2 - now.x - now.width / 2) / scale, (was.y + was.height / 2 - now.y - now.height / 2) / scale];
      if (Math.hypot(dx, dy) < 2) continue;
      const rest = getComputedStyle(g).transform;
      const base = rest === 'none' ? '' : rest;
      g.animate([{ transform: `translate(${dx}px, ${dy}px) ${base}` }, { transform: base || 'none' }], { duration: 350, easing: 'ease-in-out' });
    }
  };

  // --- The live channel
  let wait = 500;
  const listen = () => {
    const url = new URL(table.dataset.live, location.href);
    table.dataset.live = table.dataset.live.replace(/shows=.*/, ''); // what the page shows is soon another
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    socket.onopen = () => { wait = 500; table.dataset.linked = 'yes'; };
    socket.onmessage = (message) => {
      const news = JSON.parse(message.data);
      if (news.thinking === undefined) return swap(news);
      const bar = panel.querySelector('.thinking');
      if (bar) bar.value = news.thinking;
    };
    socket.onclose = () => {
      table.dataset.linked = 'no';
      if (wait > 500) tell('', table.dataset.lost);
      setTimeout(listen, wait);
      wait = Math.min(wait * 2, 10000);
    };
  };
  if (table.dataset.live) listen();

  // --- Sending forms without leaving the page
  const tell = (rule, text) => {
    toast.replaceChildren(text, ' ');
    if (rule) {
      const a = document.createElement('a');
      [a.href, a.textContent, a.dataset.rule] = [`${table.dataset.rules}#${rule}`, rule, rule];
      toast.append(a);
    }
    toast.classList.add('on');
    clearTimeout(tell.timer);
    tell.timer = setTimeout(() => toast.classList.remove('on'), 6000);
  };
  const post = async (url, fields) => {
    try {
      const answer = await fetch(url, { method: 'POST', headers: { 'x-steppe': '1' }, body: new URLSearchParams(fields) });
      const text = await answer.text();
      if (answer.status === 422 || (answer.ok && text)) tell(...(text.includes('\n') ? text.split('\n') : ['', text]));
      else if (!answer.ok) tell('', text);
    } catch {
      tell('', table.dataset.lost);
    }
  };
  panel.addEventListener('submit', (event) => {
    const form = event.target;
    const button = event.submitter;
    if (button?.dataset.ask && !confirm(button.dataset.ask)) return event.preventDefault();
    const to = form.getAttribute('action'); // form.action may be a button of that name
    if (/\/(rematch|analyse)$/.test(to)) return;
    event.preventDefault();
    const fields = new FormData(form);
    if (button?.name) fields.set(button.name, button.value);
    if (form.matches('.talk form')) form.reset();
    if (form.matches('.hint')) return advise(form, button, fields);
    post(to, fields);
  });

  panel.addEventListener('change', (event) => event.target.closest('form[data-at-once]')?.requestSubmit());

  // --- What a bot would do in one's place
  const advise = async (form, button, fields) => {
    const output = form.querySelector('output');
    output.textContent = button.dataset.busy;
    button.disabled = true;
    try {
      const answer = await fetch(form.getAttribute('action'), { method: 'POST', headers: { 'x-steppe': '1' }, body: new URLSearchParams(fields) });
      const text = await answer.text();
      if (answer.ok) output.innerHTML = text; else { output.textContent = ''; tell('', text); }
      const best = output.querySelector('[data-action]')?.dataset.action;
      for (const choice of panel.querySelectorAll('.choices button')) choice.classList.toggle('hinted', choice.value === best);
    } catch {
      output.textContent = '';
      tell('', table.dataset.lost);
    }
    button.disabled = false;
  };

  // --- The rulebook over the table
  const book = $('book');
  const passage = book.querySelector('.passage');
  const open = async (rule) => {
    const answer = await fetch(`${table.dataset.rules}/${encodeURIComponent(rule)}`, { headers: { 'x-steppe': '1' } });
    if (!answer.ok) return tell('', await answer.text());
    passage.innerHTML = await answer.text();
    toast.classList.remove('on');
    if (!book.open) book.showModal();
    const sought = passage.querySelector('.sought');
    if (sought) { sought.scrollIntoView({ block: 'center' }); sought.focus({ preventScroll: true }); } else passage.scrollTop = 0;
  };
  table.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest('a[data-rule], a[data-book]');
    if (link) { event.preventDefault(); open(link.dataset.rule ?? 'contents').catch(() => location.assign(link.href)); }
    if (event.target === book || event.target.closest('[data-close]')) book.close();
  });

  // --- Stepping through a finished match
  let steady = Promise.resolve(); // steps asked for in haste are taken one after the other
  const go = (word) => { steady = steady.then(() => step(panel.querySelector(`a[data-step=${word}]`))); };
  const step = async (link) => {
    if (!link) return;
    try {
      const to = link.getAttribute('href'); // in a drawing a link's href is no text
      const faces = [...$('faces').children].map((face) => face.id.replace(/\D+/, '')).join(' ');
      const answer = await fetch(to, { headers: { 'x-steppe': '1', 'x-faces': faces } });
      if (!answer.ok) throw answer;
      history.replaceState(null, '', to);
      const word = link.dataset.step;
      const held = link === document.activeElement;
      swap(await answer.json());
      if (held) (panel.querySelector(`[data-step=${word}]`) ?? panel.querySelector('[data-step]'))?.focus();
    } catch {
      location.assign(link.getAttribute('href'));
    }
  };
  const grow = async () => {
    if (!panel.querySelector('[data-growing]')) return;
    const answer = await fetch(location.href, { headers: { 'x-steppe': '1' } }).catch(() => null);
    if (answer?.ok) swap(await answer.json());
    setTimeout(grow, 1000);
  };
  grow();
  panel.addEventListener('click', (event) => {
    const link = event.target.closest('a[data-step]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.dataset.step === 'view') step(link); else go(link.dataset.step);
  });
  const steps = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' };

  // --- Choosing on the board
  const choices = () => [...panel.querySelectorAll('.choices button[data-spots]')].filter((b) => b.dataset.spots)
    .map((button) => ({ button, spots: button.dataset.spots.split(' ') }));
  const find = (spot) => {
    const [kind, name] = [spot.slice(0, spot.indexOf(':')), spot.slice(spot.indexOf(':') + 1)];
    return map.querySelector(`[data-${kind}="${CSS.escape(name)}"]`);
  };
  const centre = (element) => {
    const box = element.getBBox();
    const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
    return at.matrixTransform(map.getScreenCTM().inverse().multiply(element.getScreenCTM()));
  };
  const draw = (name, values, parent) => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(values)) element.setAttribute(key, value);
    parent.append(element);
  };
  const outline = (spot, style) => {
    const element = find(spot);
    if (!element) return;
    element.classList.add('can');
    if (spot.startsWith('place:') && element.getAttribute('points')) return draw('polygon', { points: element.getAttribute('points'), class: style, transform: element.getAttribute('transform') || '' }, $('marks'));
    if ('rimmed' in element.dataset) return;
    const at = centre(element);
    const box = element.getBBox();
    draw('circle', { cx: at.x, cy: at.y, r: Math.min(46, Math.max(box.width, box.height) / 2 + 4), class: style }, $('marks'));
  };
  const mark = () => {
    $('marks').replaceChildren();
    $('lines').replaceChildren();
    for (const e of map.querySelectorAll('.can')) e.classList.remove('can');
    const seen = new Set();
    for (const { spots } of choices()) {
      const spot = taken ? (spots[0] === taken ? spots[1] : null) : spots[0];
      if (spot && !seen.has(spot)) { seen.add(spot); outline(spot, taken ? 'goal' : 'first'); }
    }
    if (taken) outline(taken, 'taken');
    $('hand').hidden = !!inHand() || !choices().some((c) => isPlace(c.spots)) || choices().some((c) => c.spots.length > 1);
  };
  const isPlace = (spots) => spots.length === 1 && spots[0].startsWith('place:');
  const inHand = () => map.querySelector('[class*="-in-hand"]');
  // What a pointed choice does, beside the end of its line.
  const hint = (text, at) => {
    const box = $('hint');
    box.hidden = !text;
    if (!text) return;
    const where = new DOMPoint(at.x, at.y).matrixTransform(map.getScreenCTM());
    box.textContent = text;
    box.style.left = `${Math.max(4, Math.min(where.x + 18, innerWidth - box.offsetWidth - 8))}px`;
    box.style.top = `${Math.max(4, Math.min(where.y + 18, innerHeight - box.offsetHeight - 8))}px`;
  };
  // How far a piece could go, asked once a position and piece.
  let asked = new Map();
  let about = null;
  const reach = async (spot) => {
    if (spot === about) return;
    about = spot;
    $('reach').replaceChildren();
    if (!spot || !table.dataset.reach) return;
    const known = asked;
    if (!known.has(spot)) known.set(spot, fetch(`${table.dataset.reach}spot=${encodeURIComponent(spot)}`).then((answer) => (answer.ok ? answer.json() : {})).catch(() => ({})));
    const reached = await known.get(spot);
    if (about !== spot || known !== asked) return;
    $('reach').replaceChildren();
    for (const [spot, left] of Object.entries(reached)) {
      const element = find(spot);
      if (!element) continue;
      draw('polygon', { points: element.getAttribute('points') }, $('reach'));
      const at = centre(element);
      draw('text', { x: at.x, y: at.y + 38 }, $('reach'));
      $('reach').lastChild.textContent = left;
    }
  };
  const point = (button, on) => {
    $('lines').replaceChildren();
    hint('');
    button?.classList.toggle('pointed', on);
    if (!on || !button?.dataset.lines) return;
    const end = find(button.dataset.lines.split(' ').at(-1).split('>')[1] ?? '');
    if (end && !('weighed' in button.dataset)) hint(button.textContent, centre(end));
    for (const pair of button.dataset.lines.split(' ')) {
      const [from, to] = pair.split('>').map(find);
      if (!from || !to) continue;
      const [a, b] = [centre(from), centre(to)];
      draw('line', { x1: a.x, y1: a.y, x2: b.x, y2: b.y }, $('lines'));
    }
  };
  for (const [on, kinds] of [[true, ['pointerover', 'focusin']], [false, ['pointerout', 'focusout']]]) {
    for (const kind of kinds) table.addEventListener(kind, (event) => {
      const button = event.target.closest?.('button[data-lines]');
      if (!button) return;
      point(button, on);
      reach(on ? button.dataset.spots?.split(' ').find((spot) => spot.startsWith('piece:')) ?? null : taken);
    });
  }
  map.addEventListener('pointermove', (event) => {
    const spots = spotsAt(event.target);
    const one = choices().filter((c) => spots.includes(c.spots.at(-1)) && (c.spots.length === 1 || c.spots[0] === taken));
    panel.querySelector('.pointed')?.classList.remove('pointed');
    if (one.length === 1) point(one[0].button, true); else { $('lines').replaceChildren(); hint(''); }
    reach(spots.find((spot) => spot.startsWith('piece:')) ?? taken);
  });
  map.addEventListener('pointerleave', () => { hint(''); reach(taken); });
  const spotsAt = (target) => {
    const piece = target.closest?.('[data-piece]');
    const place = piece?.dataset.at ?? target.closest?.('[data-place]')?.dataset.place;
    return [piece && `piece:${piece.dataset.piece}`, place && `place:${place}`].filter(Boolean);
  };
  const offer = (buttons, x, y) => {
    menu.replaceChildren(...buttons.map((button) => {
      const copy = document.createElement('button');
      copy.textContent = button.textContent;
      Object.assign(copy.dataset, button.dataset);
      copy.value = button.value;
      copy.onclick = () => { menu.hidden = true; showDetail([]); button.click(); };
      return copy;
    }));
    for (const copy of [...menu.children]) if ('weighed' in copy.dataset) fill(copy.after.bind(copy), `action=${encodeURIComponent(copy.value)}`);
    showDetail([]);
    menu.hidden = false;
    menu.style.left = `${Math.min(x, innerWidth - menu.offsetWidth - 8)}px`;
    menu.style.top = `${Math.min(y, innerHeight - menu.offsetHeight - 8)}px`;
    menu.firstChild?.focus();
  };
  const click = (event) => {
    menu.hidden = true;
    const spots = spotsAt(event.target);
    if (!spots.length) { taken = null; return mark(); }
    const all = choices();
    const goals = all.filter((c) => taken && c.spots.length > 1 && c.spots[0] === taken && spots.includes(c.spots[1]));
    const direct = goals.length ? goals : all.filter((c) => c.spots.length === 1 && spots.includes(c.spots[0]));
    const start = goals.length ? undefined : spots.find((s) => all.some((c) => c.spots.length > 1 && c.spots[0] === s));
    if (start && start !== taken && !direct.length) { taken = start; return mark(); }
    // A finger cannot point before it presses: it reads first what a shot needs.
    const unread = event.pointerType === 'touch' && direct.some((c) => 'weighed' in c.button.dataset);
    if (direct.length === 1 && !unread) return direct[0].button.click();
    if (direct.length) return offer(direct.map((c) => c.button), event.clientX, event.clientY);
    taken = null;
    mark();
    if (table.dataset.why && table.dataset.seat !== '') post(table.dataset.why, { seat: table.dataset.seat, spot: spots[0] });
  };

  // --- In detail: what is pointed at, focused or held down
  const detail = $('detail');
  let details = new Map(); // what was asked for in this position
  let near = ''; // what is shown, or about to be
  let pinned = false;
  const ask = (query) => {
    const url = new URL(table.dataset.detail ?? location.href, location.href);
    url.search = [url.search.replace(/^\?|&$/g, ''), query].filter(Boolean).join('&');
    const known = details;
    if (!known.has(query)) known.set(query, fetch(url, { headers: { 'x-steppe': '1' } }).then((answer) => (answer.ok ? answer.text() : '')).catch(() => ''));
    return known.get(query);
  };
  const fill = async (put, query) => {
    const box = document.createElement('div');
    box.innerHTML = await ask(query);
    put(box);
  };
  const queries = (target) => {
    const pointed = spotsAt(target);
    const button = target.closest?.('#panel button, #menu button');
    const shots = button ? [button] : choices().filter((c) => pointed.includes(c.spots.at(-1)) && (c.spots.length === 1 || c.spots[0] === taken)).map((c) => c.button);
    const weighed = shots.filter((shot) => 'weighed' in shot.dataset);
    if (weighed.length) return weighed.map((shot) => `action=${encodeURIComponent(shot.value)}`);
    const card = target.closest?.('[data-detail-of], [data-piece][data-card]');
    const spot = button?.dataset.spots?.split(' ').find((one) => find(one)?.dataset.card);
    const what = card?.dataset.detailOf ?? (card && `piece:${card.dataset.piece}`) ?? spot;
    return what ? [`of=${encodeURIComponent(what)}`] : [];
  };
  const showDetail = async (asking, beside, pin = false) => {
    near = asking.join();
    if (!near) { detail.hidden = true; pinned = false; return; }
    const texts = (await Promise.all(asking.map(ask))).filter(Boolean);
    if (near !== asking.join() || !texts.length || (pinned && !pin)) return; // what is pinned stays
    detail.lastChild.innerHTML = texts.join('');
    pinned = pin;
    detail.classList.toggle('pinned', pin);
    detail.hidden = false;
    const box = beside.getBoundingClientRect();
    const room = beside.closest('#panel') ? panel.getBoundingClientRect() : box;
    const right = room.right + 14 + detail.offsetWidth < innerWidth ? room.right + 14 : room.left - detail.offsetWidth - 14;
    detail.style.left = `${Math.max(6, right)}px`;
    detail.style.top = `${Math.max(6, Math.min(box.top - 40, innerHeight - detail.offsetHeight - 6))}px`;
  };
  const subject = (target) => target.closest?.('[data-detail-of], [data-piece], #panel button, #menu button');
  let rest = 0;
  const later = (target) => {
    clearTimeout(rest);
    if (pinned) return;
    const asking = queries(target);
    if (asking.join() === near) return;
    if (!asking.length) return showDetail([]);
    rest = setTimeout(() => showDetail(asking, subject(target) ?? target), detail.hidden ? 280 : 60);
  };
  table.addEventListener('pointerover', (event) => { if (event.pointerType !== 'touch' && !detail.contains(event.target) && !fingers.size) later(event.target); });
  table.addEventListener('pointerleave', () => { clearTimeout(rest); if (!pinned) showDetail([]); });
  table.addEventListener('focusin', (event) => { if (event.target.matches(':focus-visible') && !detail.contains(event.target) && !book.contains(event.target)) later(event.target); });
  detail.addEventListener('click', (event) => { if (event.target.closest('[data-close]')) showDetail([]); });
  addEventListener('pointerdown', (event) => { if (pinned && !detail.contains(event.target) && !book.open) { showDetail([]); pressed = true; } }, true);
  // Held down for a moment: it stays open, and the click that follows means nothing.
  let press = 0;
  let pressed = false;
  table.addEventListener('pointerdown', (event) => {
    const asking = queries(event.target);
    clearTimeout(press);
    if (!asking.length || detail.contains(event.target)) return;
    press = setTimeout(() => { pressed = true; drag = null; showDetail(asking, subject(event.target) ?? event.target, true); }, 450);
  });
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, () => { clearTimeout(press); setTimeout(() => { pressed = false; }, 50); });
  table.addEventListener('pointermove', () => { if (moved > 6) clearTimeout(press); });
  table.addEventListener('contextmenu', (event) => { if (pinned || event.target.closest('#map')) event.preventDefault(); });
  table.addEventListener('click', (event) => { if (pressed && !detail.contains(event.target)) { event.stopPropagation(); event.preventDefault(); pressed = false; } }, true);
  // One card of the board is in the order of the tabulator; the arrows lead to its neighbours.
  const cards = () => [...map.querySelectorAll('[data-piece][data-card]')];
  const rove = (name) => {
    const all = cards();
    for (const g of all) {
      g.setAttribute('tabindex', '-1');
      g.setAttribute('role', 'button');
      g.setAttribute('aria-label', `${g.querySelector('text')?.textContent ?? ''} ${g.dataset.at}`);
    }
    const one = all.find((g) => g.dataset.piece === name) ?? all[0];
    one?.setAttribute('tabindex', '0');
    if (name) one?.focus({ preventScroll: true });
  };
  const neighbour = (from, [x, y]) => {
    const middle = (g) => { const box = g.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    const [a, b] = middle(from);
    let [best, least] = [null, Infinity];
    for (const g of cards()) {
      const [dx, dy] = [middle(g)[0] - a, middle(g)[1] - b];
      const [along, across] = [dx * x + dy * y, Math.abs(dx * y) + Math.abs(dy * x)];
      if (along > 4 && along + 2 * across < least) [best, least] = [g, along + 2 * across];
    }
    return best;
  };

  // --- Pan, zoom, pinch: a transform of the picture, sharp again when the fingers rest
  const view = { x: 0, y: 0, k: 1 };
  const show = () => { map.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.k})`; };
  const zoom = (factor, cx = board.clientWidth / 2, cy = board.clientHeight / 2) => {
    const k = Math.min(8, Math.max(1, view.k * factor));
    [view.x, view.y] = [cx - ((cx - view.x) * k) / view.k, cy - ((cy - view.y) * k) / view.k];
    view.k = k;
    if (k === 1) [view.x, view.y] = [0, 0];
    show();
  };
  // Where the whole board would leave much of the screen empty, or be too small to tap, begin closer, at one's own side.
  const settle = () => {
    const box = map.viewBox.baseVal;
    const [wide, high] = [Math.max(1, board.clientWidth), board.clientHeight];
    const fill = (high * box.width) / (box.height * wide);
    const least = wide < 600 ? 1.9 : 1;
    if (fill < 1.3 && least === 1) return;
    const [x, y] = (table.dataset.home ?? '50 100').split(' ');
    [view.x, view.y, view.k] = [0, 0, 1];
    const k = Math.max(Math.min(fill, 2.4), least);
    // The picture lies in the middle of its room: what is above and below it is not worth showing.
    const rim = Math.max(0, (high - (box.height * wide) / box.width) / 2);
    zoom(k, (wide * x) / 100, k > fill ? rim + ((high - 2 * rim) * y) / 100 : high / 2);
    if (k > fill) view.y += y > 50 ? rim : y < 50 ? -rim : 0;
    show();
  };
  settle();
  const local = (event) => { const box = board.getBoundingClientRect(); return [event.clientX - box.x, event.clientY - box.y]; };
  board.addEventListener('wheel', (event) => { event.preventDefault(); zoom(event.deltaY < 0 ? 1.18 : 1 / 1.18, ...local(event)); }, { passive: false });
  document.querySelector('.zoom').addEventListener('click', (event) => {
    const how = event.target.dataset.zoom;
    if (how === 'fit') { [view.x, view.y, view.k] = [0, 0, 1]; show(); } else if (how) zoom(how === 'in' ? 1.4 : 1 / 1.4);
  });
  const fingers = new Map();
  let moved = 0;
  // A piece that can go somewhere, the one in hand, or the counter that is to be laid can be dragged there.
  let drag = null;
  const grip = (target) => {
    if (target.closest('#hand')) return { spot: null, piece: null };
    const piece = target.closest?.('[data-piece]');
    const spot = piece && `piece:${piece.dataset.piece}`;
    if (spot && choices().some((c) => c.spots.length > 1 && c.spots[0] === spot)) return { spot, piece };
    return piece && piece === inHand() && choices().some((c) => isPlace(c.spots)) ? { spot: null, piece } : null;
  };
  const ghost = (event) => {
    if (!drag.ghost) {
      taken = drag.spot;
      mark();
      drag.ghost = drag.piece?.cloneNode(true) ?? document.createElementNS(SVG, 'circle');
      if (!drag.piece) drag.ghost.setAttribute('r', 28);
      drag.ghost.removeAttribute('data-piece');
      drag.ghost.classList.add('ghost');
      map.append(drag.ghost);
    }
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(map.getScreenCTM().inverse());
    drag.ghost.setAttribute('transform', `translate(${at.x} ${at.y})`);
  };
  const drop = (event) => {
    drag.ghost.remove();
    const target = document.elementFromPoint(event.clientX, event.clientY);
    if (target && map.contains(target) && target !== map) click({ target, clientX: event.clientX, clientY: event.clientY });
    else { taken = null; mark(); }
  };
  board.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, local(event));
    moved = 0;
    drag = fingers.size === 1 && event.button === 0 ? grip(event.target) : null;
  });
  board.addEventListener('pointermove', (event) => {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    const now = local(event);
    const [dx, dy] = [now[0] - was[0], now[1] - was[1]];
    moved += Math.hypot(dx, dy);
    if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
      const gap = (p) => Math.hypot(p[0] - other[0], p[1] - other[1]);
      zoom(gap(now) / Math.max(1, gap(was)), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    } else if (moved > 6 && drag) {
      if (!board.hasPointerCapture(event.pointerId)) board.setPointerCapture(event.pointerId);
      ghost(event);
    } else if (moved > 6) {
      if (!board.hasPointerCapture(event.pointerId)) board.setPointerCapture(event.pointerId);
      view.x += dx; view.y += dy; show();
    }
    fingers.set(event.pointerId, now);
  });
  for (const kind of ['pointerup', 'pointercancel']) board.addEventListener(kind, (event) => {
    fingers.delete(event.pointerId);
    if (drag?.ghost && kind === 'pointerup') drop(event);
    else if (drag?.ghost) { drag.ghost.remove(); taken = null; mark(); }
    drag = null;
  });
  map.addEventListener('click', (event) => { if (moved <= 6) click(event); });

  // --- Keys
  addEventListener('keydown', (event) => {
    if (book.open || event.target.closest('input, select, textarea') || event.ctrlKey || event.metaKey || event.altKey) return;
    if (steps[event.key] && panel.querySelector('.steps')) { event.preventDefault(); return go(steps[event.key]); }
    const pan = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key];
    const card = event.target.closest?.('#map [data-piece]');
    if (card && pan) {
      event.preventDefault();
      const next = neighbour(card, [-Math.sign(pan[0]), -Math.sign(pan[1])]);
      if (next) { card.setAttribute('tabindex', '-1'); next.setAttribute('tabindex', '0'); next.focus(); }
    } else if (card && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      const box = card.getBoundingClientRect();
      click({ target: card, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 });
    } else if (event.key === 'i' && !detail.hidden) { clearTimeout(rest); pinned = true; detail.classList.add('pinned'); detail.firstChild.focus(); }
    else if (event.key === 'Escape') { taken = null; menu.hidden = true; showDetail([]); mark(); }
    else if (['u', 'h', 'p'].includes(event.key)) panel.querySelector(`[data-key=${event.key}]`)?.click();
    else if (event.key === '+' || event.key === '=') zoom(1.3);
    else if (event.key === '-') zoom(1 / 1.3);
    else if (event.key === '0') { [view.x, view.y, view.k] = [0, 0, 1]; show(); }
    else if (pan && !menu.contains(event.target)) { view.x += pan[0]; view.y += pan[1]; show(); }
    else if (/^[1-9]$/.test(event.key)) panel.querySelectorAll('.choices button')[event.key - 1]?.focus();
    else return;
  });
  mark();
  rove();
})();
