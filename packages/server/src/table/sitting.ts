// What follows from a table's steps. Pure: the same steps give the same table on every machine, at any time.
import { commitmentOf, type FairShares, fairDice, type Status } from '@crescendo/protocol';
import {
  type AnyGame,
  type AnyTypes,
  type Event,
  formatEvent,
  parseSeat,
  roll,
  type Seat,
  type Turn,
} from '@crescendo/rules';
import type { TableRow } from '../storage/tables.ts';
import { type ClockState, clockAfter, clockResumed, clockStopped, newClock } from './clock.ts';
import { gameOfSettings, type Settings } from './settings.ts';
import type { Level, Step } from './step.ts';

/** What never changes at a table. */
export interface Facts {
  readonly id: string;
  readonly host: string;
  readonly settings: Settings;
  readonly game: AnyGame;
  readonly seed: string;
  readonly commitment: string;
  readonly made: number;
}

export interface Place {
  readonly person: string | null;
  readonly bot: Level | null;
  readonly entropy: string;
  readonly away: boolean;
  readonly ready: boolean;
  readonly muted: boolean;
}

export interface Sitting {
  readonly version: number;
  /** When the last step happened. */
  readonly at: number;
  readonly status: Status;
  readonly places: readonly Place[];
  /** The game's state: the secret itself. `null` before the start. */
  readonly state: AnyTypes;
  /** How often the dice have been thrown. */
  readonly throws: number;
  /** How many moves each seat has made: says whether a choice still belongs to this turn. */
  readonly moves: readonly number[];
  readonly clock: ClockState;
  readonly paused: boolean;
  readonly talk: boolean;
  readonly next: string | null;
  /** The states the last step went through, for telling what happened. */
  readonly passed: readonly AnyTypes[];
}

const FREE: Place = { person: null, bot: null, entropy: '', away: false, ready: false, muted: false };

export const factsOf = (row: TableRow): Facts => {
  const settings: Settings = JSON.parse(row.settings);
  const { id, host, seed, made } = row;
  return { id, host, seed, made, settings, game: gameOfSettings(settings), commitment: commitmentOf(seed) };
};

export const freshSitting = ({ settings, made }: Facts): Sitting => ({
  version: 0,
  at: made,
  status: 'open',
  places: Array.from({ length: settings.seats }, () => FREE),
  state: null,
  throws: 0,
  moves: Array.from({ length: settings.seats }, () => 0),
  clock: newClock(settings.clock, settings.seats),
  paused: false,
  talk: settings.talk,
  next: null,
  passed: [],
});

export const sharesOf = ({ seed }: Facts, { places }: Sitting): FairShares => ({
  seed,
  entropy: places.map(({ entropy }) => entropy),
});

export const turnOf = ({ game }: Facts, { state }: Sitting): Turn | null =>
  state === null ? null : game.turn(state);

/** The seats that decide now. */
export const actingAt = (facts: Facts, sitting: Sitting): readonly Seat[] => {
  if (sitting.status !== 'playing') return [];
  const turn = turnOf(facts, sitting);
  return turn?.kind === 'players' ? turn.seats : [];
};

export const seatOf = ({ places }: Sitting, person: string | null): Seat | null => {
  const seat = person === null ? -1 : places.findIndex((place) => place.person === person);
  return seat < 0 ? null : seat;
};

const parseLine = (game: AnyGame, seats: number, line: string): Event<AnyTypes> => {
  const cut = line.indexOf(' ');
  const [word, rest] = [line.slice(0, cut), line.slice(cut + 1)];
  if (word === '*') return { kind: 'chance', outcome: game.notation.chance.parse(rest) };
  return { kind: 'move', seat: parseSeat(word, seats)!, move: game.notation.move.parse(rest) };
};

/** The states that came up while a step was made, so that taking it need not compute them again. */
const foreseen = new WeakMap<readonly string[], readonly AnyTypes[]>();

const statesAfter = (facts: Facts, sitting: Sitting, lines: readonly string[]): readonly AnyTypes[] => {
  const known = foreseen.get(lines);
  if (known !== undefined) return known;
  const { game, settings } = facts;
  const states: AnyTypes[] = [sitting.state ?? game.setup(settings.seats, settings.options)];
  for (const line of lines) states.push(game.apply(states.at(-1), parseLine(game, settings.seats, line)));
  return states;
};

/** The game after these events. */
const played = (facts: Facts, sitting: Sitting, lines: readonly string[], mover: Seat | null, at: number) => {
  const { game, settings } = facts;
  const passed = statesAfter(facts, sitting, lines);
  const state = passed.at(-1);
  const turn = game.turn(state);
  const acting = turn.kind === 'players' ? turn.seats : [];
  return {
    state,
    passed,
    moves: sitting.moves.map((count, seat) => (seat === mover ? count + 1 : count)),
    throws: sitting.throws + lines.filter((line) => line.startsWith('*')).length,
    status: turn.kind === 'over' ? ('over' as const) : ('playing' as const),
    clock: clockAfter(settings.clock, sitting.clock, { mover, acting, at }),
  };
};

/** A move (or `undefined`, the start) and what chance answers, thrown with the table's fair dice. */
export const settled = (
  facts: Facts,
  sitting: Sitting,
  move: Event<AnyTypes> | undefined,
): readonly string[] => {
  const { game, settings } = facts;
  const dice = fairDice(sharesOf(facts, sitting), sitting.throws);
  const lines: string[] = [];
  const states: AnyTypes[] = [sitting.state ?? game.setup(settings.seats, settings.options)];
  const happen = (event: Event<AnyTypes>): void => {
    lines.push(formatEvent(game, event));
    states.push(game.apply(states.at(-1), event));
  };
  if (move !== undefined) happen(move);
  while (game.turn(states.at(-1)).kind === 'chance') happen(roll(game, states.at(-1), dice));
  foreseen.set(lines, states);
  return lines;
};

const withPlace = (sitting: Sitting, seat: Seat, change: Partial<Place>): readonly Place[] =>
  sitting.places.with(seat, { ...sitting.places[seat]!, ...change });

const change = (facts: Facts, sitting: Sitting, step: Step, at: number): Partial<Sitting> => {
  switch (step.kind) {
    case 'sit': {
      const { seat, person, entropy, ready } = step;
      return { places: withPlace(sitting, seat, { ...FREE, person, entropy, ready }) };
    }
    case 'leave':
      // A game goes on without whoever leaves it: a bot takes over for good.
      return {
        places: withPlace(
          sitting,
          step.seat,
          sitting.status === 'open' ? FREE : { person: null, bot: facts.settings.level, away: false },
        ),
      };
    case 'bot':
      return {
        places: withPlace(sitting, step.seat, { ...FREE, bot: step.level, ready: step.level !== null }),
      };
    case 'start':
      return played(facts, sitting, step.events, null, at);
    case 'move':
      return played(facts, sitting, step.events, step.seat, at);
    case 'gone':
      return { places: withPlace(sitting, step.seat, { away: true }) };
    case 'back':
      return { places: withPlace(sitting, step.seat, { away: false }) };
    case 'pause':
      return { paused: true, clock: clockStopped(sitting.clock, at) };
    case 'resume':
      return { paused: false, clock: clockResumed(sitting.clock, actingAt(facts, sitting), at) };
    case 'talk':
      return { talk: step.on };
    case 'mute':
      return { places: withPlace(sitting, step.seat, { muted: step.muted }) };
    case 'rematch':
      return { next: step.table };
    case 'close':
      return { status: 'closed' };
  }
};

export const afterStep = (facts: Facts, sitting: Sitting, step: Step, at: number): Sitting => ({
  ...sitting,
  passed: [],
  ...change(facts, sitting, step, at),
  version: sitting.version + 1,
  at,
});
