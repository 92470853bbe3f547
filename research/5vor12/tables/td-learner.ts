// Plays against itself and learns from each game when it is over. Every seat's position after its own move
// is worth what that seat thought at its next moves and what it had in the end, TD(lambda).
import { type Dice, seeded } from '@crescendo/rules';
import { Evaluator } from '../../../packages/bots/src/5vor12/value/evaluator.ts';
import type { Model } from '../../../packages/bots/src/5vor12/value/tables.ts';
import { tablesValuation } from '../../../packages/bots/src/5vor12/value/tables-valuation.ts';
import { fill, newLearner, newSample, type Sample } from './adam.ts';
import { selfPlay, shares } from './self-play.ts';

export interface TdLearner {
  /** Plays the game of this seed; answers the mean square of its errors. */
  lesson(seed: string, rate: number): number;
}

/** The share of moves that a seat tries at random. */
const SLIPS = 0.02;

const seatsBy = (dice: Dice): number => {
  const which = dice();
  return which < 0.6 ? 2 : which < 0.8 ? 3 : 4;
};

export const newTdLearner = (model: Model, lambda: number): TdLearner => {
  const learner = newLearner(model);
  const valuation = tablesValuation(model);
  const evaluator = new Evaluator(valuation);
  const evaluators = [evaluator, evaluator, evaluator, evaluator];
  const samples: Sample[] = [];
  return {
    lesson: (seed, rate) => {
      const dice = seeded(seed);
      let used = 0;
      const position = selfPlay(evaluators, seatsBy(dice), dice, SLIPS, {
        moved: (now, seat, cut) => {
          if (samples.length === used) samples.push(newSample());
          const sample = samples[used++]!;
          fill(sample, now.seats, valuation.own, valuation.others, now.left);
          sample.value = evaluator.staticValue();
          sample.seat = seat;
          sample.cut = cut;
        },
      });
      setTargets(samples, used, shares(position), lambda);
      let error = 0;
      for (let i = 0; i < used; i++) {
        // Not in order: neighbours are alike. 10007 is prime and no game is so long.
        const off = learner.learn(samples[(i * 10007) % used]!, rate);
        error += off * off;
      }
      return error / used;
    },
  };
};

/** `ends`: what each seat had from the game. */
const setTargets = (samples: readonly Sample[], used: number, ends: number[], lambda: number): void => {
  for (let i = used - 1; i >= 0; i--) {
    const sample = samples[i]!;
    const { seat, value, cut } = sample;
    sample.target = ends[seat]!;
    ends[seat] = cut >= 0 ? cut : (1 - lambda) * value + lambda * sample.target;
  }
};
