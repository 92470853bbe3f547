// A list on the screen to choose from, by arrows or by the key in front of each item.
import { itemAt } from '@crescendo/rules';
import type { Words } from '../words.ts';
import type { Paint } from './paint.ts';
import type { Screen } from './terminal.ts';
import { clip, pad, width } from './text.ts';

export interface MenuItem<T> {
  readonly value: T;
  /** The key that selects it directly; empty: none. */
  readonly key: string;
  readonly label: string;
  readonly about?: string;
}

/** The things a menu needs to be shown. */
export interface MenuScreen {
  readonly screen: Screen;
  readonly paint: Paint;
  readonly words: Words;
}

/** Lines around the items: the title, the keys and the space between. */
const AROUND = 5;

/** The chosen item; `undefined` if the player quits. */
export const chooseFrom = async <T>(
  { screen, paint, words }: MenuScreen,
  title: string,
  items: readonly MenuItem<T>[],
  start = 0,
): Promise<T | undefined> => {
  let at = start;
  const wide = Math.max(...items.map(({ label }) => width(label)));
  for (;;) {
    const lines = items.map(({ key, label, about = '' }, i) => {
      const text = ` ${i === at ? '▸' : ' '} ${pad(key, 1)}  ${pad(label, wide)} `;
      return clip(`${i === at ? paint.inverse(text) : text}  ${paint.dim(about)}`, screen.columns);
    });
    const room = Math.max(1, screen.rows - AROUND);
    const first = Math.max(0, Math.min(at - room + 1, lines.length - room));
    const shown = lines.slice(first, first + room);
    screen.draw(['', `  ${paint.bold(title)}`, '', ...shown, '', `  ${paint.dim(words.menuKeys)}`]);
    const key = await screen.key();
    if (key === 'q' || key === 'escape') return undefined;
    if (key === 'enter') return itemAt(items, at).value;
    if (key === 'up') at = (at + items.length - 1) % items.length;
    if (key === 'down' || key === 'tab') at = (at + 1) % items.length;
    const typed = items.find((item) => item.key === key);
    if (typed) return typed.value;
  }
};

/** Numbers as items, each with its own key. */
export const numberItems = (from: number, to: number): MenuItem<number>[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, key: String(from + i), label: '' }));
