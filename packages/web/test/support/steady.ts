// Nothing on a board moves unless a player moved it: the places of what is fixed, recorded over a whole game.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Fixed {
  /** The elements that never move. */
  readonly place: string;
  /** The elements that may move, but keep their size. */
  readonly size?: string;
  /** The elements that keep their place as long as no name changes: where one of them grows, its neighbours give way. */
  readonly named?: string;
}

const FIXED: { readonly [game: string]: Fixed } = {
  '5vor12': { place: '.v12-squares [data-place^="square-"], .v12-slot, .v12-spot, .v12-small' },
  finito: { place: '.finito-own [data-place^="square-"], .finito-die, .finito-other' },
  qwinto: { place: '.qw-mine [data-place^="field-"], .qw-dice, .qw-actions' },
  rummikub: { place: '.rk', size: '.rk-rack .rk-tile', named: '.rk-set' },
};

const SHELL = '.board-host, .table-bar, .seats, .seat';

declare global {
  interface Window {
    /** Maps each thing, by its name, to the places where it was seen: more than one place means that it moved. */
    seenPlaces: Map<string, Set<string>>;
  }
}

/** From now on the page writes down where things are, after every change of the page. */
export const watchPlaces = (page: Page, game: string): Promise<void> =>
  page.evaluate(
    ({ place, size = ':not(*)', named = ':not(*)', shell }) => {
      window.seenPlaces = new Map();
      /** The names when they were last seen, and the number of their changes: then there may be new places. */
      let names = '';
      let changes = 0;
      const note = (name: string, numbers: readonly number[]): void => {
        const seen = window.seenPlaces.get(name) ?? new Set();
        window.seenPlaces.set(name, seen.add(numbers.map(Math.round).join(' ')));
      };
      const look = (): void => {
        const counts = new Map<string, number>();
        for (const element of document.querySelectorAll(`${shell}, ${place}`)) {
          const { x, y, width, height } = element.getBoundingClientRect();
          const kind = element.classList[0] ?? '';
          counts.set(kind, (counts.get(kind) ?? 0) + 1);
          const name = element.getAttribute('data-place') ?? `${kind} ${counts.get(kind)}`;
          note(name, [x, y, width, height]);
        }
        // A tile being carried is bigger: it is not on the rack.
        for (const element of document.querySelectorAll<HTMLElement>(`${size}:not(.held, .picked)`))
          note('a piece', [element.offsetWidth, element.offsetHeight]);
        const all = [...document.querySelectorAll<HTMLElement>(named)];
        const namesNow = all.map((element) => `${element.dataset.set} ${element.ariaLabel}`).join();
        if (namesNow !== names) changes++;
        names = namesNow;
        for (const element of all) {
          const { offsetLeft, offsetTop } = element.offsetParent as HTMLElement;
          const id = element.dataset.set ?? '';
          const called = element.ariaLabel ?? '';
          note(`set ${id}, change ${changes}, ${called}`, [offsetLeft, offsetTop]);
        }
      };
      const isDone = (): boolean => document.querySelector('.sheet .result') !== null;
      new MutationObserver(() => {
        if (!isDone()) look();
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
      look();
    },
    { ...FIXED[game]!, shell: SHELL },
  );

export const expectNothingMoved = async (page: Page): Promise<void> => {
  const moved = await page.evaluate(() =>
    [...window.seenPlaces].filter(([, places]) => places.size > 1).map(([name, at]) => [name, ...at]),
  );
  expect(moved).toEqual([]);
};
