// Many buttons that belong together are one stop for the Tab key: a board, a rack, a log. Arrow keys go on from there.
//
// A component marks such a group with `data-stop` (`line`: arrow keys stay inside); its buttons have no `tabIndex` of their own.

const ITEMS = 'button:not(:disabled), a[href]';
/** The Tab key leads first to what can be done now. */
const LIKELY = '[data-fit], .is-target, [data-look="fits"], [aria-current]';

const isShown = (element: HTMLElement): boolean => element.checkVisibility();

/** The element of each group that had the focus last. */
const visited = new WeakMap<Element, Element>();

/** The one that Tab reaches: what has the focus, what can be done now, what had the focus before, or the first. */
const stopOf = (group: Element, items: readonly HTMLElement[]): HTMLElement | undefined => {
  const focused = items.find((item) => item === document.activeElement);
  if (focused) {
    visited.set(group, focused);
    return focused;
  }
  const shown = items.filter(isShown);
  return (
    shown.find((item) => item.matches(LIKELY)) ??
    shown.find((item) => item === visited.get(group)) ??
    shown[0]
  );
};

export const setTabStops = (root: Element): void => {
  for (const group of root.querySelectorAll('[data-stop]')) {
    const items = [...group.querySelectorAll<HTMLElement>(ITEMS)];
    const stop = stopOf(group, items);
    for (const item of items) {
      const index = item === stop ? '0' : '-1';
      if (item.getAttribute('tabindex') !== index) item.setAttribute('tabindex', index);
    }
  }
};
