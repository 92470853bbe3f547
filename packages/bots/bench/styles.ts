// npm run styles -w @crescendo/bots -- [--game G,…] [--levels expert,…] [--seats 2,4] [--games N] [--seed S] [--adjusted]
// Measures whether every style is as strong as the neutral bot of its level, and whether it chooses other moves. Strength: the share of the wins against
// the neutral one as in steps.ts, so equals have 50. Moves: at the decisions of the neutral bots, how often the style, with the same dice,
// chooses another move, of those where there is more than one.
import { parseArgs } from 'node:util';
import { type AnyBot, type AnyGame, gameById, playOut, range, seeded } from '@crescendo/rules';
import { LEVELS, STYLES } from '../src/game-bots.ts';
import { botFor } from '../src/registry.ts';
import { gamesOf, namesOf, numbersOf, percent } from './arguments.ts';
import { playRounds, seatingsOf, shareOf } from './mirrored-games.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    levels: { type: 'string', default: LEVELS.join(',') },
    styles: { type: 'string', default: STYLES.join(',') },
    seats: { type: 'string', default: '2' },
    games: { type: 'string', default: '400' },
    compared: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'styles' },
    adjusted: { type: 'boolean', default: false },
  },
});

/** The share of the decisions with a real choice in which the two choose differently. */
const difference = (game: AnyGame, seats: number, neutral: AnyBot, styled: AnyBot): number => {
  let [open, other] = [0, 0];
  const name = (move: unknown) => game.notation.move.format(move as never);
  for (const n of range(Number(values.compared))) {
    const watching: AnyBot = {
      id: neutral.id,
      choose: (view, dice) => {
        const seed = `${n} ${open} ${dice()}`;
        const move = neutral.choose(view, seeded(seed));
        const [, second] = game.moves(view);
        if (second === undefined) return move;
        open++;
        if (name(styled.choose(view, seeded(seed))) !== name(move)) other++;
        return move;
      },
    };
    const players = range(seats).map(() => watching);
    const dice = seeded(`${values.seed} compared ${n}`);
    playOut({ game, seats, options: game.options, players, dice, limit: 20_000 });
  }
  return other / Math.max(1, open);
};

console.log(
  `| game, bot | seats | games | wins against the neutral one | other moves |\n|---|---|---|---|---|`,
);
for (const id of gamesOf(values.game))
  for (const level of namesOf(values.levels, LEVELS))
    for (const style of namesOf(values.styles, STYLES))
      for (const seats of numbersOf(values.seats)) {
        const game = gameById(id)!;
        const [one, other] = [(await botFor(game, level, style))!, (await botFor(game, level))!];
        if (one === other) continue;
        const match = { game, seats, one, other, seed: values.seed, isAdjusted: values.adjusted };
        const rounds = await playRounds(match, Number(values.games));
        const { share, interval } = shareOf(rounds, values.adjusted);
        console.log(
          `| ${id} ${level}:${style} | ${seats} | ${rounds.length * seatingsOf(seats).length} | ` +
            `${percent(share)} ± ${percent(interval)} | ${percent(difference(game, seats, other, one))} % |`,
        );
      }
