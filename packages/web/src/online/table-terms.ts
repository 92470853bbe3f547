// What is agreed with friends besides the game and its rules, and what the server is asked for.
import { LEVELS, type Level } from '@crescendo/bots';
import type { Clock, CreateTable, TableInfo } from '@crescendo/protocol';
import type { AnyGame, OptionValues } from '@crescendo/rules';
import { type SetupChoice, withPreset } from '../table/setup-choice.ts';

export interface TableTerms {
  readonly seats: number;
  readonly clock: Clock;
  /** Listed for everybody; else whoever has the link. */
  readonly public: boolean;
  readonly spectators: boolean;
  /** Seconds that spectators are behind. */
  readonly delay: number;
  readonly talk: boolean;
  /** Who plays for somebody who is gone. */
  readonly level: Level;
}

export interface TableProposal {
  readonly choice: SetupChoice;
  readonly terms: TableTerms;
}

/** With friends there are two at least; the server counts as the edition does. */
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

/** As somebody would have it who chose these rules. */
export const defaultTerms = (choice: SetupChoice, game: AnyGame): TableTerms => ({
  seats: clampSeats(choice.players.length, game, choice.preset),
  clock: choice.clock > 0 ? { kind: 'move', seconds: choice.clock } : { kind: 'none' },
  public: false,
  spectators: true,
  delay: 0,
  talk: true,
  level: 'casual',
});

const isClock = (clock: Clock | undefined): clock is Clock => {
  const isWhole = (n: unknown): boolean => Number.isSafeInteger(n) && (n as number) >= 0;
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

/** What was agreed the last time, as far as it still makes sense. */
export const restoreTerms = (
  kept: Partial<TableTerms> | undefined,
  choice: SetupChoice,
  game: AnyGame,
): TableTerms => {
  const usual = defaultTerms(choice, game);
  if (typeof kept !== 'object' || kept === null) return usual;
  const flag = (key: 'public' | 'spectators' | 'talk'): boolean =>
    typeof kept[key] === 'boolean' ? kept[key] : usual[key];
  return {
    seats: Number.isFinite(kept.seats) ? clampSeats(kept.seats!, game, choice.preset) : usual.seats,
    clock: isClock(kept.clock) ? kept.clock : usual.clock,
    public: flag('public'),
    spectators: flag('spectators'),
    delay: Number.isSafeInteger(kept.delay) ? kept.delay! : usual.delay,
    talk: flag('talk'),
    level: LEVELS.includes(kept.level as Level) ? kept.level! : usual.level,
  };
};

/** What a table stands for that is there already: the host wants to change it. Who plays here stays as it was. */
export const proposalFromTable = (table: TableInfo, here: SetupChoice, game: AnyGame): TableProposal => {
  const preset = Object.hasOwn(game.presets, table.preset) ? table.preset : here.preset;
  const choice = { ...here, preset, options: table.options, series: table.series };
  return { choice, terms: restoreTerms(table as Partial<TableTerms>, choice, game) };
};

/** Another edition: its seats; and its clock, where one plays by the clock and it has one. */
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

/** In a game by and by nobody is gone after two minutes. */
const NEVER = 0;

/** The table to ask for. Bots of the choice are left out: the seats are for friends. */
export const createTableRequest = ({ choice, terms }: TableProposal): CreateTable => {
  const { seats, clock, spectators, delay, talk, level } = terms;
  return {
    game: choice.game,
    ...(choice.preset !== '' && { preset: choice.preset }),
    options: { ...choice.options },
    series: choice.series ?? false,
    seats,
    clock,
    public: terms.public,
    spectators,
    delay: spectators ? delay : 0,
    talk,
    level,
    ...(clock.kind === 'days' && { absent: NEVER }),
    // Strangers do not wait for somebody who may be asleep; friends do.
    start: terms.public ? 'full' : 'host',
  };
};
