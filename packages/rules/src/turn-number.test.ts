import { describe, expect, test } from 'vitest';
import { seeded } from './dice.ts';
import { GAMES_BY_ID } from './games.ts';
import { itemAt, range } from './lists.ts';
import type { GameId } from './manifests.ts';
import type { AnyMatch } from './match/match.ts';
import { playOut } from './match/play-out.ts';
import { turnNumber } from './turn-number.ts';

/** A whole game in which everybody makes the first move there is. */
const played = (id: GameId, seats = 2): AnyMatch => {
  const game = GAMES_BY_ID[id];
  const first = {
    id: 'first',
    choose: (view: Parameters<typeof game.moves>[0]) => itemAt([...game.moves(view)], 0),
  };
  const options = { ...game.options, ...game.hints?.randomPlay } as typeof game.options;
  return playOut({ game, seats, options, players: range(seats).map(() => first), dice: seeded('turns') });
};

/** The places of all decisions. */
const decisionsIn = ({ events }: AnyMatch): readonly number[] =>
  events.flatMap(({ kind }, at) => (kind === 'move' ? [at] : []));

describe('turns are counted as at the table', () => {
  test('Finito! by the rolls that the board shows', () => {
    const match = played('finito');
    const decisions = decisionsIn(match);
    expect(decisions.length).toBeGreaterThan(20);
    for (const at of decisions) {
      const { rolls } = match.at(at).state as unknown as { readonly rolls: number };
      expect(turnNumber(match, at)).toEqual({ unit: 'roll', number: rolls });
    }
  });

  test('Qwinto by rolls: a second throw of the same dice is none', () => {
    const match = played('qwinto');
    const numbers = decisionsIn(match).map((at) => turnNumber(match, at).number);
    expect(numbers[0]).toBe(1);
    const choices = decisionsIn(match).filter((at) => {
      const event = match.events[at];
      return event?.kind === 'move' && event.move.type === 'dice';
    });
    expect(choices.map((at) => turnNumber(match, at).number)).toEqual(choices.map((_, i) => i + 1));
  });

  test.each(['5vor12', 'rummikub'] as const)('%s by turns: one after the other', (id) => {
    const match = played(id, 3);
    let last = 0;
    let seat = -1;
    for (const at of decisionsIn(match)) {
      const event = itemAt(match.events, at);
      if (event.kind !== 'move') throw new Error('no decision');
      const { unit, number } = turnNumber(match, at);
      expect(unit).toBe('turn');
      if (number > 0) expect(number - last).toBe(event.seat === seat ? 0 : 1);
      if (number > 0) seat = event.seat;
      last = number;
    }
    expect(last).toBeGreaterThan(10);
  });

  test('a round of a series has its own count', () => {
    const match = played('finito');
    expect(turnNumber(match, match.length - 1, match.length - 1).number).toBeLessThan(2);
  });
});
