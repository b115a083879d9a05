// The page of a match whose seats are not all taken: the whole address to send, and a look now and then.

const link = document.querySelector('[data-link]');
if (link) link.value = location.origin + link.getAttribute('value');
setInterval(() => location.reload(), 5000);
