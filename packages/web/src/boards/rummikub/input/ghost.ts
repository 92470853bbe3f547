// Draws the pieces that move under the finger: all the pieces that are held, side by side.

import type { Piece } from '../model/piece.ts';
import type { Places } from '../view/animation.ts';

/** The pieces in the air: so wide each, the first so far to the left of the touched one. */
export interface Airborne {
  readonly ghost: HTMLElement;
  readonly pieces: readonly Piece[];
  readonly width: number;
  readonly height: number;
  readonly shift: number;
}

export const ghostOf = (root: HTMLElement, pieces: readonly Piece[], touched: HTMLElement): Airborne => {
  const ghost = document.createElement('div');
  ghost.className = 'rk-ghost flex';
  const elements = pieces.flatMap((piece) => root.querySelector<HTMLElement>(`[data-flip="${piece}"]`) ?? []);
  // Asking an element for its size would lay out the whole board in the moment a drag begins.
  const sized = (elements[0] ?? touched).closest<HTMLElement>('.rk-field, .rk-rack');
  const tile = Number.parseFloat(sized?.style.getPropertyValue('--tw') ?? '') || 40;
  const [width, height] = [tile - 2, Math.round(tile * 1.4) - 2];
  ghost.style.setProperty('--tw', `${tile}px`);
  for (const element of elements) {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const name of ['data-piece', 'data-place', 'data-flip', 'data-picked', 'aria-pressed'])
      copy.removeAttribute(name);
    ghost.append(copy);
  }
  const index = elements.indexOf(touched);
  const shift = (index >= 0 ? index : elements.length) * (width + 2);
  ghost.style.marginLeft = `${-shift}px`;
  return { ghost, pieces, width, height, shift };
};

/** The drag moves the ghost by its transform; where that was last is where the pieces are. */
export const placesOf = ({ ghost, pieces, width, height, shift }: Airborne): Places => {
  const [x, y] = (ghost.style.transform.match(/-?[\d.]+(?=px)/g) ?? []).map(Number);
  if (x === undefined || y === undefined) return new Map();
  return new Map(
    pieces.map((piece, i) => [String(piece), new DOMRect(x - shift + i * (width + 2), y, width, height)]),
  );
};
