// The terms of a server's table besides the game and its rules, and the request that creates it.
import { LEVELS, type Level } from '@crescendo/bots';
import type { Clock, CreateTable, TableInfo } from '@crescendo/protocol';
import type { AnyGame, OptionValues } from '@crescendo/rules';
import { type SetupChoice, withFirst, withPreset } from '../setup/setup-choice.ts';

export interface TableTerms {
  readonly seats: number;
  readonly clock: Clock;
  /** Listed for everybody; otherwise for anyone who has the link. */
  readonly public: boolean;
  readonly spectators: boolean;
  /** Seconds that spectators are behind. */
  readonly delay: number;
  readonly talk: boolean;
  /** Tells whether spectators may react. */
  readonly reactions: boolean;
  /** Tells whether the others see the table while a player rearranges it. */
  readonly drafts: boolean;
  /** The bot that plays for a player who is gone. */
  readonly level: Level;
}

export interface TableProposal {
  readonly choice: SetupChoice;
  readonly terms: TableTerms;
}

/** At least two, at most as many as the edition allows. */
export const onlineSeatLimits = (
  game: AnyGame,
  preset: string,
): { readonly min: number; readonly max: number } => {
  const { min, max } = game.presets[preset]?.seats ?? game.seats;
  return { min: Math.max(2, min), max };
};

const clampSeats = (seats: number, game: AnyGame, preset: string): number => {
  const { min, max } = onlineSeatLimits(game, preset);
  return Math.min(max, Math.max(min, Math.round(seats)));
};

/** The clock that an edition's options ask for, where they do. */
export const presetClock = (game: AnyGame, options: OptionValues): Clock | undefined => {
  const clock = game.clock?.read(options);
  return clock?.kind === 'none' ? undefined : clock;
};

/** The default terms for these rules. */
export const defaultTerms = (choice: SetupChoice, game: AnyGame): TableTerms => ({
  seats: clampSeats(choice.players.length, game, choice.preset),
  clock: choice.clock > 0 ? { kind: 'move', seconds: choice.clock } : { kind: 'none' },
  public: false,
  spectators: true,
  delay: 0,
  talk: true,
  reactions: true,
  drafts: false,
  level: 'casual',
});

/** Stored values may be anything, whatever their type says. */
const isWhole = (value: number | undefined): value is number =>
  value !== undefined && Number.isSafeInteger(value) && value >= 0;

const isClock = (clock: Clock | undefined): clock is Clock => {
  switch (clock?.kind) {
    case 'none':
      return true;
    case 'move':
      return isWhole(clock.seconds);
    case 'bank':
      return isWhole(clock.seconds) && isWhole(clock.increment);
    case 'days':
      return isWhole(clock.days);
    default:
      return false;
  }
};

/** The last terms, as far as they are still valid. */
export const restoreTerms = (value: unknown, choice: SetupChoice, game: AnyGame): TableTerms => {
  const fallback = defaultTerms(choice, game);
  if (typeof value !== 'object' || value === null) return fallback;
  const stored: Partial<TableTerms> = value;
  const flag = (key: 'public' | 'spectators' | 'talk' | 'reactions' | 'drafts'): boolean =>
    typeof stored[key] === 'boolean' ? stored[key] : fallback[key];
  return {
    seats: isWhole(stored.seats) ? clampSeats(stored.seats, game, choice.preset) : fallback.seats,
    clock: isClock(stored.clock) ? stored.clock : fallback.clock,
    public: flag('public'),
    spectators: flag('spectators'),
    delay: isWhole(stored.delay) ? stored.delay : fallback.delay,
    talk: flag('talk'),
    reactions: flag('reactions'),
    drafts: flag('drafts'),
    level: LEVELS.find((level) => level === stored.level) ?? fallback.level,
  };
};

/** Returns the proposal of an existing table, for its host to change. The players on this device stay as they were. */
export const proposalFromTable = (
  table: Pick<TableInfo, 'preset' | 'options' | 'series' | 'first'>,
  here: SetupChoice,
  game: AnyGame,
): TableProposal => {
  const preset = Object.hasOwn(game.presets, table.preset) ? table.preset : here.preset;
  const rules = { preset, options: table.options, series: table.series };
  const choice = withFirst({ ...here, ...rules }, table.first ?? 0);
  return { choice, terms: restoreTerms(table, choice, game) };
};

/** Another edition: its seats, and its clock if it has one and the table plays with a clock. */
export const proposalWithPreset = (
  { choice, terms }: TableProposal,
  game: AnyGame,
  preset: string,
): TableProposal => {
  const next = { ...withPreset(choice, game, preset), clock: choice.clock };
  const isTicking = terms.clock.kind === 'move' || terms.clock.kind === 'bank';
  const own = isTicking ? presetClock(game, next.options) : undefined;
  return {
    choice: next,
    terms: { ...terms, seats: clampSeats(terms.seats, game, preset), clock: own ?? terms.clock },
  };
};

/** With days for a move, nobody counts as gone after two minutes. */
const NEVER = 0;

/** The request for this table. The bots of the choice are left out: the seats are for friends. */
export const createTableRequest = ({ choice, terms }: TableProposal): CreateTable => {
  const { seats, clock, spectators, delay, talk, reactions, drafts, level } = terms;
  return {
    game: choice.game,
    ...(choice.preset !== '' && { preset: choice.preset }),
    options: { ...choice.options },
    series: choice.series ?? false,
    ...(choice.first !== undefined && { first: choice.first }),
    seats,
    clock,
    public: terms.public,
    spectators,
    delay: spectators ? delay : 0,
    talk,
    reactions: spectators && reactions,
    ...(drafts && { drafts }),
    level,
    ...(clock.kind === 'days' && { absent: NEVER }),
    // Strangers do not wait for somebody who may be asleep; friends do.
    start: terms.public ? 'full' : 'host',
  };
};
