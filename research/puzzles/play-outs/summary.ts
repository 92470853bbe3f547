// npx tsx research/puzzles/play-outs/summary.ts [--list]
// Says what the play-outs (`run.ts`) found: for each game how many puzzles are verified, open, equal and wrong, the worlds
// they were played in, the lead that the pack says and the one that came, and the numbers of those to take out
// (`make.ts --remove`). `--list` has a line for each puzzle that is not verified.
import { parseArgs } from 'node:util';
import { itemAt } from '@crescendo/rules';
import { type Asked, askedOf } from './asked.ts';
import { GOOD_POLICIES, POLICIES } from './policies.ts';
import { fileOf, Records } from './records.ts';
import { type Judged, judgePuzzle, type Lead, leadIn, VERDICTS } from './verdicts.ts';

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } });

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const inWords = ({ mean, error, worlds }: Lead): string =>
  `${percent(mean)} ± ${percent(error)} in ${worlds}`;
const meanOf = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

const describe = ({ puzzle: { id } }: Asked, judged: Judged): string => {
  const { verdict, solution, rival, lead } = judged;
  const each = POLICIES.flatMap((policy, i) => {
    const one = itemAt(judged.each, i);
    return one.worlds > 0 ? [`${policy} ${inWords(one)}`] : [];
  });
  return `${id} ${verdict}: ${solution} before ${rival} ${inWords(lead)} (${each.join('; ')})`;
};

/** Wrong, or doubtful: nothing is sure, and the expert of today would not answer like that. */
const isTakenOut = ({ isMissed }: Asked, { verdict }: Judged): boolean =>
  verdict === 'wrong' || verdict === 'equal' || (verdict === 'open' && isMissed);

/** Compares the lead over the mistake that comes closest, as the pack says it, with the one that came. */
const saidAndCame = (
  records: Records,
  { puzzle }: Asked,
): readonly [said: number, came: number] | undefined => {
  const [best, mistake] = [puzzle.solutions[0], puzzle.mistakes[0]];
  if (!best || !mistake) return undefined;
  const lead = leadIn(records, puzzle.id, GOOD_POLICIES, best.move, mistake.move);
  return lead.worlds === 0 ? undefined : [best.chance - mistake.chance, lead.mean];
};

for (const game of ['5vor12', 'finito', 'qwinto']) {
  const records = new Records(fileOf(game));
  const judged = (await askedOf(game)).flatMap((asked) => {
    const found = judgePuzzle(records, asked.puzzle, asked.rivals);
    return found ? [{ asked, found }] : [];
  });
  const having = (...verdicts: readonly string[]) =>
    judged.filter(({ found }) => verdicts.includes(found.verdict));
  const counted = (list: typeof judged): string =>
    VERDICTS.map((name) => `${list.filter(({ found }) => found.verdict === name).length} ${name}`).join(', ');
  console.log(`${game}: ${counted(judged)}`);
  console.log(
    `  the expert chooses something else: ${counted(judged.filter(({ asked }) => asked.isMissed))}`,
  );
  const leading = having('open').filter(({ found }) => found.lead.mean > 0).length;
  console.log(`  open, and the answer leads: ${leading} of ${having('open').length}`);
  const pairs = judged.flatMap(({ asked }) =>
    [saidAndCame(records, asked) ?? []].filter((pair) => pair.length),
  );
  const [said, came] = [0, 1].map((at) => meanOf(pairs.map((pair) => itemAt(pair as readonly number[], at))));
  console.log(`  lead said ${percent(said ?? 0)}, came ${percent(came ?? 0)}`);
  console.log(`  worlds of a puzzle: ${meanOf(judged.map(({ found }) => found.lead.worlds)).toFixed(0)}`);
  const out = judged.filter(({ asked, found }) => isTakenOut(asked, found));
  console.log(`  --remove ${out.map(({ asked }) => Number(asked.puzzle.id.slice(-4))).join(',')}`);
  if (!values.list) continue;
  for (const { asked, found } of having('wrong', 'equal', 'open')) console.log(`  ${describe(asked, found)}`);
}
