// How strong the bots are, by the rules' own driver: every deal is played once from each seat. With one seat: rolls alone.
//   npx tsx packages/bots/training/finito/measure.ts expert strong 2 1000 [budget]
import { parse } from 'node:path';
import type { Bot } from '@crescendo/rules';
import { pick, play, seeded } from '@crescendo/rules';
import { type Finito, finito } from '@crescendo/rules/finito';
import { players } from '../../src/finito/index.ts';

const [a = 'strong', b = 'greedy', seatsText = '2', gamesText = '1000', budgetText] = process.argv.slice(2);
const { bots } = await players();
const random: Bot<Finito> = { id: 'random', choose: (view, dice) => pick(dice, [...finito.moves(view)]) };
const known: { readonly [id: string]: Bot<Finito> } = { ...bots, random };
const seats = Number(seatsText);
const games = Number(gamesText);

let won = 0;
let rolls = 0;
let decisions = 0;
let spent = 0n;
let longest = 0n;
/** The bot, with a watch on it. */
const timed: Bot<Finito> = {
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
    `${(rolls / done).toFixed(2)} rolls a game,`,
    `${(Number(spent) / decisions / 1000).toFixed(0)} µs a decision, longest ${(Number(longest) / 1e6).toFixed(0)} ms`,
  );
};

for (let game = 0; game < games; game++) {
  const own = game % seats;
  const { turn, state } = play(finito, {
    seats,
    options: finito.options,
    players: Array.from({ length: seats }, (_, seat) => (seat === own ? timed : known[b]!)),
    limit: 20_000,
    dice: seeded(`measure/${Math.floor(game / seats)}`),
  });
  rolls += state.rolls;
  if (turn.kind === 'over' && turn.winners.includes(own)) won += 1 / turn.winners.length;
  if ((game + 1) % 100 === 0 || game + 1 === games) report(game + 1);
}
