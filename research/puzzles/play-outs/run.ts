// npx tsx research/puzzles/play-outs/run.ts --seconds 4000 [--games 5vor12,finito,qwinto] [--only 5vor12-0305,…]
// Plays the answers of the packs and the moves that come closest to the end of the game, with the same dice, by several
// policies: first everything quickly, then what is not clear for longer. Results are appended to `out/<game>.jsonl`; started
// again it goes on where it stopped. `summary.ts` says what came of it.
import { parseArgs } from 'node:util';
import { studyOf } from '../study.ts';
import { type Asked, askedOf } from './asked.ts';
import { type Choose, chooserOf, type Policy, policiesOf } from './policies.ts';
import { race } from './race.ts';
import { fileOf, Records } from './records.ts';
import { isBehind, type Judged, judgePuzzle, VERDICTS } from './verdicts.ts';

interface Round {
  readonly policy: Policy;
  /** The most worlds by this policy. */
  readonly worlds: number;
  /** The most seconds for a game; what speaks against its answer most is played first. */
  readonly seconds: number;
  /** Only puzzles that are not clear yet. */
  readonly isForOpen: boolean;
}

const screen = (policy: Policy, worlds: number): Round => ({
  policy,
  worlds,
  seconds: Number.POSITIVE_INFINITY,
  isForOpen: false,
});
const closer = (policy: Policy, worlds: number, seconds: number): Round => ({
  policy,
  worlds,
  seconds,
  isForOpen: true,
});

/** The work, most important first. */
const ROUNDS: readonly Round[] = [
  screen('strong', 60),
  closer('quick', 60, 400),
  closer('strong', 200, 300),
  closer('quick', 200, 300),
  closer('strong', 600, 300),
  closer('casual', 100, 100),
  closer('quick', 600, 300),
  closer('expert', 40, 200),
  closer('strong', 2000, 600),
  closer('quick', 2000, 600),
  closer('expert', 200, 600),
  screen('quick', 60),
  screen('casual', 100),
];

const isClear = (judged: Judged | undefined): boolean =>
  judged !== undefined &&
  (judged.verdict === 'verified' || [judged.lead, ...judged.each].some((lead) => isBehind(lead)));

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '5vor12,finito,qwinto' },
    seconds: { type: 'string', default: '4000' },
    only: { type: 'string' },
  },
});
const end = performance.now() + 1000 * Number(values.seconds);
const only = values.only?.split(',');

const games = await Promise.all(
  values.games.split(',').map(async (game) => {
    const study = await studyOf(game);
    const asked = await askedOf(game);
    const policies = new Map<Policy, Choose>();
    for (const policy of policiesOf(game)) policies.set(policy, await chooserOf(game, policy));
    const wanted = asked.filter(({ puzzle: { id } }) => only === undefined || only.includes(id));
    return { game, study, asked: wanted, policies, records: new Records(fileOf(game)) };
  }),
);

/** The standard errors by which an answer leads: those with the fewest come first. */
const strengthOf = (judged: Judged | undefined): number =>
  judged ? judged.lead.mean / judged.lead.error : 0;

const runRound = ({ policy, worlds, seconds, isForOpen }: Round): void => {
  for (const { game, study, asked, policies, records } of games) {
    const choose = policies.get(policy);
    if (choose === undefined) continue;
    const gameEnd = Math.min(end, performance.now() + 1000 * seconds);
    const judge = ({ puzzle, rivals }: Asked) => judgePuzzle(records, puzzle, rivals);
    const wanted = asked
      .map((one) => ({ one, judged: judge(one) }))
      .filter(({ judged }) => !isForOpen || !isClear(judged))
      .sort((a, b) => strengthOf(a.judged) - strengthOf(b.judged));
    for (const { one } of wanted)
      if (performance.now() < gameEnd) race(study, records, choose, policy, one, worlds);
    const verdicts = asked.map((one) => judge(one)?.verdict);
    const counts = VERDICTS.map((name) => `${verdicts.filter((verdict) => verdict === name).length} ${name}`);
    console.log(new Date().toISOString(), `${game} ${policy} ${worlds}: ${counts.join(', ')}`);
  }
};

for (const round of ROUNDS) if (performance.now() < end) runRound(round);
