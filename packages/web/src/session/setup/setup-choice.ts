// The choices before a game, and the effects of one choice on another. No user interface here.
import type { SeatBot } from '@crescendo/bots';
import { firstRating, justRightId, strengthFor } from '@crescendo/bots/just-right';
import {
  type AnyGame,
  isGameId,
  limitedSeries,
  MANIFESTS,
  type Manifest,
  type OptionValue,
  type OptionValues,
  presetOptions,
  presetsFor,
  range,
  readOptions,
  type Seat,
  type SeriesOptions,
} from '@crescendo/rules';
import type { GameSetup, Player } from './game-setup.ts';

/** The choice of the first player: a seat, or the one that is drawn when the game is set up. */
export type FirstChoice = Seat | 'random';

export interface SetupChoice extends Omit<GameSetup, 'seed' | 'first' | 'draws' | 'challenge' | 'lesson'> {
  /** Counts only where the rules leave it open. Without it, the first seat. */
  readonly first?: FirstChoice;
}

const offeredBy = (game: AnyGame): Manifest['offered'] =>
  isGameId(game.id) ? MANIFESTS[game.id].offered : [];

/** The options a person may want to change. */
export const offeredOptions = (game: AnyGame): readonly string[] =>
  offeredBy(game).map(({ option }) => option);

/** The values to choose from, including the current one. */
export const offeredValues = (game: AnyGame, option: string, now: OptionValue): readonly OptionValue[] => {
  const kind = game.optionKinds[option];
  if (kind?.kind === 'flag') return [true, false];
  if (kind?.kind === 'choice') return kind.of;
  const { values } = offeredBy(game).find((offered) => offered.option === option) ?? {};
  const all = values ?? (kind ? range(kind.max - kind.min + 1).map((n) => kind.min + n) : []);
  return [...new Set([...all, now])].sort((a, b) => Number(a) - Number(b));
};

/** The fewest seats the game allows, the most its edition allows. */
export const seatLimits = (
  game: AnyGame,
  preset: string,
): { readonly min: number; readonly max: number } => ({
  min: game.seats.min,
  max: game.presets[preset]?.seats?.max ?? game.seats.max,
});

export const seriesOf = (game: AnyGame, preset: string): SeriesOptions | undefined =>
  game.presets[preset]?.series ?? game.series;

/** Seconds for a decision as the options say; 0 where they want another clock, `undefined` where they want none. */
export const decisionSeconds = (game: AnyGame, options: OptionValues): number | undefined => {
  const clock = game.clock?.read(options);
  return clock && (clock.kind === 'move' ? clock.seconds : 0);
};

/** The bot people play against unless they choose another: just right for somebody new, where its strength was measured. */
export const defaultBot = (game: string): Player => {
  const rating = firstRating(game);
  const strength = rating && strengthFor(game, rating);
  const level: SeatBot = strength === undefined ? 'casual' : justRightId(strength);
  return { kind: 'bot', level, name: '' };
};

/** The default, for one tap as for a look at the options: as most people would play, and without a clock. */
export const defaultChoice = (game: AnyGame, name: string): SetupChoice => {
  const preset = Object.keys(game.presets)[0] ?? '';
  const options = presetOptions(game, preset);
  return {
    game: game.id,
    preset,
    options,
    series: null,
    players: [{ kind: 'human', name }, defaultBot(game.id)],
    clock: 0,
  };
};

/** The default for somebody who looks at the options: the edition printed in their language. */
export const suggestedChoice = (game: AnyGame, name: string, language: string): SetupChoice => {
  const choice = defaultChoice(game, name);
  const [preset = choice.preset] = presetsFor(game, language);
  return preset === choice.preset ? choice : withPreset(choice, game, preset);
};

const seatPlayers = (
  game: string,
  players: readonly Player[],
  { min, max }: { min: number; max: number },
): readonly Player[] => [
  ...players.slice(0, max),
  ...Array.from({ length: Math.max(0, min - players.length) }, () => defaultBot(game)),
];

/** Another edition: its rules, its number of seats, its clock if one is wanted; a series as in the booklet becomes the one of the new booklet. */
export const withPreset = (choice: SetupChoice, game: AnyGame, preset: string): SetupChoice => {
  const options = presetOptions(game, preset);
  const followed =
    choice.series !== null &&
    JSON.stringify(choice.series) === JSON.stringify(seriesOf(game, choice.preset) ?? null);
  return {
    ...choice,
    preset,
    options,
    players: seatPlayers(game.id, choice.players, seatLimits(game, preset)),
    series: followed ? (seriesOf(game, preset) ?? null) : choice.series,
    clock: choice.clock > 0 ? (decisionSeconds(game, options) ?? choice.clock) : 0,
  };
};

/** One rule for everybody at the table. */
export const withOption = (choice: SetupChoice, option: string, value: OptionValue): SetupChoice => ({
  ...choice,
  options: { ...choice.options, [option]: value },
});

/** Sets the seconds for a decision, 0: no clock. Options that speak of a clock follow it. */
export const withClock = (choice: SetupChoice, game: AnyGame, seconds: number): SetupChoice => ({
  ...choice,
  clock: seconds,
  options:
    game.clock?.write(choice.options, seconds > 0 ? { kind: 'move', seconds } : { kind: 'none' }) ??
    choice.options,
});

export const withPlayer = (choice: SetupChoice, seat: number, player: Player | undefined): SetupChoice => {
  const { players } = choice;
  if (player === undefined)
    return { ...firstAfterLeaving(choice, seat), players: players.filter((_, other) => other !== seat) };
  return {
    ...choice,
    players: seat === players.length ? [...players, player] : players.with(seat, player),
  };
};

/** The player who was to begin still does, unless they have left. */
const firstAfterLeaving = (choice: SetupChoice, left: Seat): SetupChoice => {
  const { first } = choice;
  if (first === undefined || first === 'random' || first < left) return choice;
  return first === left ? withFirst(choice, 0) : withFirst(choice, first - 1);
};

export const withFirst = ({ first: _, ...choice }: SetupChoice, first: FirstChoice): SetupChoice =>
  first === 0 ? choice : { ...choice, first };

/** Returns the first player at a table with this many seats: the chosen one, as far as these rules leave it open. */
export const firstOf = ({ first = 0, options }: SetupChoice, game: AnyGame, seats: number): FirstChoice =>
  game.choosesFirst(options) && (first === 'random' || first < seats) ? first : 0;

/** Options that differ between the two, of those a person would want to know. */
export const changedOptions = (game: AnyGame, from: OptionValues, to: OptionValues): readonly string[] =>
  offeredOptions(game).filter((option) => from[option] !== to[option]);

/** A stored choice, if it still fits the game. */
export const restoreChoice = (choice: SetupChoice | undefined, game: AnyGame): SetupChoice | undefined => {
  if (!choice || !Object.hasOwn(game.presets, choice.preset)) return undefined;
  const read = readOptions(game, { options: choice.options });
  if ('error' in read) return undefined;
  const isPlayer = (player: Player | null): boolean =>
    typeof player?.name === 'string' && (player.kind === 'human' || player.kind === 'bot');
  if (!choice.players.every(isPlayer)) return undefined;
  const players = seatPlayers(game.id, choice.players, seatLimits(game, choice.preset));
  const { first = 0 } = choice;
  const known = first === 'random' || (Number.isSafeInteger(first) && first >= 0) ? first : 0;
  const series = choice.series && limitedSeries(game, choice.series);
  return withFirst(
    { ...choice, options: read.options, series, players, clock: Number(choice.clock) || 0 },
    known,
  );
};
