import type { Review, ReviewMoment, SeatReview } from '@crescendo/bots/review';
import { type AnyMatch, Match, seeded } from '@crescendo/rules';
import { finito } from '@crescendo/rules/finito';
import { expect, test } from 'vitest';
import {
  addMistakes,
  changedOf,
  mistakeOf,
  mistakes,
  removedMistakes,
  removeMistake,
  saveMistake,
  saveShared,
} from './mistakes.ts';
import { countReview, reviewFigures, savedReview, saveReview } from './saved-reviews.ts';
import { newCard } from './schedule.ts';
import { pack, unpack } from './share-exercises.ts';

const SEAT: SeatReview = {
  start: 0.5,
  result: 1,
  luck: 0.6,
  luckSpread: 0.3,
  skill: -0.2,
  others: 0.1,
  gift: 0.1,
  adjusted: 0.4,
  decisions: 9,
  meanLoss: null,
  level: null,
};

const match = ((): AnyMatch => {
  const dice = seeded('kept');
  let at: AnyMatch = Match.begin({ game: finito, seats: 2, options: finito.options }).settle(dice);
  for (let i = 0; i < 9 && at.turn.kind === 'players'; i++) {
    const seat = at.turn.seats[0]!;
    at = at.after({ kind: 'move', seat, move: [...at.moves(seat)][0]! }).settle(dice);
  }
  return at;
})();

const momentAt = (length: number): ReviewMoment => {
  const event = match.events[length];
  if (event?.kind !== 'move') throw new Error(`no decision at ${length}`);
  const { seat, move } = event;
  const better = [...match.at(length).moves(seat)].at(-1)!;
  const loss = { value: 0.1, error: 0.01 };
  return {
    length,
    seat,
    played: move,
    better,
    before: 0.5,
    playedChance: 0.4,
    betterChance: 0.5,
    loss,
    because: [],
    theme: 'wrong-square',
  };
};

const decisions = match.events.flatMap(({ kind }, i) => (kind === 'move' ? [i] : []));

const REVIEW: Review = {
  game: 'finito',
  isCalibrated: true,
  margin: 0,
  seats: [SEAT, SEAT],
  curve: [{ length: 0, chances: [1 / 3, 2 / 3], luck: [1 / 7, -1 / 7], others: [0, 0], decision: null }],
  curves: [
    [
      {
        length: 0,
        chances: [1 / 3, 2 / 3],
        luck: 1 / 7,
        others: 1 / 9,
        decision: { before: 2 / 7, loss: 1 / 11 },
      },
    ],
    null,
  ],
  moments: decisions.slice(0, 3).map(momentAt),
};

test('a review is kept, with a short curve; the oldest of many go', () => {
  for (let i = 0; i < 25; i++) saveReview(`game${i}`, REVIEW, i);
  expect(savedReview('game4')).toBeUndefined();
  expect(savedReview('game5')).toBeDefined();
  const kept = savedReview('game24');
  expect(kept).toMatchObject({ seats: REVIEW.seats, moments: REVIEW.moments });
  expect(kept?.curve[0]?.chances).toEqual([0.3333, 0.6667]);
  const decision = { before: 0.2857, loss: 0.0909 };
  const point = { length: 0, chances: [0.3333, 0.6667], luck: 0.1429, others: 0.1111, decision };
  expect(kept?.curves).toEqual([[point], null]);
});

test('a game counts once, and only where chances were measured', () => {
  countReview('a', REVIEW, 0, 1);
  countReview('a', REVIEW, 0, 2);
  countReview('b', { ...REVIEW, isCalibrated: false }, 0, 3);
  expect(reviewFigures()).toHaveLength(1);
  // The numbers of the review itself, in whole percents.
  const odd = { ...REVIEW, seats: [{ ...SEAT, luck: 0.6149, skill: -0.2049 }, SEAT] };
  countReview('c', odd, 0, 4);
  expect(reviewFigures()[1]).toMatchObject({ id: 'c', luck: 0.61, skill: -0.2 });
  const own = REVIEW.moments.filter(({ seat }) => seat === 0);
  expect(reviewFigures()[0]).toMatchObject({ id: 'a', luck: 0.6, themes: own.map(() => 'wrong-square') });
});

test('moments become exercises once, with the position as it was; what is known best makes room', () => {
  const origin = { from: 'g', match, players: [], now: 5, card: newCard(5) };
  addMistakes(REVIEW.moments, origin);
  const [first] = mistakes();
  if (!first) throw new Error('no exercise');
  saveMistake({ ...first, card: { ...first.card, reps: 3 } });
  addMistakes(REVIEW.moments, origin);
  expect(mistakes()).toHaveLength(REVIEW.moments.length);
  expect(mistakeOf(first.id)?.card.reps).toBe(3);
  const [moment] = REVIEW.moments;
  const kept = mistakeOf(`g.${moment!.length}`);
  expect(kept?.record.trimEnd().split('\n')).toHaveLength(
    kept!.record.split('\n\n')[0]!.split('\n').length + 1 + moment!.length,
  );
  expect(finito.notation.move.parse(kept!.better)).toEqual(moment!.better);
  for (let i = 0; i < 70; i++) saveMistake({ ...first, id: `x${i}`, card: { ...first.card, due: 1000 + i } });
  expect(mistakes()).toHaveLength(60);
  expect(mistakeOf('x69')).toBeUndefined();
  removeMistake('x0');
  expect(mistakeOf('x0')).toBeUndefined();
});

test('what another device has newer is taken, what it removed goes, and stays away', () => {
  const [moment] = REVIEW.moments;
  const origin = { from: 'h', match, players: [], now: 5, card: newCard(5) };
  addMistakes([moment!], origin);
  const id = `h.${moment!.length}`;
  const kept = mistakeOf(id)!;
  const answered = { ...kept, card: { ...kept.card, reps: 2, answered: 50 } };
  saveShared(id, 50, JSON.stringify(answered));
  expect(mistakeOf(id)?.card.reps).toBe(2);
  expect(changedOf(answered)).toBe(50);
  saveShared(id, 60, undefined);
  expect(mistakeOf(id)).toBeUndefined();
  expect(removedMistakes()).toContainEqual([id, 60]);
  addMistakes([moment!], origin);
  expect(mistakeOf(id)).toBeUndefined();
  saveShared('other', 70, JSON.stringify(answered));
  expect(mistakeOf('other')).toBeUndefined();
});

test('a record travels packed', async () => {
  const text = JSON.stringify({ record: 'A 12 in grün\n'.repeat(900) });
  const packed = await pack(text);
  expect(packed.length).toBeLessThan(text.length / 10);
  expect(await unpack(packed)).toBe(text);
});
