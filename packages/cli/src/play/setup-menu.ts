// Menus for what must be known before a game can begin. What the command line has said already is not asked.
import { botNames } from '@crescendo/bots/names';
import {
  type AnyGame,
  formatSeat,
  GAMES,
  limitedSeries,
  type OptionValues,
  presetsFor,
  range,
  type Seat,
  type SeriesOptions,
  titleOf,
} from '@crescendo/rules';
import type { AnyGameWords, Language } from '@crescendo/words';
import { askText } from '../terminal/ask-text.ts';
import { chooseFrom, type MenuItem, type MenuScreen, numberItems } from '../terminal/menu.ts';

interface SetupKnown {
  readonly game: AnyGame | undefined;
  readonly seats: number | undefined;
  readonly humans: number | undefined;
  /** Given by the command line; `undefined`: not given. */
  readonly series: SeriesOptions | null | undefined;
  readonly names: readonly string[] | undefined;
  readonly first: string | undefined;
  /** The command line names everything that a game needs: only what it leaves out and nobody misses is not asked. */
  readonly isComplete: boolean;
  /** The text of `--options`; empty: the edition is asked for. */
  readonly optionsText: string;
  readonly language: Language;
  readonly wordsOf: (id: string) => Promise<AnyGameWords>;
  readonly seatRange: (game: AnyGame, optionsText: string) => { readonly min: number; readonly max: number };
  readonly readOptions: (game: AnyGame, optionsText: string) => OptionValues;
  readonly seriesOf: (game: AnyGame, optionsText: string) => SeriesOptions | undefined;
  readonly pickSeat: (seats: number) => Seat;
  /** The level of the bots. */
  readonly botLevel: (game: AnyGame) => string;
}

export interface SetupChosen {
  readonly game: AnyGame;
  readonly optionsText: string;
  readonly seats: number;
  readonly humans: number;
  readonly names: readonly string[];
  readonly series: SeriesOptions | null;
  readonly clock: number;
  readonly first: Seat | undefined;
}

/** The games, each with a line about it. */
export const gameItems = (about: (id: string) => Promise<string>): Promise<MenuItem<AnyGame>[]> =>
  Promise.all(
    GAMES.map(async (value, i) => ({
      key: String(i + 1),
      value,
      label: titleOf(value.id),
      about: await about(value.id),
    })),
  );

const numbered = <T>(items: readonly Omit<MenuItem<T>, 'key'>[]): readonly MenuItem<T>[] =>
  items.map((item, i) => ({ ...item, key: i < 9 ? String(i + 1) : '' }));

const ROUNDS = [3, 5, 10];
const TARGETS = [50, 100, 200];
const SECONDS = [15, 30, 60, 120];

const seriesItems = (
  { words }: MenuScreen,
  game: AnyGame,
  byTheBook: SeriesOptions | undefined,
): readonly MenuItem<SeriesOptions | null>[] => {
  const by = byTheBook?.by ?? 'points';
  return numbered<SeriesOptions | null>([
    { value: null, label: words.oneGame },
    ...(byTheBook ? [{ value: byTheBook, label: words.byTheBook }] : []),
    ...ROUNDS.map((rounds) => ({ value: { rounds, target: 0, by }, label: words.rounds(rounds) })),
    ...TARGETS.map((target) => ({
      value: limitedSeries(game, { rounds: 0, target, by: 'points' }),
      label: words.toPoints(target),
    })),
  ]);
};

const clockItems = (
  { words }: MenuScreen,
  game: AnyGame,
  options: OptionValues,
): readonly MenuItem<number>[] => {
  const printed = game.clock?.read(options);
  const own = printed?.kind === 'move' ? printed.seconds : 0;
  const times = [...new Set([...SECONDS, ...(own > 0 ? [own] : [])])].toSorted((a, b) => a - b);
  return numbered([
    { value: 0, label: words.noClock },
    ...times.map((value) => ({
      value,
      label: words.seconds(value),
      ...(value === own && { about: words.byTheEdition }),
    })),
  ]);
};

export const runSetupMenu = async (menu: MenuScreen, known: SetupKnown): Promise<SetupChosen | undefined> => {
  const { words } = menu;
  const choose = <T>(title: string, items: readonly MenuItem<T>[], start = 0) =>
    chooseFrom(menu, title, items, start);
  const about = async (id: string) => (await known.wordsOf(id)).about;
  const game = known.game ?? (await choose(`Crescendo · ${words.chooseGame}`, await gameItems(about)));
  if (game === undefined) return undefined;
  const title = (question: string): string => `${titleOf(game.id)} · ${question}`;

  const { presets } = await known.wordsOf(game.id);
  const editions = presetsFor(game, known.language).map((name) => ({
    value: name,
    label: presets[name] ?? name,
    ...(game.presets[name]?.language === known.language && { about: words.inYourLanguage }),
  }));
  const preset =
    known.isComplete || known.optionsText !== '' || editions.length < 2
      ? ''
      : await choose(title(words.whichRules), numbered(editions));
  if (preset === undefined) return undefined;
  const optionsText = preset === '' ? known.optionsText : `preset=${preset}`;
  const options = known.readOptions(game, optionsText);

  const { min, max } = known.seatRange(game, optionsText);
  const fewest = Math.max(min, known.humans ?? 1);
  const two = Math.max(0, Math.min(2, max) - fewest);
  const seats = known.seats ?? (await choose(title(words.howManySeats), numberItems(fewest, max), two));
  if (seats === undefined) return undefined;
  const humans =
    known.humans ?? (seats === 1 ? 1 : await choose(title(words.howManyHere), numberItems(1, seats)));
  if (humans === undefined) return undefined;
  const typed = known.names ?? (humans > 1 ? await askText(menu, title(words.whatNames)) : '');
  if (typed === undefined) return undefined;
  const names = typeof typed === 'string' ? typed.split(',').map((name) => name.trim()) : typed;

  const series =
    known.series !== undefined
      ? known.series
      : await choose(title(words.howLong), seriesItems(menu, game, known.seriesOf(game, optionsText)));
  if (series === undefined) return undefined;
  const clock =
    known.isComplete || humans === 0
      ? 0
      : await choose(title(words.withClock), clockItems(menu, game, options));
  if (clock === undefined) return undefined;
  const drawn = -1;
  const labels = labelsOf({ names, words }, { seats, humans, level: known.botLevel(game) });
  const first =
    known.isComplete || known.first !== undefined || !game.choosesFirst(options) || seats === 1
      ? null
      : await choose(title(words.whoBegins), [
          ...range(seats).map((seat) => ({
            key: String(seat + 1),
            value: seat,
            label: labels[seat] ?? '',
          })),
          { key: String(seats + 1), value: drawn, label: words.drawn },
        ]);
  if (first === undefined) return undefined;
  const begins = first === null ? undefined : first === drawn ? known.pickSeat(seats) : first;
  return { game, optionsText, seats, humans, names, series, clock, first: begins };
};

/** The players of a game that is to begin, as they will be called. */
const labelsOf = (
  { names, words }: { readonly names: readonly string[]; readonly words: MenuScreen['words'] },
  { seats, humans, level }: { readonly seats: number; readonly humans: number; readonly level: string },
): readonly string[] => {
  const bots = botNames(range(seats).map((seat) => (seat < humans ? undefined : level)));
  return range(seats).map(
    (seat) => bots[seat] || names[seat] || (humans === 1 ? words.you : formatSeat(seat)),
  );
};
