// Moves the keyboard focus when the element that had it disappears.

/** Call it before that happens: the focus goes to the first of these that is there, or to the heading. */
export const rescueFocus = (...selectors: readonly string[]): void => {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    for (const selector of [...selectors, 'h1']) {
      const element = document.querySelector<HTMLElement>(selector);
      if (element) return element.focus({ preventScroll: selector === 'h1' });
    }
  });
};
