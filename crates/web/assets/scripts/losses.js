// The tray of losses, which a phone shows closed.

import { $ } from './dom.js';

$('tray')?.addEventListener('click', () => {
  const isOpen = $('losses').classList.toggle('open');
  $('tray').setAttribute('aria-expanded', isOpen);
});
