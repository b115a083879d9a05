// A button that copies what stands in the field beside it, and says so.

const SHOWN = 2500; // milliseconds

const put = async (field) => {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch { // no HTTPS, or not allowed
    field.select();
    document.execCommand('copy');
  }
};

document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  await put(button.parentElement.querySelector('input'));
  button.dataset.word ??= button.textContent;
  button.textContent = button.dataset.done;
  setTimeout(() => { button.textContent = button.dataset.word; }, SHOWN);
});

// Without script there is nothing to press; the whole address is known here only.
export const prepare = (root) => {
  for (const field of root.querySelectorAll('[data-link]')) {
    const address = field.getAttribute('value');
    if (address.startsWith('/')) field.value = location.origin + address;
  }
  for (const button of root.querySelectorAll('[data-copy]')) button.hidden = false;
};
