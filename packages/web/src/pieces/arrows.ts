// Arrow keys move the focus to what lies in that direction, whatever the layout.

const DIRECTIONS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest of these in that direction; straight ahead counts as nearer than aside. */
const neighbour = (
  from: Element,
  candidates: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined => {
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    if (candidate === from) continue;
    const [cx, cy] = middle(candidate);
    const ahead = (cx - x) * dx + (cy - y) * dy;
    const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
    if (ahead <= 1 || aside > 2.5 * ahead + 4) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
};

const FOCUSABLE = 'button:not(:disabled), a[href], input, select, [tabindex]:not([tabindex="-1"])';

/** To be called on keydown of a board; true when the focus has moved. */
export const moveFocus = (root: HTMLElement, event: KeyboardEvent): boolean => {
  const direction = DIRECTIONS[event.key];
  const from = document.activeElement;
  if (!direction || !from || !root.contains(from) || event.altKey || event.ctrlKey || event.metaKey)
    return false;
  if (from.matches('input, select, textarea')) return false;
  const to = neighbour(from, [...root.querySelectorAll<HTMLElement>(FOCUSABLE)], direction);
  if (!to) return false;
  event.preventDefault();
  to.focus();
  to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
};
