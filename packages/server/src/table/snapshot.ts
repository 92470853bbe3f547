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
import { allWish, FREE, type Place, withPlace } from './place.ts';
import { gameOfSettings, parseStoredSettings, type TableSettings } from './settings.ts';
import type { TableEvent } from './table-event.ts';

/** What never changes at a table. */
export interface TableConfig {
  readonly id: string;
  readonly host: string;
  readonly settings: TableSettings;
  readonly game: AnyGame;
  readonly seed: string;
  readonly commitment: string;
  readonly made: number;
}

export interface TableSnapshot {
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
  /** How many moves have been made, and one more for the start; 0 before it. */
  readonly moment: number;
  readonly clock: ClockState;
  /** Nobody is at the table, and so agreed the clock stands still. */
  readonly paused: boolean;
  /** Everybody has agreed to a pause: nobody moves and no clock runs. */
  readonly held: boolean;
  readonly talk: boolean;
  readonly next: string | null;
  /** The states the last step went through, for telling what happened. */
  readonly passed: readonly AnyTypes[];
}

export const configOf = (row: TableRow): TableConfig => {
  const settings = parseStoredSettings(row.settings);
  const { id, host, seed, made } = row;
  return { id, host, seed, made, settings, game: gameOfSettings(settings), commitment: commitmentOf(seed) };
};

export const emptySnapshot = ({ settings, made }: TableConfig): TableSnapshot => ({
  version: 0,
  at: made,
  status: 'open',
  places: Array.from({ length: settings.seats }, () => FREE),
  state: null,
  throws: 0,
  moves: Array.from({ length: settings.seats }, () => 0),
  moment: 0,
  clock: newClock(settings.clock, settings.seats),
  paused: false,
  held: false,
  talk: settings.talk,
  next: null,
  passed: [],
});

export const sharesOf = ({ seed }: TableConfig, { places }: TableSnapshot): FairShares => ({
  seed,
  entropy: places.map(({ entropy }) => entropy),
});

export const turnOf = ({ game }: TableConfig, { state }: TableSnapshot): Turn | null =>
  state === null ? null : game.turn(state);

/** The seats that decide now. */
export const actingAt = (config: TableConfig, snapshot: TableSnapshot): readonly Seat[] => {
  if (snapshot.status !== 'playing') return [];
  const turn = turnOf(config, snapshot);
  return turn?.kind === 'players' ? turn.seats : [];
};

const parseLine = (game: AnyGame, seats: number, line: string): Event<AnyTypes> => {
  const cut = line.indexOf(' ');
  const [word, rest] = [line.slice(0, cut), line.slice(cut + 1)];
  if (word === '*') return { kind: 'chance', outcome: game.notation.chance.parse(rest) };
  return { kind: 'move', seat: parseSeat(word, seats)!, move: game.notation.move.parse(rest) };
};

/** The states that came up while a step was made, so that taking it need not compute them again. */
const foreseen = new WeakMap<readonly string[], readonly AnyTypes[]>();

const statesAfter = (
  config: TableConfig,
  snapshot: TableSnapshot,
  lines: readonly string[],
): readonly AnyTypes[] => {
  const known = foreseen.get(lines);
  if (known !== undefined) return known;
  const { game, settings } = config;
  const states: AnyTypes[] = [snapshot.state ?? game.setup(settings.seats, settings.options)];
  for (const line of lines) states.push(game.apply(states.at(-1), parseLine(game, settings.seats, line)));
  return states;
};

/** The game after these events. */
const played = (
  config: TableConfig,
  snapshot: TableSnapshot,
  lines: readonly string[],
  mover: Seat | null,
  at: number,
) => {
  const { game, settings } = config;
  const passed = statesAfter(config, snapshot, lines);
  const state = passed.at(-1);
  const turn = game.turn(state);
  const acting = turn.kind === 'players' ? turn.seats : [];
  return {
    state,
    passed,
    moves: snapshot.moves.map((count, seat) => (seat === mover ? count + 1 : count)),
    moment: snapshot.moment + 1,
    throws: snapshot.throws + lines.filter((line) => line.startsWith('*')).length,
    status: turn.kind === 'over' ? ('over' as const) : ('playing' as const),
    clock: clockAfter(settings.clock, snapshot.clock, { mover, acting, at }),
  };
};

/** A move (or `undefined`, the start) and what chance answers, thrown with the table's fair dice. */
export const settled = (
  config: TableConfig,
  snapshot: TableSnapshot,
  move: Event<AnyTypes> | undefined,
): readonly string[] => {
  const { game, settings } = config;
  const dice = fairDice(sharesOf(config, snapshot), snapshot.throws);
  const lines: string[] = [];
  const states: AnyTypes[] = [snapshot.state ?? game.setup(settings.seats, settings.options)];
  const happen = (event: Event<AnyTypes>): void => {
    lines.push(formatEvent(game, event));
    states.push(game.apply(states.at(-1), event));
  };
  if (move !== undefined) happen(move);
  while (game.turn(states.at(-1)).kind === 'chance') happen(roll(game, states.at(-1), dice));
  foreseen.set(lines, states);
  return lines;
};

const sat = (
  { places, status }: TableSnapshot,
  { seat, person, entropy, ready }: Extract<TableEvent, { kind: 'sit' }>,
): readonly Place[] =>
  // Whoever takes a seat back in the middle of the game takes it as it was.
  status === 'playing'
    ? withPlace(places, seat, { person, bot: null, leaver: null })
    : places.with(seat, { ...FREE, person, entropy, ready, muted: isMuted(places[seat]!, person) });

const isMuted = (place: Place, person: string): boolean => place.person === person && place.muted;

const left = (
  { settings }: TableConfig,
  { places, status }: TableSnapshot,
  seat: Seat,
): Partial<TableSnapshot> => {
  if (status === 'open') return { places: places.with(seat, FREE) };
  // A game goes on without whoever leaves it, as long as somebody is left.
  const bot = { person: null, bot: settings.level, away: false, wish: false };
  const after = withPlace(places, seat, { ...bot, leaver: places[seat]!.person });
  return after.some(({ person }) => person !== null)
    ? { places: after }
    : { places: after, status: 'closed' };
};

/** A wish for a pause holds the table once all have it; a wish to go on ends the pause and all wishes. */
const wished = (
  config: TableConfig,
  snapshot: TableSnapshot,
  seat: Seat,
  wish: boolean,
  at: number,
): Partial<TableSnapshot> => {
  const places = withPlace(snapshot.places, seat, { wish });
  if (snapshot.held) {
    if (wish) return { places };
    const clock = snapshot.paused
      ? snapshot.clock
      : clockResumed(snapshot.clock, actingAt(config, snapshot), at);
    return { held: false, clock, places: places.map((place) => ({ ...place, wish: false })) };
  }
  return allWish(places) ? { held: true, clock: clockStopped(snapshot.clock, at), places } : { places };
};

const change = (
  config: TableConfig,
  snapshot: TableSnapshot,
  step: TableEvent,
  at: number,
): Partial<TableSnapshot> => {
  const { places } = snapshot;
  switch (step.kind) {
    case 'sit':
      return { places: sat(snapshot, step) };
    case 'leave':
      return left(config, snapshot, step.seat);
    case 'bot':
      return { places: places.with(step.seat, { ...FREE, bot: step.level, ready: step.level !== null }) };
    case 'start':
      return played(config, snapshot, step.events, null, at);
    case 'move':
      return played(config, snapshot, step.events, step.seat, at);
    case 'gone':
      return { places: withPlace(places, step.seat, { away: true }) };
    case 'back':
      return { places: withPlace(places, step.seat, { away: false }) };
    case 'pause':
      return { paused: true, clock: clockStopped(snapshot.clock, Math.min(at, step.since ?? at)) };
    case 'resume':
      return {
        paused: false,
        clock: snapshot.held ? snapshot.clock : clockResumed(snapshot.clock, actingAt(config, snapshot), at),
      };
    case 'wish':
      return wished(config, snapshot, step.seat, step.wish, at);
    case 'talk':
      return { talk: step.on };
    case 'mute':
      return { places: withPlace(places, step.seat, { muted: step.muted }) };
    case 'rematch':
      return { next: step.table };
    case 'close':
      return { status: 'closed', next: step.next ?? null };
  }
};

export const applyTableEvent = (
  config: TableConfig,
  snapshot: TableSnapshot,
  step: TableEvent,
  at: number,
): TableSnapshot => ({
  ...snapshot,
  passed: [],
  ...change(config, snapshot, step, at),
  version: snapshot.version + 1,
  at,
});
