// A review of a game of Rummikub that says little, made by hand.
import type { Review } from '@crescendo/bots/review';
import { type AnyMatch, type AnyMove, itemAt } from '@crescendo/rules';
import { playByBots } from '../play/prepared.ts';

/** A finished game of Rummikub, and a review of it that says little: one moment, late or early in the game. */
export const rummikubReview = async (
  when: 'late' | 'early' = 'late',
): Promise<{ readonly over: AnyMatch; readonly review: Review }> => {
  const all = await playByBots('rummikub', 2, when === 'late' ? 'share' : 'three');
  const over = itemAt(all, all.length - 1);
  const plays = all.filter(({ length }) => {
    const next = over.events[length];
    return length > 40 && next?.kind === 'move' && next.seat === 0 && next.move.type === 'play';
  });
  const asked = when === 'late' ? plays.at(-1)! : plays[0]!;
  const { move } = over.events[asked.length] as { readonly move: AnyMove };
  const found = itemAt(plays, 1);
  const { move: foundMove } = over.events[found.length] as { readonly move: AnyMove };
  const draw = { type: 'draw' };
  const [played, better] = when === 'late' ? [draw, move] : [move, draw];
  const own = { start: 0.5, result: 1, luck: 0.5, luckSpread: 0.3, skill: 0, adjusted: 0.5 };
  const seat = { ...own, others: 0, gift: 0, decisions: 1, meanLoss: null, level: null };
  const review: Review = {
    game: 'rummikub',
    isCalibrated: true,
    margin: 0.04,
    seats: [seat, seat],
    curve: all.map(({ length }) => ({
      length,
      chances: [0.9, 0.4],
      luck: null,
      others: [0, 0],
      decision: null,
    })),
    curves: [
      all.map(({ length }) => ({
        length,
        chances: length > asked.length ? [0.5, 0.5] : [0.9, 0.1],
        luck: 0,
        others: 0,
        decision: null,
      })),
      null,
    ],
    moments: [
      {
        seat: 0,
        length: asked.length,
        played,
        better,
        before: 0.9,
        playedChance: 0.5,
        betterChance: 0.9,
        loss: { value: 0.4, error: 0.02 },
        because: [],
        theme: null,
      },
    ],
    highlights: [
      {
        seat: 0,
        length: found.length,
        played: foundMove,
        chance: 0.5,
        stake: 0.2,
        found: 2,
        of: 10,
        because: [],
      },
    ],
  };
  return { over, review };
};
