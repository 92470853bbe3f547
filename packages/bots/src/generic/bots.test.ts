import { type AnyBot, type AnyGame, GAMES, gameById, playOut, seeded } from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../game-bots.ts';
import { randomBot } from '../random.ts';
import { advise, botFor, botsOf } from '../registry.ts';
import { genericBots } from './bots.ts';

const FEW = 300;
const brief = (bot: AnyBot): AnyBot => ({
  id: bot.id,
  choose: (view, dice) => bot.choose(view, dice, FEW),
});

/** A game of these bots, whose every move the rules accept. */
const played = (game: AnyGame, players: readonly AnyBot[], seed: string, limit: number) =>
  playOut({
    game,
    seats: players.length,
    options: game.options,
    players,
    dice: seeded(seed),
    limit,
    tell: (event, before) => {
      if (event.kind === 'move') expect(before.check(event.seat, event.move)).toBeUndefined();
    },
  });

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  const game = gameById(id) as AnyGame;
  const { bots } = genericBots(game);

  test('plays by the rules', () => {
    played(
      game,
      [brief(bots.expert), bots.greedy, brief(bots.beginner)].slice(0, game.seats.max),
      'law',
      120,
    );
  });

  test('the same view, dice and budget give the same advice', () => {
    let compared = 0;
    playOut({
      game,
      seats: 2,
      options: game.options,
      players: [randomBot(game), randomBot(game)],
      dice: seeded('same'),
      limit: 60,
      tell: (event, before) => {
        if (event.kind !== 'move' || compared > 4) return;
        const view = before.view(event.seat);
        const asked = () => genericBots(game).advise(view, seeded('again'), FEW);
        const [first] = asked();
        expect(asked()).toEqual(asked());
        expect(first?.winChance).toBeGreaterThanOrEqual(0);
        expect(first?.winChance).toBeLessThanOrEqual(1);
        compared++;
      },
    });
    expect(compared).toBeGreaterThan(3);
  });

  test('can be asked for by name beside the bots of the game', async () => {
    expect((await botFor(game, 'generic'))?.id).toBe('generic');
  });
});

test('a game without bots of its own has all levels, and advice', async () => {
  const stranger: AnyGame = { ...(gameById('5vor12') as AnyGame), id: 'stranger' };
  expect(botsOf(stranger)).toEqual(BOTS);
  for (const id of BOTS) expect((await botFor(stranger, id))?.id).toBe(id);
  const match = played(stranger, [randomBot(stranger), randomBot(stranger)], 'advice', 11);
  const view = match.view(match.turn.kind === 'players' ? (match.turn.seats[0] ?? null) : null);
  expect((await advise(stranger, view, seeded(1), FEW)).length).toBeGreaterThan(0);
});

test('beats random play (a small sample: far below what was measured)', () => {
  const game = gameById('5vor12') as AnyGame;
  const { bots } = genericBots(game);
  let wins = 0;
  for (let n = 0; n < 12; n++) {
    const seat = n % 2;
    const table = seat === 0 ? [bots.strong, randomBot(game)] : [randomBot(game), bots.strong];
    const { turn } = played(game, table, `share/${n >> 1}`, 4000);
    if (turn.kind === 'over' && turn.winners.includes(seat)) wins += 1 / turn.winners.length;
  }
  expect(wins).toBeGreaterThan(8);
});
