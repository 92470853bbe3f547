import { describe, expect, test } from 'vitest';
import type { AnyGame, OptionValues } from '../src/game.ts';
import { fuzz, type Mover, type Trial } from '../src/testing/fuzz.ts';
import { LAWS } from '../src/testing/laws.ts';
import { trial } from '../src/testing/trials.ts';

/** The first line of every game's tests: random games of every size and preset obey every law. */
export const obey = (
  game: AnyGame,
  { games = 60, mover, options }: { games?: number; mover?: Mover; options?: OptionValues } = {},
): void => {
  describe(`${game.id} obeys`, () => {
    const played = new Map<number, ReturnType<typeof fuzz>>();
    const verdict = (n: number) => {
      // Every other game with stable draws.
      if (!played.has(n))
        played.set(
          n,
          fuzz(game, { ...adapt(trial(game, n, 'obey'), options, mover), isStable: n % 2 === 1 }),
        );
      return played.get(n)!;
    };
    test.each(LAWS)('$name', ({ name }) => {
      for (let n = 0; n < games; n++) {
        const { error, record } = verdict(n);
        if (error?.law === name)
          expect.fail(`game ${n}, ${record.seats} seats, event ${record.events.length}: ${error.message}`);
      }
    });
    test('the contract itself: nothing throws', () => {
      for (let n = 0; n < games; n++) {
        const { error } = verdict(n);
        expect(error, `game ${n}`).toBeUndefined();
      }
    });
  });
};

const adapt = (plain: Trial, options: OptionValues | undefined, mover: Mover | undefined): Trial => ({
  ...plain,
  ...(options && { options: { ...plain.options, ...options } }),
  ...(mover && { mover }),
});
