import { expect, test } from 'vitest';
import { vorZwoelf } from '../5vor12/index.ts';
import { gameById } from '../games.ts';
import { fuzz, trial } from '../testing/index.ts';
import type { GameRecord } from './game-record.ts';
import { parseRecord } from './reading/parse-record.ts';
import { formatRecord } from './record.ts';
import { moveSourcesOf, type SeatEvent, seatEventsIn, seatEventsLine } from './seat-events.ts';

const EVENTS: readonly SeatEvent[] = [
  { moves: 0, seat: 1, change: 'bot', bot: { level: 'casual', name: 'Andante' } },
  { moves: 2, seat: 0, change: 'stand-in', bot: { level: 'casual', name: 'Moderato' }, by: [1] },
  { moves: 4, seat: 0, change: 'back' },
  { moves: 6, seat: 0, change: 'clock' },
];
const TEXT = '0 B bot casual Andante; 2 A stand-in casual Moderato by B; 4 A back; 6 A clock';

const played = (): GameRecord => {
  const game = vorZwoelf;
  return fuzz(game, { ...trial(game, 0, 'seats'), laws: [] }).record;
};

test('a record tells what happened to its seats, and an ordinary one nothing', () => {
  const record: GameRecord = { ...played(), fairness: seatEventsLine(EVENTS) };
  const text = formatRecord(record, gameById);
  expect(text).toContain(`\nfair seats "${TEXT}"\n`);
  expect(parseRecord(text, gameById)).toEqual({ record });
  expect(seatEventsIn(record)).toEqual(EVENTS);
  expect([seatEventsIn(played()), seatEventsLine([])]).toEqual([[], {}]);
});

test('what cannot be read is left out', () => {
  const read = (seats: string) => seatEventsIn({ fairness: { seats }, seats: 2 });
  expect(read('')).toEqual([]);
  expect(read('nonsense; 3 C back; 3 B dances; -1 A back; 5 A back by Z; 7 B back')).toEqual([
    { moves: 7, seat: 1, change: 'back' },
  ]);
});

test('a move is the bot’s while it holds the seat, and the clock’s where time was up', () => {
  expect(moveSourcesOf(EVENTS, [0, 1, 0, 1, 0, 1, 0, 1, 0])).toEqual([
    'person',
    'bot',
    'bot',
    'bot',
    'person',
    'bot',
    'clock',
    'bot',
    'person',
  ]);
  expect(moveSourcesOf([], [0, 1])).toEqual(['person', 'person']);
});
