import type { History, TableState } from '@crescendo/protocol';
import { itemAt } from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import type { Player } from '../support/player.ts';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer();

const historyOf = async (player: Player, id: string, query = '?views=1'): Promise<History> =>
  (await player.ask('GET', `/api/tables/${id}/history${query}`)).body;

/** The views that a player was shown while it happened, by version. */
const shown = ({ messages }: Player): ReadonlyMap<number, TableState> =>
  new Map(
    messages.flatMap((message) => (message.type === 'state' ? [[message.version, message] as const] : [])),
  );

describe('the history with views', () => {
  test.each([
    ['rummikub', { values: 6, handSize: 7 }],
    ['finito', { roundLimit: 10 }],
    ['qwinto', {}],
    ['5vor12', {}],
  ])('%s: each step as this viewer saw it then, and nothing else', async (game, options) => {
    const { ada, bob, id } = await fixture.pair({ game, options });
    const zoe = await fixture.newPlayer('Zoe');
    zoe.watch(id);
    await zoe.until(id, () => true);
    await Promise.all([ada.play(id), bob.play(id)]);
    const { version, moment } = (await ada.ask('GET', `/api/tables/${id}`)).body as TableState;
    for (const player of [ada, bob, zoe]) {
      await player.until(id, (state) => state.version >= version);
      const { seat, steps } = await historyOf(player, id);
      expect(seat).toBe(player === zoe ? null : player === ada ? 0 : 1);
      expect(steps).toHaveLength(moment);
      const states = shown(player);
      let compared = 0;
      for (const [i, step] of steps.entries()) {
        expect(step.view).toMatchObject({ seat });
        const then = states.get(step.version);
        if (then === undefined || then.view === null) continue;
        expect(then.moment).toBe(i + 1);
        expect(step.view).toEqual(then.view);
        expect(step.turn).toEqual(then.turn);
        compared++;
      }
      expect(compared).toBeGreaterThan(5);
    }
  });

  test('only after a version, where asked; without views only what there is to tell', async () => {
    const { ada, bob, id } = await fixture.pair({ game: 'finito' });
    await Promise.all([ada.play(id, 2), bob.play(id, 2)]);
    const all = (await historyOf(ada, id)).steps;
    const late = (await historyOf(ada, id, `?views=1&after=${itemAt(all, 1).version}`)).steps;
    expect(late).toEqual(all.slice(2));
    const told = (await historyOf(ada, id, '')).steps;
    expect(told).toEqual(
      all.filter((step) => step.news.length > 0).map(({ view: _view, turn: _turn, ...step }) => step),
    );
    // Of two who choose at the same time the first has nothing to tell, and still it is a step.
    expect(told.length).toBeLessThan(all.length);
  });

  test('a delayed spectator gets what is old enough', async () => {
    const { ada, bob, id } = await fixture.pair({ game: '5vor12', delay: 30 });
    const zoe = await fixture.newPlayer('Zoe');
    fixture.advance(40_000);
    await ada.play(id, 1);
    const early = await historyOf(zoe, id);
    expect(early.steps).toHaveLength(1);
    expect((await historyOf(bob, id)).steps).toHaveLength(2);
    fixture.advance(40_000);
    expect((await historyOf(zoe, id)).steps).toHaveLength(2);
  });

  test('is for those who may look', async () => {
    const { ada, id } = await fixture.pair({ game: 'qwinto', spectators: false });
    const zoe = await fixture.newPlayer('Zoe');
    expect(await historyOf(zoe, id)).toMatchObject({ code: 'no-spectators' });
    expect((await historyOf(ada, id)).steps).toHaveLength(1);
  });

  test('is compressed for clients that accept it, if it is long', async () => {
    const { ada, bob, id } = await fixture.pair({ game: 'finito' });
    await Promise.all([ada.play(id, 4), bob.play(id, 4)]);
    const path = `/api/tables/${id}/history?views=1`;
    const [small, plain] = await Promise.all([
      ada.ask('GET', path, undefined, { 'accept-encoding': 'gzip' }),
      ada.ask('GET', path, undefined, { 'accept-encoding': 'identity' }),
    ]);
    expect(small.headers.get('content-encoding')).toBe('gzip');
    expect(small.headers.get('content-type')).toBe('application/json');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(small.body).toEqual(plain.body);
    const short = await ada.ask('GET', '/api/server', undefined, { 'accept-encoding': 'gzip' });
    expect(short.headers.get('content-encoding')).toBeNull();
  });
});
