import { GAMES, itemAt, lastOf, range } from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { moments, NOW, type World } from '../../test/support/indistinguishable.ts';
import { formatTableEvent, parseTableEvent } from './log/table-event.ts';
import { nextSnapshot } from './next-snapshot.ts';
import { emptySnapshot, forgetOldEvents, recentNews } from './snapshot.ts';

const PEOPLE = ['Ada', 'Bob'];
const OPTIONS: { readonly [game: string]: { readonly [option: string]: number } } = {
  finito: { roundLimit: 8 },
  rummikub: { values: 8, handSize: 8 },
};

/** A random game to its end, with its whole log. */
const played = (game: string): World =>
  lastOf([...moments({ game, seats: 2, options: OPTIONS[game] ?? {} }, 't'.repeat(22), PEOPLE)]).truth;

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  const { config, rows, snapshot: last } = played(id);

  test('a log read from the database gives the same table, and is written as it was read', () => {
    let snapshot = emptySnapshot(config);
    for (const { body } of rows) {
      const event = parseTableEvent(config, snapshot.match, body);
      expect(formatTableEvent(event)).toBe(body);
      snapshot = nextSnapshot(config, snapshot, event, NOW);
    }
    expect({ ...snapshot, match: null }).toEqual({ ...last, match: null });
    expect(snapshot.match?.state).toEqual(last.match?.state);
  });

  test('a table forgets all but its last events, and still tells the same news', () => {
    let [whole, trimmed] = [emptySnapshot(config), emptySnapshot(config)];
    for (const { body } of rows) {
      whole = nextSnapshot(config, whole, parseTableEvent(config, whole.match, body), NOW);
      const event = parseTableEvent(config, trimmed.match, body);
      trimmed = forgetOldEvents(nextSnapshot(config, trimmed, event, NOW));
      for (const count of range(8))
        for (const viewer of [0, 1, null])
          expect(recentNews(trimmed, viewer, count)).toEqual(recentNews(whole, viewer, count));
    }
    expect(trimmed.recent).toHaveLength(6);
    expect(trimmed.match?.length).toBe(whole.match?.length);
    const oldest = itemAt(trimmed.recent, 0);
    expect(trimmed.match?.at(oldest).length).toBe(oldest);
    expect(() => trimmed.match?.at(oldest - 1)).toThrow('forgotten');
  });
});
