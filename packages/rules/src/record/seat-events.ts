// The events of a game's seats beside its moves: who held them, and for whom the clock decided. In a record it is one
// line, which older readers keep with the other lines about fairness:
//
//   fair seats "0 B bot casual Andante; 12 A stand-in casual Moderato by CD; 17 A back; 20 C clock"
import type { Seat } from '../game.ts';
import type { GameRecord } from './game-record.ts';
import { formatSeat, parseSeat } from './record.ts';

const SEAT_CHANGES = [
  /** A bot plays at this seat from the start. */
  'bot',
  /** The player has left the table: a bot plays on. */
  'left',
  /** The player has been absent too long: a bot plays until the player is back. */
  'absent',
  /** The same, as agreed by those who were there. */
  'stand-in',
  /** A bot plays to the end, as agreed by those who were there. */
  'replaced',
  /** The host has removed the player: a bot plays to the end. */
  'removed',
  /** The player is back. */
  'back',
  /** The player took the last move back, as agreed by the others. */
  'took-back',
  /** The player asked for that, and another one declined. */
  'declined',
  /** The time of this seat was up: the clock made its next move. */
  'clock',
] as const;
export type SeatChange = (typeof SEAT_CHANGES)[number];

/** The source of a move: the player of the seat, the bot that held it, or the clock. */
export type MoveSource = 'person' | 'bot' | 'clock';

export interface SeatEvent {
  /** The number of moves of the game that had been made before. */
  readonly moves: number;
  readonly seat: Seat;
  readonly change: SeatChange;
  /** The bot that plays from now on, as people saw it. */
  readonly bot?: { readonly level: string; readonly name: string };
  /** The seats that agreed. */
  readonly by?: readonly Seat[] | undefined;
}

const LINE = 'seats';
const ENTRY = /^(\d{1,7}) ([A-P]) ([a-z-]+)(?: (?!by )([a-z]+) (\p{L}+))?(?: by ([A-P]+))?$/u;

const formatEntry = ({ moves, seat, change, bot, by }: SeatEvent): string =>
  [
    `${moves} ${formatSeat(seat)} ${change}`,
    ...(bot ? [`${bot.level} ${bot.name}`] : []),
    ...(by && by.length > 0 ? [`by ${by.map(formatSeat).join('')}`] : []),
  ].join(' ');

const parseEntry = (text: string, seats: number): SeatEvent | undefined => {
  const [, moves, letter = '', word, level, name, letters] = ENTRY.exec(text) ?? [];
  const seat = parseSeat(letter, seats);
  const change = SEAT_CHANGES.find((one) => one === word);
  if (seat === undefined || change === undefined) return undefined;
  const by = [...(letters ?? '')].flatMap((one) => parseSeat(one, seats) ?? []);
  return {
    moves: Number(moves),
    seat,
    change,
    ...(level !== undefined && name !== undefined && { bot: { level, name } }),
    ...(by.length > 0 && { by }),
  };
};

/** For a record; nothing where nothing happened. */
export const seatEventsLine = (events: readonly SeatEvent[]): GameRecord['fairness'] =>
  events.length === 0 ? {} : { [LINE]: events.map(formatEntry).join('; ') };

/** The same from a record; what cannot be read is left out. */
export const seatEventsIn = ({
  fairness,
  seats,
}: Pick<GameRecord, 'fairness' | 'seats'>): readonly SeatEvent[] =>
  (fairness[LINE] ?? '').split('; ').flatMap((entry) => parseEntry(entry, seats) ?? []);

/** Tells for each move, given its seat, who made it. */
export const moveSourcesOf = (
  events: readonly SeatEvent[],
  movers: readonly Seat[],
): readonly MoveSource[] => {
  const bots = new Set<Seat>();
  let next = 0;
  return movers.map((mover, moves) => {
    let isClocks = false;
    for (let event = events[next]; event && event.moves <= moves; event = events[++next]) {
      const { change, seat } = event;
      if (change === 'clock') isClocks ||= seat === mover && event.moves === moves;
      else if (change === 'back') bots.delete(seat);
      else if (change !== 'took-back' && change !== 'declined') bots.add(seat);
    }
    return isClocks ? 'clock' : bots.has(mover) ? 'bot' : 'person';
  });
};
