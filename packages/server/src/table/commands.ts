// What people may do at a table: each command becomes a step, or is refused with a reason.
import { botsOf } from '@crescendo/bots';
import { type AnyTypes, gameById, refuse, type Seat } from '@crescendo/rules';
import { RequestError } from '../request-error.ts';
import { backOf, isFree, type Place, seatOf } from './place.ts';
import { actingAt, settled, type TableConfig, type TableSnapshot } from './snapshot.ts';
import type { Level, TableEvent } from './table-event.ts';

export type Command = (config: TableConfig, snapshot: TableSnapshot) => TableEvent;

const isOpen = ({ status }: TableSnapshot): void => {
  if (status !== 'open') throw new RequestError('not-open');
};

/** Can moves be made? */
const isPlaying = ({ status, held }: TableSnapshot): void => {
  if (status !== 'playing') throw new RequestError('not-playing');
  if (held) throw new RequestError('paused-by-agreement');
};

const isHost = ({ host }: TableConfig, person: string): void => {
  if (host !== person) throw new RequestError('not-host');
};

const ownSeat = (snapshot: TableSnapshot, person: string): Seat => {
  const seat = seatOf(snapshot, person);
  if (seat === null) throw new RequestError('not-seated');
  return seat;
};

const placeAt = ({ places }: TableSnapshot, seat: Seat): Place => {
  const place = places[seat];
  if (place === undefined) throw new RequestError('unknown-seat');
  return place;
};

export const sit =
  (person: string, seat: Seat | undefined, entropy: string): Command =>
  (_facts, snapshot) => {
    const back = backOf(snapshot, person);
    // The dice of a game that goes on stay as they are.
    if (back !== null)
      return { kind: 'sit', seat: back, person, entropy: snapshot.places[back]!.entropy, ready: true };
    isOpen(snapshot);
    const own = seatOf(snapshot, person);
    if (own !== null) {
      // TableSnapshot down again says yes to a rematch, or changes one's share of the dice.
      if (seat !== undefined && seat !== own) throw new RequestError('already-seated');
      return {
        kind: 'sit',
        seat: own,
        person,
        entropy: entropy || snapshot.places[own]!.entropy,
        ready: true,
      };
    }
    const free = seat ?? snapshot.places.findIndex(isFree);
    if (free < 0) throw new RequestError('table-full');
    if (!isFree(placeAt(snapshot, free))) throw new RequestError('seat-taken');
    return { kind: 'sit', seat: free, person, entropy, ready: true };
  };

export const leave =
  (person: string): Command =>
  (_facts, snapshot) => {
    if (snapshot.status !== 'open' && snapshot.status !== 'playing') throw new RequestError('not-open');
    return { kind: 'leave', seat: ownSeat(snapshot, person) };
  };

export const seatBot =
  (person: string, seat: Seat, level: Level | null): Command =>
  (config, snapshot) => {
    isHost(config, person);
    isOpen(snapshot);
    const place = placeAt(snapshot, seat);
    if (level !== null && !botsOf(gameById(config.settings.game)!).includes(level))
      throw new RequestError('unknown-bot');
    if (place.person !== null) throw new RequestError('seat-taken');
    return { kind: 'bot', seat, level };
  };

export const isFull = ({ places }: TableSnapshot): boolean =>
  places.every((place) => !isFree(place) && place.ready);

/** `person` null: the table begins by itself, because it is full. */
export const start =
  (person: string | null): Command =>
  (config, snapshot) => {
    if (person !== null) isHost(config, person);
    isOpen(snapshot);
    if (snapshot.places.some(isFree)) throw new RequestError('seats-empty');
    return { kind: 'start', events: settled(config, snapshot, undefined) };
  };

export const close =
  (person: string): Command =>
  (config, snapshot) => {
    isHost(config, person);
    if (snapshot.status === 'closed' || snapshot.status === 'over') throw new RequestError('not-open');
    return { kind: 'close' };
  };

/** Another table stands in the place of this one, which has not begun. */
export const replace =
  (person: string, next: string): Command =>
  (config, snapshot) => {
    isHost(config, person);
    isOpen(snapshot);
    return { kind: 'close', next };
  };

export const switchTalk =
  (person: string, on: boolean): Command =>
  (config) => {
    isHost(config, person);
    return { kind: 'talk', on };
  };

export const mute =
  (person: string, seat: Seat, muted: boolean): Command =>
  (config, snapshot) => {
    isHost(config, person);
    placeAt(snapshot, seat);
    return { kind: 'mute', seat, muted };
  };

/** Some moves are the clock's alone: the rules accept them, but list them for nobody. */
const isClocksOwn = ({ game }: TableConfig, view: AnyTypes, move: AnyTypes): boolean => {
  if (game.timeUp?.(view)?.type !== move.type) return false;
  const text = game.notation.move.format(move);
  for (const listed of game.moves(view)) if (game.notation.move.format(listed) === text) return false;
  return true;
};

/** A move as somebody sent it. `decided`: the decision it was meant for. */
interface Sent {
  readonly id: string;
  readonly move: string;
  readonly decided?: number | undefined;
}

export const move =
  (person: string, { id, move: text, decided }: Sent): Command =>
  (config, snapshot) => {
    const seat = ownSeat(snapshot, person);
    isPlaying(snapshot);
    if (decided !== undefined && decided !== snapshot.moves[seat]) throw new RequestError('too-late');
    const { game } = config;
    const wanted = game.notation.move.parse(text);
    if (wanted === undefined) throw new RequestError('bad-move');
    if (!actingAt(config, snapshot).includes(seat)) throw new RequestError('not-your-turn');
    const event = { kind: 'move' as const, seat, move: wanted };
    const reason = refuse(game, snapshot.state, event);
    if (reason?.code === 'not-your-turn') throw new RequestError('not-your-turn');
    if (reason) throw new RequestError('illegal-move', reason);
    if (isClocksOwn(config, game.view(snapshot.state, seat), wanted))
      throw new RequestError('illegal-move', { code: 'clocks-own' });
    return { kind: 'move', seat, id, by: 'person', events: settled(config, snapshot, event) };
  };

/** A move nobody sent: a bot's, or the clock's. It was chosen when this seat had made so many, and counts only then. */
export const playFor =
  (seat: Seat, chosen: AnyTypes, by: 'bot' | 'clock', made: number): Command =>
  (config, snapshot) => {
    isPlaying(snapshot);
    const { bot, away } = placeAt(snapshot, seat);
    const isTheirs = by === 'clock' || bot !== null || away;
    const event = { kind: 'move' as const, seat, move: chosen };
    if (!isTheirs || snapshot.moves[seat] !== made) throw new RequestError('not-your-turn');
    if (refuse(config.game, snapshot.state, event)) throw new RequestError('not-your-turn');
    return { kind: 'move', seat, id: '', by, events: settled(config, snapshot, event) };
  };

export const goneFrom =
  (seat: Seat): Command =>
  (_facts, snapshot) => {
    isPlaying(snapshot);
    const place = placeAt(snapshot, seat);
    if (place.person === null || place.away) throw new RequestError('not-playing');
    return { kind: 'gone', seat };
  };

export const backAt =
  (seat: Seat): Command =>
  (_facts, snapshot) => {
    if (!placeAt(snapshot, seat).away) throw new RequestError('not-playing');
    return { kind: 'back', seat };
  };

export const pause: Command = (_facts, snapshot) => {
  if (snapshot.paused || snapshot.status !== 'playing') throw new RequestError('not-playing');
  return { kind: 'pause' };
};

/** Found out late, after a time without a server: the clock has stopped when somebody was last seen. */
export const pauseSince =
  (since: number): Command =>
  (config, snapshot) => ({ ...pause(config, snapshot), kind: 'pause', since });

export const resume: Command = (_facts, snapshot) => {
  if (!snapshot.paused || snapshot.status !== 'playing') throw new RequestError('not-playing');
  return { kind: 'resume' };
};

/** Somebody would like a pause; or, when there is one, would like to go on. */
export const wish =
  (person: string, wanted: boolean): Command =>
  (_facts, snapshot) => {
    const seat = ownSeat(snapshot, person);
    if (snapshot.status !== 'playing') throw new RequestError('not-playing');
    return { kind: 'wish', seat, wish: wanted };
  };

export const rematch =
  (person: string, table: string): Command =>
  (config, snapshot) => {
    ownSeat(snapshot, person);
    // A day's deal is played once.
    if (config.settings.daily !== null) throw new RequestError('not-open');
    if (snapshot.status !== 'over') throw new RequestError('not-over');
    if (snapshot.next !== null) throw new RequestError('already-seated');
    return { kind: 'rematch', table };
  };
