// What people may do at a table: each deed becomes a step, or is refused with a reason.
import { botsOf } from '@crescendo/bots';
import { type AnyTypes, gameById, refuse, type Seat } from '@crescendo/rules';
import { Refused } from '../request-error.ts';
import { backOf, isFree, type Place, seatOf } from './place.ts';
import { actingAt, type Facts, type Sitting, settled } from './snapshot.ts';
import type { Level, Step } from './table-event.ts';

export type Deed = (facts: Facts, sitting: Sitting) => Step;

const isOpen = ({ status }: Sitting): void => {
  if (status !== 'open') throw new Refused('not-open');
};

/** Can moves be made? */
const isPlaying = ({ status, held }: Sitting): void => {
  if (status !== 'playing') throw new Refused('not-playing');
  if (held) throw new Refused('paused-by-agreement');
};

const isHost = ({ host }: Facts, person: string): void => {
  if (host !== person) throw new Refused('not-host');
};

const ownSeat = (sitting: Sitting, person: string): Seat => {
  const seat = seatOf(sitting, person);
  if (seat === null) throw new Refused('not-seated');
  return seat;
};

const placeAt = ({ places }: Sitting, seat: Seat): Place => {
  const place = places[seat];
  if (place === undefined) throw new Refused('unknown-seat');
  return place;
};

export const sit =
  (person: string, seat: Seat | undefined, entropy: string): Deed =>
  (_facts, sitting) => {
    const back = backOf(sitting, person);
    // The dice of a game that goes on stay as they are.
    if (back !== null)
      return { kind: 'sit', seat: back, person, entropy: sitting.places[back]!.entropy, ready: true };
    isOpen(sitting);
    const own = seatOf(sitting, person);
    if (own !== null) {
      // Sitting down again says yes to a rematch, or changes one's share of the dice.
      if (seat !== undefined && seat !== own) throw new Refused('already-seated');
      return {
        kind: 'sit',
        seat: own,
        person,
        entropy: entropy || sitting.places[own]!.entropy,
        ready: true,
      };
    }
    const free = seat ?? sitting.places.findIndex(isFree);
    if (free < 0) throw new Refused('table-full');
    if (!isFree(placeAt(sitting, free))) throw new Refused('seat-taken');
    return { kind: 'sit', seat: free, person, entropy, ready: true };
  };

export const leave =
  (person: string): Deed =>
  (_facts, sitting) => {
    if (sitting.status !== 'open' && sitting.status !== 'playing') throw new Refused('not-open');
    return { kind: 'leave', seat: ownSeat(sitting, person) };
  };

export const seatBot =
  (person: string, seat: Seat, level: Level | null): Deed =>
  (facts, sitting) => {
    isHost(facts, person);
    isOpen(sitting);
    const place = placeAt(sitting, seat);
    if (level !== null && !botsOf(gameById(facts.settings.game)!).includes(level))
      throw new Refused('unknown-bot');
    if (place.person !== null) throw new Refused('seat-taken');
    return { kind: 'bot', seat, level };
  };

export const isFull = ({ places }: Sitting): boolean =>
  places.every((place) => !isFree(place) && place.ready);

/** `person` null: the table begins by itself, because it is full. */
export const start =
  (person: string | null): Deed =>
  (facts, sitting) => {
    if (person !== null) isHost(facts, person);
    isOpen(sitting);
    if (sitting.places.some(isFree)) throw new Refused('seats-empty');
    return { kind: 'start', events: settled(facts, sitting, undefined) };
  };

export const close =
  (person: string): Deed =>
  (facts, sitting) => {
    isHost(facts, person);
    if (sitting.status === 'closed' || sitting.status === 'over') throw new Refused('not-open');
    return { kind: 'close' };
  };

/** Another table stands in the place of this one, which has not begun. */
export const replace =
  (person: string, next: string): Deed =>
  (facts, sitting) => {
    isHost(facts, person);
    isOpen(sitting);
    return { kind: 'close', next };
  };

export const switchTalk =
  (person: string, on: boolean): Deed =>
  (facts) => {
    isHost(facts, person);
    return { kind: 'talk', on };
  };

export const mute =
  (person: string, seat: Seat, muted: boolean): Deed =>
  (facts, sitting) => {
    isHost(facts, person);
    placeAt(sitting, seat);
    return { kind: 'mute', seat, muted };
  };

/** Some moves are the clock's alone: the rules accept them, but list them for nobody. */
const isClocksOwn = ({ game }: Facts, view: AnyTypes, move: AnyTypes): boolean => {
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
  (person: string, { id, move: text, decided }: Sent): Deed =>
  (facts, sitting) => {
    const seat = ownSeat(sitting, person);
    isPlaying(sitting);
    if (decided !== undefined && decided !== sitting.moves[seat]) throw new Refused('too-late');
    const { game } = facts;
    const wanted = game.notation.move.parse(text);
    if (wanted === undefined) throw new Refused('bad-move');
    if (!actingAt(facts, sitting).includes(seat)) throw new Refused('not-your-turn');
    const event = { kind: 'move' as const, seat, move: wanted };
    const reason = refuse(game, sitting.state, event);
    if (reason?.code === 'not-your-turn') throw new Refused('not-your-turn');
    if (reason) throw new Refused('illegal-move', reason);
    if (isClocksOwn(facts, game.view(sitting.state, seat), wanted))
      throw new Refused('illegal-move', { code: 'clocks-own' });
    return { kind: 'move', seat, id, by: 'person', events: settled(facts, sitting, event) };
  };

/** A move nobody sent: a bot's, or the clock's. It was chosen when this seat had made so many, and counts only then. */
export const playFor =
  (seat: Seat, chosen: AnyTypes, by: 'bot' | 'clock', made: number): Deed =>
  (facts, sitting) => {
    isPlaying(sitting);
    const { bot, away } = placeAt(sitting, seat);
    const isTheirs = by === 'clock' || bot !== null || away;
    const event = { kind: 'move' as const, seat, move: chosen };
    if (!isTheirs || sitting.moves[seat] !== made) throw new Refused('not-your-turn');
    if (refuse(facts.game, sitting.state, event)) throw new Refused('not-your-turn');
    return { kind: 'move', seat, id: '', by, events: settled(facts, sitting, event) };
  };

export const goneFrom =
  (seat: Seat): Deed =>
  (_facts, sitting) => {
    isPlaying(sitting);
    const place = placeAt(sitting, seat);
    if (place.person === null || place.away) throw new Refused('not-playing');
    return { kind: 'gone', seat };
  };

export const backAt =
  (seat: Seat): Deed =>
  (_facts, sitting) => {
    if (!placeAt(sitting, seat).away) throw new Refused('not-playing');
    return { kind: 'back', seat };
  };

export const pause: Deed = (_facts, sitting) => {
  if (sitting.paused || sitting.status !== 'playing') throw new Refused('not-playing');
  return { kind: 'pause' };
};

/** Found out late, after a time without a server: the clock has stopped when somebody was last seen. */
export const pauseSince =
  (since: number): Deed =>
  (facts, sitting) => ({ ...pause(facts, sitting), kind: 'pause', since });

export const resume: Deed = (_facts, sitting) => {
  if (!sitting.paused || sitting.status !== 'playing') throw new Refused('not-playing');
  return { kind: 'resume' };
};

/** Somebody would like a pause; or, when there is one, would like to go on. */
export const wish =
  (person: string, wanted: boolean): Deed =>
  (_facts, sitting) => {
    const seat = ownSeat(sitting, person);
    if (sitting.status !== 'playing') throw new Refused('not-playing');
    return { kind: 'wish', seat, wish: wanted };
  };

export const rematch =
  (person: string, table: string): Deed =>
  (facts, sitting) => {
    ownSeat(sitting, person);
    // A day's deal is played once.
    if (facts.settings.daily !== null) throw new Refused('not-open');
    if (sitting.status !== 'over') throw new Refused('not-over');
    if (sitting.next !== null) throw new Refused('already-seated');
    return { kind: 'rematch', table };
  };
