// The cost of a refused move is charged to the player who sent it.
import { required } from '@crescendo/rules';
import { describe, expect, test, vi } from 'vitest';
import type { Player } from '../../test/support/player.ts';
import { useTestServer } from '../../test/support/use-test-server.ts';

const fixture = useTestServer();

/** The players at a table that has begun, the one to move first. */
const begun = async (asked: object): Promise<{ mover: Player; id: string }> => {
  const { ada, bob, id } = await fixture.pair(asked);
  const { turn } = ada.stateOf(id);
  const mover = turn?.kind === 'players' && turn.seats.includes(0) ? ada : bob;
  return { mover, id };
};

/** The reason why this move is refused; the connection of a page would send it again. */
const refusal = async (player: Player, id: string, move: string): Promise<string> => {
  const { body } = await player.ask('POST', `/api/tables/${id}/moves`, {
    id: `m${Math.random()}`.replace('.', 'x'),
    move,
  });
  return body.reason?.code ?? body.code ?? 'done';
};

describe('Rummikub', () => {
  const strict = {
    game: 'rummikub',
    preset: 'carlit-fr-2007',
    options: { startDraw: 'none', handSize: 20, openMin: 0 },
    absent: 0,
  };

  test('the clock’s own move is refused by its kind, before the rules are asked', async () => {
    const { mover, id } = await begun(strict);
    const { services } = fixture.server;
    const table = required(services.tables.known(id));
    const { game } = table.config;
    const check = vi.spyOn(game, 'check');
    try {
      for (const text of ['time-up', 'time-up disturbed', 'time-up keeping K1 K2 K3'])
        expect(await refusal(mover, id, text)).toBe('clocks-own');
      expect(check).not.toHaveBeenCalled();
    } finally {
      check.mockRestore();
    }
  });

  test('a duty to play is looked into by a thread, and only once for a state', async () => {
    const { mover, id } = await begun(strict);
    const { game } = required(fixture.server.services.tables.known(id)).config;
    const check = vi.spyOn(game, 'check');
    try {
      const answers = [];
      for (let n = 0; n < 5; n++) answers.push(await refusal(mover, id, 'draw'));
      // With 20 tiles one can hardly fail to open.
      expect(answers[0] === 'done' ? [] : answers.filter((code) => code !== 'must-open')).toEqual([]);
      expect(check).not.toHaveBeenCalled();
    } finally {
      check.mockRestore();
    }
  });
});

test('the same refused move is checked once', async () => {
  const { mover, id } = await begun({ game: '5vor12', absent: 0 });
  const { game } = required(fixture.server.services.tables.known(id)).config;
  const check = vi.spyOn(game, 'check');
  try {
    for (const text of ['leave', 'leave', ' leave', 'leave  '])
      expect(await refusal(mover, id, text)).not.toBe('done');
    expect(check).toHaveBeenCalledTimes(1);
  } finally {
    check.mockRestore();
  }
});

describe('with little time for each address', () => {
  const poor = useTestServer({ workPerAddress: 2 });

  test('a client that makes the server work is told to slow down, on every connection', async () => {
    const { ada, bob, id } = await poor.pair({ game: '5vor12', absent: 0 });
    const { game } = required(poor.server.services.tables.known(id)).config;
    const { check } = game;
    // As if this were the most difficult position there is.
    const slow: typeof check = (...words) => {
      const until = performance.now() + 10;
      while (performance.now() < until);
      return check(...words);
    };
    const spy = vi.spyOn(game, 'check').mockImplementation(slow);
    try {
      const answers = [];
      for (let n = 1; n <= 4; n++)
        for (const player of [ada, bob]) answers.push(await refusal(player, id, `${n} a${n}`));
      expect(answers).toContain('too-fast');
      poor.advance(60_000);
      expect(await refusal(ada, id, '19 d4')).not.toBe('too-fast');
    } finally {
      spy.mockRestore();
    }
  });
});
