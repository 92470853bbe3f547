import type { Seat } from '@crescendo/rules';

/** Makes the element that moves under the finger: the counter alone, in its owner's colour, without the square it lies on. */
export const ghostOf = (element: HTMLElement, seat: Seat): HTMLElement => {
  const { width, height } = element.getBoundingClientRect();
  const disc = element.querySelector<HTMLElement>('.finito-counter') ?? element;
  const size = disc.getBoundingClientRect();
  const copy = disc.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-flip');
  copy.classList.remove('is-lifted');
  // Away from the board its measures are unknown.
  copy.style.cssText = `width: ${size.width}px; height: ${size.height}px; --u: ${size.width / 8}px`;
  const ghost = document.createElement('div');
  ghost.className = `finito-ghost center seat-${seat}`;
  ghost.style.cssText = `width: ${width}px; height: ${height}px`;
  ghost.append(copy);
  return ghost;
};
