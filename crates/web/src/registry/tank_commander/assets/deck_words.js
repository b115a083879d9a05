// What the scripts of decks share.

export const words = (text) => text.split(' ').filter(Boolean);

// Does something when nothing more came for a while.
export const later = (work, delay) => {
  let timer = 0;
  return () => { clearTimeout(timer); timer = setTimeout(work, delay); };
};
