// What can be chosen before a game, and how one choice changes another. Nothing here draws anything.
import type { Level } from '@crescendo/bots';
import {
  type AnyGame,
  type OptionKind,
  type OptionValue,
  parseOptions,
  presetOptions,
  type SeriesOptions,
} from '@crescendo/rules';
import type { GameSetup, Player } from './game-setup.ts';

export type SetupChoice = Omit<GameSetup, 'seed' | 'coach'>;
export type Values = Readonly<Record<string, OptionValue>>;

/** The rules a person would want to change; the others only shrink the game for tests, or are the clock's. */
const WANTED: { readonly [game: string]: readonly string[] } = {
  '5vor12': ['start', 'bruno', 'sameNumber'],
  rummikub: [
    'openMin',
    'openTableLocked',
    'mayDelayOpening',
    'jokerSets',
    'jokerFreeByRebuild',
    'jokerSwapFrom',
    'jokerReuse',
    'jokerNotBeforeOpening',
    'jokerPenalty',
    'threePairsRedeal',
    'startDraw',
    'deal',
    'timeout',
    'penaltyTiles',
    'emptyPool',
    'neverOpened',
    'couldHaveOpened',
  ],
  finito: ['open', 'neighbourChoice', 'passing', 'goal', 'roundLimit'],
  qwinto: ['misthrowLimit', 'rowsToEnd', 'firstSeat'],
};

/** Numbers worth offering, where the whole range is too much. */
const NUMBERS: { readonly [option: string]: readonly number[] } = {
  openMin: [0, 10, 20, 30, 40, 50],
  jokerPenalty: [0, 25, 30, 50, 100],
  penaltyTiles: [0, 1, 2, 3, 4, 5],
  neverOpened: [0, 50, 100, 200],
  couldHaveOpened: [0, 50, 100, 200],
  open: [1, 2, 3, 4, 5, 6],
  goal: [0, 4, 5, 6, 7, 8, 9, 10, 11],
  roundLimit: [0, 20, 30, 40, 50, 60, 80, 100],
};

export const offeredOptions = (game: AnyGame): readonly string[] => WANTED[game.id] ?? [];

/** What this option may be, with the value it has in any case. */
export const offeredValues = (game: AnyGame, option: string, now: OptionValue): readonly OptionValue[] => {
  const kind = (game.optionKinds as Record<string, OptionKind>)[option]!;
  if (kind.kind === 'flag') return [true, false];
  if (kind.kind === 'choice') return kind.of;
  const all = NUMBERS[option] ?? Array.from({ length: kind.max - kind.min + 1 }, (_, i) => kind.min + i);
  return [...new Set([...all, now as number])].sort((a, b) => a - b);
};

/** The fewest as the game can be played at all, the most as the edition says. */
export const seatLimits = (
  game: AnyGame,
  preset: string,
): { readonly min: number; readonly max: number } => ({
  min: game.seats.min,
  max: game.presets[preset]?.seats?.max ?? game.seats.max,
});

export const seriesOf = (game: AnyGame, preset: string): SeriesOptions | undefined =>
  game.presets[preset]?.series ?? game.series;

export const optionsOf = (game: AnyGame, preset: string): Values => presetOptions(game, preset) as Values;

const bot = (level: Level): Player => ({ kind: 'bot', level, name: '' });

/** As most people would play. */
export const defaultChoice = (game: AnyGame, name: string): SetupChoice => {
  const preset = Object.keys(game.presets)[0] ?? '';
  const options = optionsOf(game, preset);
  return {
    game: game.id,
    preset,
    options,
    series: null,
    players: [{ kind: 'human', name }, bot('casual')],
    clock: typeof options.seconds === 'number' ? options.seconds : 0,
  };
};

const seatPlayers = (
  players: readonly Player[],
  { min, max }: { min: number; max: number },
): readonly Player[] => [
  ...players.slice(0, max),
  ...Array.from({ length: Math.max(0, min - players.length) }, () => bot('casual')),
];

/** Another edition: its rules, its number of seats, its clock; a series that followed the booklet follows it still. */
export const withPreset = (choice: SetupChoice, game: AnyGame, preset: string): SetupChoice => {
  const options = optionsOf(game, preset);
  const followed =
    choice.series !== null &&
    JSON.stringify(choice.series) === JSON.stringify(seriesOf(game, choice.preset) ?? null);
  return {
    ...choice,
    preset,
    options,
    players: seatPlayers(choice.players, seatLimits(game, preset)),
    series: followed ? (seriesOf(game, preset) ?? null) : choice.series,
    clock: typeof options.seconds === 'number' ? options.seconds : choice.clock,
  };
};

/** One rule for everybody at the table; where the rules speak of seconds they follow the clock. */
export const withOption = (choice: SetupChoice, option: string, value: OptionValue): SetupChoice => ({
  ...choice,
  options: { ...choice.options, [option]: value },
});

export const withClock = (choice: SetupChoice, clock: number): SetupChoice => ({
  ...choice,
  clock,
  options: 'seconds' in choice.options ? { ...choice.options, seconds: clock } : choice.options,
});

export const withPlayer = (choice: SetupChoice, seat: number, player: Player | undefined): SetupChoice => ({
  ...choice,
  players:
    player === undefined
      ? choice.players.filter((_, other) => other !== seat)
      : seat === choice.players.length
        ? [...choice.players, player]
        : choice.players.with(seat, player),
});

/** Options that differ between the two, of those a person would want to know. */
export const changedOptions = (game: AnyGame, from: Values, to: Values): readonly string[] =>
  offeredOptions(game).filter((option) => from[option] !== to[option]);

/** What was remembered, if it still makes sense with the game of today. */
export const restoreChoice = (choice: SetupChoice | undefined, game: AnyGame): SetupChoice | undefined => {
  if (!choice || !Object.hasOwn(game.presets, choice.preset)) return undefined;
  const text = Object.entries(choice.options)
    .map(([option, value]) => `${option}=${value}`)
    .join(' ');
  const parsed = parseOptions(game, text);
  if ('fault' in parsed) return undefined;
  const isPlayer = (player: Player | null): boolean =>
    typeof player?.name === 'string' && (player.kind === 'human' || player.kind === 'bot');
  if (!choice.players.every(isPlayer)) return undefined;
  const players = seatPlayers(choice.players, seatLimits(game, choice.preset));
  return { ...choice, options: parsed.options, players, clock: Number(choice.clock) || 0 };
};
