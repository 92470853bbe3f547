// Menus for what must be known before a game can begin.
import { type AnyGame, GAMES, itemAt, titleOf } from '@crescendo/rules';
import type { Paint } from '../terminal/paint.ts';
import type { Screen } from '../terminal/terminal.ts';
import { clip, pad } from '../terminal/text.ts';
import type { Words } from '../words/words.ts';

interface Item<T> {
  readonly value: T;
  /** The key that selects it directly. */
  readonly key: string;
  readonly label: string;
  readonly about?: string;
}

/** The chosen item; `undefined` if the player quits. */
const menu = async <T>(
  screen: Screen,
  paint: Paint,
  words: Words,
  title: string,
  items: readonly Item<T>[],
  start = 0,
): Promise<T | undefined> => {
  let at = start;
  const wide = Math.max(...items.map(({ label }) => label.length));
  for (;;) {
    const lines = items.map(({ key, label, about = '' }, i) => {
      const text = ` ${i === at ? '▸' : ' '} ${key}  ${pad(label, wide)} `;
      return clip(`${i === at ? paint.inverse(text) : text}  ${paint.dim(about)}`, screen.columns);
    });
    screen.draw(['', `  ${paint.bold(title)}`, '', ...lines, '', `  ${paint.dim(words.menuKeys)}`]);
    const key = await screen.key();
    if (key === 'q' || key === 'escape') return undefined;
    if (key === 'enter') return itemAt(items, at).value;
    if (key === 'up') at = (at + items.length - 1) % items.length;
    if (key === 'down' || key === 'tab') at = (at + 1) % items.length;
    const typed = items.find((item) => item.key === key);
    if (typed) return typed.value;
  }
};

interface SetupKnown {
  readonly game: AnyGame | undefined;
  readonly seats: number | undefined;
  readonly humans: number | undefined;
  readonly about: (id: string) => Promise<string>;
  readonly seatRange: (game: AnyGame) => { readonly min: number; readonly max: number };
}

export const runSetupMenu = async (
  screen: Screen,
  paint: Paint,
  words: Words,
  known: SetupKnown,
): Promise<{ readonly game: AnyGame; readonly seats: number; readonly humans: number } | undefined> => {
  const choose = <T>(title: string, items: readonly Item<T>[], start = 0) =>
    menu(screen, paint, words, title, items, start);
  const games = async () =>
    Promise.all(
      GAMES.map(async (value, i) => ({
        key: String(i + 1),
        value,
        label: titleOf(value.id),
        about: await known.about(value.id),
      })),
    );
  const game = known.game ?? (await choose(`Crescendo · ${words.chooseGame}`, await games()));
  if (game === undefined) return undefined;
  const { min, max } = known.seatRange(game);
  const numbers = (from: number, to: number): Item<number>[] =>
    Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, key: String(from + i), label: '' }));
  const fewest = Math.max(min, known.humans ?? 1);
  const title = titleOf(game.id);
  const seats =
    known.seats ??
    (await choose(
      `${title} · ${words.howManySeats}`,
      numbers(fewest, max),
      Math.max(0, Math.min(2, max) - fewest),
    ));
  if (seats === undefined) return undefined;
  const humans =
    known.humans ?? (seats === 1 ? 1 : await choose(`${title} · ${words.howManyHere}`, numbers(1, seats)));
  return humans === undefined ? undefined : { game, seats, humans };
};
