import type { History, TableState } from '@crescendo/protocol';
import { finito, Match, type MoveSource, seeded } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { RemoteMoments } from './remote-moments.ts';

const match = Match.begin({ game: finito, seats: 2, options: finito.options }).settle(seeded('moments'));
// The view as the server sends it.
const view = match.fullView(0) as unknown as NonNullable<TableState['view']>;
const turn = match.turn as NonNullable<TableState['turn']>;

test('a moment knows who made its move', () => {
  const moments = new RemoteMoments(null);
  const step = (version: number, by: number | null, source?: MoveSource): History['steps'][number] => ({
    version,
    at: 0,
    by,
    news: [],
    view,
    turn,
    ...(source && { source }),
  });
  moments.addHistory([step(1, null), step(2, 1, 'clock'), step(3, 0, 'person')], 0);
  const state = { version: 4, view, turn, news: [], decided: 2 };
  // Only what is read of a state.
  moments.addState({ ...state, lastMove: { seat: 0, by: 'clock' } } as unknown as TableState);
  moments.addState({ ...state, version: 5, lastMove: { seat: 1, by: 'bot' } } as unknown as TableState);
  // A server of an earlier version does not say it.
  moments.addState({ ...state, version: 6 } as unknown as TableState);
  expect([0, 1, 2, 3, 4, 5].map((number) => moments.timeUpOf(number))).toEqual([
    undefined,
    1,
    undefined,
    0,
    undefined,
    undefined,
  ]);
  // Until a seat moves again, what it did last is the latest mover's.
  expect([0, 1, 2, 3, 4].map((number) => moments.sourceOf(1, number))).toEqual([
    'person',
    'clock',
    'clock',
    'clock',
    'bot',
  ]);
  moments.clear();
  expect(moments.timeUpOf(1)).toBeUndefined();
});
