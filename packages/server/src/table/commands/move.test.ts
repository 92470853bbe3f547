import { expect, test } from 'vitest';
import type { TableEvent } from '../log/table-event.ts';
import { nextSnapshot, settled } from '../next-snapshot.ts';
import { readTableSettings } from '../settings.ts';
import { emptySnapshot, type TableSnapshot } from '../snapshot.ts';
import { configOf, newMatch } from '../table-config.ts';
import { stepFor } from '../views/history.ts';
import { stateFor } from '../views/present.ts';
import { moveForSeat, move as moveOfPerson } from './move.ts';

const GUESTS = {
  name: (person: string) => person,
  isOnline: () => true,
  audience: () => ({ watching: [], audience: 0 }),
  keyOf: (person: string) => person,
};

const settings = readTableSettings({ game: '5vor12', seats: 2, clock: { kind: 'move', seconds: 10 } });
const config = configOf({
  id: 't'.repeat(22),
  host: 'Ada',
  settings: JSON.stringify(settings),
  seed: '5e'.repeat(32),
  listed: false,
  status: 'open',
  seating: '[]',
  made: 0,
});

const after = (snapshot: TableSnapshot, at: number, ...events: TableEvent[]): TableSnapshot =>
  events.reduce((before, event) => nextSnapshot(config, before, event, at), snapshot);

const seat = (n: number, person: string): TableEvent => ({
  kind: 'sit',
  seat: n,
  person,
  entropy: '',
  ready: true,
});

test('the clock moves only for a player whose time is really up', () => {
  const seated = after(emptySnapshot(config), 0, seat(0, 'Ada'), seat(1, 'Bob'));
  const playing = after(seated, 0, { kind: 'start', ...settled(config, seated, newMatch(config)) });
  const [move] = playing.match?.moves(0) ?? [];
  if (move === undefined) throw new Error('the first seat has no move');
  const at = (now: number) => moveForSeat(0, move, 'clock', 0, () => now);
  expect(() => at(9_999)(config, playing)).toThrow();
  expect(at(10_000)(config, playing)).toMatchObject({ kind: 'move', by: 'clock' });
  // Another process stopped the clock when the last player left: this one learns it only now.
  expect(() => at(10_000)(config, after(playing, 5_000, { kind: 'stop-clock' }))).toThrow();
});

test('everybody is told that the clock has made a move, until the next one is made', () => {
  const seated = after(emptySnapshot(config), 0, seat(0, 'Ada'), seat(1, 'Bob'));
  const playing = after(seated, 0, { kind: 'start', ...settled(config, seated, newMatch(config)) });
  const moveOf = (snapshot: TableSnapshot, who: number) => {
    const [move] = snapshot.match?.moves(who) ?? [];
    if (move === undefined) throw new Error('there is no move');
    return move;
  };
  const seenBy = (person: string, snapshot: TableSnapshot) =>
    stateFor(config, snapshot, person, GUESTS, 10_000).game.timeUp;
  const event = moveForSeat(0, moveOf(playing, 0), 'clock', 0, () => 10_000)(config, playing);
  const late = after(playing, 10_000, event);
  expect([seenBy('Ada', playing), seenBy('Ada', late), seenBy('Bob', late)]).toEqual([null, 0, 0]);
  expect(stepFor(event, late, 1, true)).toMatchObject({ by: 0, timeUp: true });
  const away = after(late, 10_000, { kind: 'absent', seat: 1 });
  expect(seenBy('Ada', away)).toBe(0);
  const next = moveForSeat(1, moveOf(away, 1), 'bot', 0, () => 10_000)(config, away);
  const on = after(away, 10_000, next);
  expect(seenBy('Ada', on)).toBe(null);
  expect(stepFor(next, on, 0, true)).not.toHaveProperty('timeUp');
});

test('a player who moves is back, even without having opened the table', () => {
  const seated = after(emptySnapshot(config), 0, seat(0, 'Ada'), seat(1, 'Bob'));
  const playing = after(seated, 0, { kind: 'start', ...settled(config, seated, newMatch(config)) });
  const absent = after(playing, 1000, { kind: 'absent', seat: 0 });
  expect(absent.seatEvents).toMatchObject([{ seat: 0, change: 'absent', moves: 0 }]);
  const [chosen] = absent.match?.moves(0) ?? [];
  if (chosen === undefined) throw new Error('there is no move');
  const sent = { id: 'a-move-id', move: config.game.notation.move.format(chosen) };
  const event = moveOfPerson('Ada', sent, () => ({ kind: 'verdict', reason: null }))(config, absent);
  if (event.kind === 'check-needed') throw new Error('the rules were asked already');
  const back = after(absent, 2000, event);
  expect(back.seatStates[0]).toMatchObject({ person: 'Ada', away: false });
  expect(back.seatEvents).toMatchObject([{ change: 'absent' }, { seat: 0, change: 'back', moves: 0 }]);
  expect(back.lastMove).toEqual({ seat: 0, by: 'person' });
});
