// Menus for what must be known before a game can begin.
import { type AnyGame, GAMES, titleOf } from '@crescendo/rules';
import { chooseFrom, type MenuItem, type MenuScreen, numberItems } from '../terminal/menu.ts';

interface SetupKnown {
  readonly game: AnyGame | undefined;
  readonly seats: number | undefined;
  readonly humans: number | undefined;
  readonly about: (id: string) => Promise<string>;
  readonly seatRange: (game: AnyGame) => { readonly min: number; readonly max: number };
}

/** The games, each with a line about it. */
export const gameItems = (about: SetupKnown['about']): Promise<MenuItem<AnyGame>[]> =>
  Promise.all(
    GAMES.map(async (value, i) => ({
      key: String(i + 1),
      value,
      label: titleOf(value.id),
      about: await about(value.id),
    })),
  );

export const runSetupMenu = async (
  menu: MenuScreen,
  known: SetupKnown,
): Promise<{ readonly game: AnyGame; readonly seats: number; readonly humans: number } | undefined> => {
  const { words } = menu;
  const choose = <T>(title: string, items: readonly MenuItem<T>[], start = 0) =>
    chooseFrom(menu, title, items, start);
  const game = known.game ?? (await choose(`Crescendo · ${words.chooseGame}`, await gameItems(known.about)));
  if (game === undefined) return undefined;
  const { min, max } = known.seatRange(game);
  const fewest = Math.max(min, known.humans ?? 1);
  const title = titleOf(game.id);
  const seats =
    known.seats ??
    (await choose(
      `${title} · ${words.howManySeats}`,
      numberItems(fewest, max),
      Math.max(0, Math.min(2, max) - fewest),
    ));
  if (seats === undefined) return undefined;
  const humans =
    known.humans ??
    (seats === 1 ? 1 : await choose(`${title} · ${words.howManyHere}`, numberItems(1, seats)));
  return humans === undefined ? undefined : { game, seats, humans };
};
