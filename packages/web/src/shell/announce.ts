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

let waiting: readonly string[] = [];

/** Between two texts of one message: a pause. */
const separator = (text: string): string => (/[.!?…:;]$/.test(text) ? ' ' : '. ');

const speak = (): void => {
  const texts = waiting;
  waiting = [];
  const region = regionNow();
  if (!region) return;
  const message = document.createElement('p');
  for (const [i, text] of texts.entries()) {
    const part = document.createElement('span');
    part.textContent = text;
    message.append(...(i > 0 ? [separator(texts[i - 1] ?? ''), part] : [part]));
  }
  region.append(message);
  while (region.childElementCount > KEPT) region.firstElementChild?.remove();
};

/** Texts that come at the same moment are one message: of several paragraphs at once screen readers drop some. */
export const announce = (text: string): void => {
  const tidy = text.trim();
  if (tidy === '') return;
  if (waiting.length === 0) queueMicrotask(speak);
  waiting = [...waiting, tidy];
};
