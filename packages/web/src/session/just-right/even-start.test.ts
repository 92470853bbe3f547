import { EVEN_STARTS } from '@crescendo/bots';
import { levelRatings } from '@crescendo/bots/just-right';
import { expect, test } from 'vitest';
import type { FinishedGame } from '../saved/finished-games.ts';
import type { Player } from '../setup/game-setup.ts';
import { evenStartFor } from './even-start.ts';

const human: Player = { kind: 'human', name: '' };
const bot = (level: 'beginner' | 'strong'): Player => ({ kind: 'bot', level, name: '' });

/** So many games lost to a beginner. */
const lost = (count: number): readonly FinishedGame[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `${n}`,
    game: 'qwinto',
    at: n,
    seat: 0,
    players: [
      { kind: 'person', name: '', level: null },
      { kind: 'bot', name: '', level: 'beginner' },
    ],
    scores: [10, 40],
    winners: [1],
    isSeries: false,
  }));

test('who loses to a beginner plays like one, and gets what was measured against the stronger bot', () => {
  const found = evenStartFor('qwinto', [bot('strong'), human], lost(6));
  expect(found).toMatchObject({
    seat: 1,
    like: 'beginner',
    start: { weaker: 'beginner', stronger: 'strong' },
  });
});

test('nothing is suggested for equals, for people of whom too little is known, nor where nothing was measured', () => {
  expect(evenStartFor('qwinto', [human, bot('beginner')], lost(6))).toBeUndefined();
  expect(evenStartFor('qwinto', [human, bot('strong')], lost(2))).toBeUndefined();
  expect(evenStartFor('qwinto', [human, human], lost(6))).toBeUndefined();
  expect(evenStartFor('qwinto', [human, bot('strong'), bot('strong')], lost(6))).toBeUndefined();
  expect(evenStartFor('rummikub', [human, bot('strong')], lost(6))).toBeUndefined();
});

test('what is suggested was measured to be even to three wins of a hundred, and gives the weaker one more against a stronger one', () => {
  const levels = levelRatings('qwinto');
  const measured = EVEN_STARTS.qwinto ?? [];
  for (const { weaker, stronger, percent, points } of measured) {
    expect(Math.abs(percent - 50)).toBeLessThanOrEqual(3);
    expect(levels?.[stronger]).toBeGreaterThan(levels?.[weaker] ?? 0);
    for (const other of measured.filter((one) => one.weaker === weaker && one.points > points))
      expect(levels?.[other.stronger]).toBeGreaterThan(levels?.[stronger] ?? 0);
  }
});
