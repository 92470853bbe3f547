// Short messages for screen readers. They are added to a list and stay there for a while: each is read after the one
// before, none replaces another, and the same message is read twice if it comes twice.

/** The messages kept; older ones have been read. */
const KEPT = 12;

/** Makes this element speak: what is announced while it is in use is added to it. */
export const prepareRegion = (region: HTMLElement): void => {
  region.className = 'unseen';
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-atomic', 'false');
  region.setAttribute('data-announcement', '');
};

export const prepareAnnouncements = (host: HTMLElement): void => {
  const region = document.createElement('div');
  prepareRegion(region);
  host.append(region);
};

/** A dialog silences everything outside: while one is open, its own region speaks. */
const regionNow = (): Element | null =>
  document.querySelector('dialog:modal [data-announcement]') ??
  document.querySelector('[data-announcement]:not(dialog *)');

export const announce = (text: string): void => {
  const region = regionNow();
  if (!region || text.trim() === '') return;
  const message = document.createElement('p');
  message.textContent = text.trim();
  region.append(message);
  while (region.childElementCount > KEPT) region.firstElementChild?.remove();
};
