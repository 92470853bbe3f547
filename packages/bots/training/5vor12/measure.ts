// How strong the bots are, by the rules' own driver: every deal is played once from each seat.
//   npx tsx packages/bots/training/5vor12/measure.ts expert strong 2 1000 [budget]
import { parse } from 'node:path';
import type { Bot } from '@crescendo/rules';
import { pick, play, seeded } from '@crescendo/rules';
import { type VorZwoelf, vorZwoelf } from '@crescendo/rules/5vor12';
import { players } from '../../src/5vor12/index.ts';

const [a = 'strong', b = 'greedy', seatsText = '2', gamesText = '1000', budgetText] = process.argv.slice(2);
const { bots } = await players();
const random: Bot<VorZwoelf> = {
  id: 'random',
  choose: (view, dice) => pick(dice, [...vorZwoelf.moves(view)]),
};
const known: { readonly [id: string]: Bot<VorZwoelf> } = { ...bots, random };
const seats = Number(seatsText);
const games = Number(gamesText);

let won = 0;
let decisions = 0;
let spent = 0n;
let longest = 0n;
/** The bot, with a watch on it. */
const timed: Bot<VorZwoelf> = {
  id: a,
  choose: (view, dice) => {
    const start = process.hrtime.bigint();
    const move = known[a]!.choose(view, dice, budgetText === undefined ? undefined : Number(budgetText));
    const took = process.hrtime.bigint() - start;
    spent += took;
    if (took > longest) longest = took;
    decisions++;
    return move;
  },
};
/** What is known after so many games. */
const report = (done: number): void => {
  const share = won / done;
  const spread = 196 * Math.sqrt((share * (1 - share)) / done);
  console.log(
    `${parse(import.meta.url).name}: ${a} v ${b}, ${seats} seats, ${done} games: ${(100 * share).toFixed(1)} ± ${spread.toFixed(1)} %,`,
    `${(Number(spent) / decisions / 1000).toFixed(0)} µs a decision, longest ${(Number(longest) / 1e6).toFixed(0)} ms`,
  );
};

for (let game = 0; game < games; game++) {
  const own = game % seats;
  const { turn } = play(vorZwoelf, {
    seats,
    options: vorZwoelf.options,
    players: Array.from({ length: seats }, (_, seat) => (seat === own ? timed : known[b]!)),
    dice: seeded(`measure/${Math.floor(game / seats)}`),
  });
  if (turn.kind === 'over' && turn.winners.includes(own)) won += 1 / turn.winners.length;
  if ((game + 1) % 100 === 0 || game + 1 === games) report(game + 1);
}
