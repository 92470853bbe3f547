// Goes through seeds and names those from which a first game meets the ideas of its guide soon, whoever plays.
//   npx tsx research/first-games/search.ts GAME [SEEDS] [FROM] [TRIED]
// A beginner plays every seed against the opponent of a first game. The best of them are played against other opponents, too, by the beginner and by
// somebody who follows the hints: a promise must hold whoever the opponent is, because bots change.

import { GAMES_BY_ID } from '../../packages/rules/src/games.ts';
import { isGameId } from '../../packages/rules/src/manifests.ts';
import {
  followFirstGame,
  followsHints,
  type Learner,
  novice,
} from '../../packages/web/src/boards/testing.ts';

/** The learner's decisions that a first game is judged by. */
const DECISIONS = 30;
/** An idea that is not met counts like one at this decision. */
const MISSED = 45;
const OPPONENTS = [undefined, 'beginner', 'casual'] as const;

const SHOWN = 8;

const [id = '', seeds = '1000', from = '0', tried = '60'] = process.argv.slice(2);
if (!isGameId(id)) throw new Error('which game?');

const game = GAMES_BY_ID[id];
const { guide } = await import(`../../packages/web/src/boards/${id}/pages/guide.ts`);
const steps: readonly string[] = guide.map((step: { readonly id: string }) => step.id);

type Ideas = ReadonlyMap<string, number>;

interface Followed {
  readonly met: Ideas;
  readonly explained: Ideas;
  readonly lengths: readonly (number | undefined)[];
}

/** The latest decision for each idea, whoever the opponent is. */
const follow = async (
  seed: string,
  learner: Learner,
  opponents: readonly (typeof OPPONENTS)[number][],
): Promise<Followed> => {
  const [met, explained] = [new Map<string, number>(), new Map<string, number>()];
  const lengths: (number | undefined)[] = [];
  for (const opponent of opponents) {
    const followed = await followFirstGame({
      game,
      steps: guide,
      seed,
      learner,
      ...(opponent && { opponent }),
      decisions: DECISIONS,
    });
    lengths.push(followed.length);
    for (const step of steps) {
      met.set(step, Math.max(met.get(step) ?? 0, followed.met.get(step) ?? MISSED));
      explained.set(step, Math.max(explained.get(step) ?? 0, followed.explained.get(step) ?? MISSED));
    }
  }
  return { met, explained, lengths };
};

const sum = (ideas: Ideas): number => [...ideas.values()].reduce((a, b) => a + b, 0);
const show = (ideas: Ideas): string => steps.map((step) => `${step} ${ideas.get(step)}`).join(', ');

const score = ({ met, explained }: Followed): number => sum(explained) + sum(met) / 2;

const first = Number(from);
const quick: { readonly seed: string; readonly score: number }[] = [];
for (let n = first; n < first + Number(seeds); n++) {
  const seed = `learn ${n}`;
  quick.push({ seed, score: score(await follow(seed, novice(game), [undefined])) });
}
quick.sort((a, b) => a.score - b.score);

const found: { readonly seed: string; readonly byNovice: Followed; readonly byHints: Followed }[] = [];
for (const { seed } of quick.slice(0, Number(tried))) {
  const byNovice = await follow(seed, novice(game), OPPONENTS);
  found.push({ seed, byNovice, byHints: await follow(seed, followsHints(game), OPPONENTS) });
}
const total = ({ byNovice, byHints }: (typeof found)[number]): number => score(byNovice) + score(byHints);
found.sort((a, b) => total(a) - total(b));
for (const one of found.slice(0, SHOWN)) {
  const { seed, byNovice, byHints } = one;
  console.log(`${seed}: ${total(one)}`);
  for (const [name, { met, explained, lengths }] of Object.entries({ byNovice, byHints }))
    console.log(
      `  ${name}: met ${show(met)}\n    explained ${show(explained)}; over at ${lengths.join(' ')}`,
    );
}
