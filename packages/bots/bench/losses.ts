// npm run losses -w @crescendo/bots -- [--game G] [--games N] [--worlds N] [--level casual] [--budget N] [--seed S]
// Compares the cost of mistakes in reviews with their results. Bots of one level play among themselves, and their games are
// reviewed. Then every moment that mattered is played on in worlds that its seat could not tell from the real one, once
// after the move that was played and once after the better one: by experts, whose chances a review means, and by bots of
// the same level, who go on as they played. Said and came, in percent, by the kind of mistake, with 95 % intervals.
import { parseArgs } from 'node:util';
import {
  type AnyBot,
  type AnyEvent,
  type AnyGame,
  type AnyMatch,
  type AnyState,
  type Dice,
  gameById,
  itemAt,
  pickWeighted,
  playOut,
  range,
  seeded,
} from '@crescendo/rules';
import { botFor } from '../src/registry.ts';
import { type ReviewMoment, reviewGame } from '../src/review/index.ts';
import { finalShares } from '../src/win-chances/chances.ts';
import { gamesOf, percent } from './arguments.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '10' },
    worlds: { type: 'string', default: '20' },
    level: { type: 'string', default: 'casual' },
    /** The budget of the experts who play on. */
    budget: { type: 'string' },
    seed: { type: 'string', default: 'losses' },
  },
});
const worlds = Number(values.worlds);

interface Found {
  readonly theme: string;
  readonly said: number;
  /** For each way to go on: by how much the better move was worth more, world by world. */
  readonly came: readonly (readonly number[])[];
}

const momentsOf = async (match: AnyMatch): Promise<readonly ReviewMoment[]> => {
  const steps = reviewGame(match);
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value.moments;
  }
};

/** Plays a game to its end with these players; gives each seat's share of the win. */
const playOn = (game: AnyGame, from: AnyState, players: AnyBot, dice: Dice): readonly number[] => {
  for (let state = from; ; ) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return finalShares(turn);
    const event: AnyEvent =
      turn.kind === 'chance'
        ? { kind: 'chance', outcome: pickWeighted(dice, game.chances(state)) }
        : decision(itemAt(turn.seats, 0), state);
    state = game.apply(state, event);
  }

  function decision(seat: number, state: AnyState): AnyEvent {
    return { kind: 'move', seat, move: players.choose(game.view(state, seat), dice) };
  }
};

const tried = (match: AnyMatch, moment: ReviewMoment, bots: readonly AnyBot[]): Found => {
  const { game } = match;
  const { length, seat, played, better, theme, loss } = moment;
  const view = match.at(length).view(seat);
  const came = bots.map((players) =>
    range(worlds).map((n) => {
      const world = game.imagine(view, seeded(`world ${n}`));
      const after = (move: typeof played): number =>
        itemAt(
          playOn(game, game.apply(world, { kind: 'move', seat, move }), players, seeded(`dice ${n}`)),
          seat,
        );
      return after(better) - after(played);
    }),
  );
  return { theme: theme ?? '', said: loss.value, came };
};

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** The mean of means, and half its 95 % interval by how much they differ from world to world. */
const text = (lists: readonly (readonly number[])[]): string => {
  const variances = lists.map((list) => {
    const middle = mean(list);
    return list.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (list.length - 1) / list.length;
  });
  const error = Math.sqrt(variances.reduce((sum, one) => sum + one, 0)) / lists.length;
  return `${percent(mean(lists.map(mean)))} ± ${percent(1.96 * error)}`;
};

const print = (name: string, some: readonly Found[]): void => {
  if (some.length === 0) return;
  const columns = [0, 1].map((i) => text(some.map(({ came }) => itemAt(came, i))));
  console.log(
    `| ${name} | ${some.length} | ${percent(mean(some.map(({ said }) => said)))} | ${columns.join(' | ')} |`,
  );
};

console.log(`| kind of mistake | moments | said | experts play on | ${values.level} plays on |`);
console.log('|---|---|---|---|---|');
for (const id of gamesOf(values.game)) {
  const game = gameById(id)!;
  const [expert, bot] = [(await botFor(game, 'expert'))!, (await botFor(game, values.level))!];
  const budget = values.budget ? Number(values.budget) : undefined;
  const brief: AnyBot = { id: 'expert', choose: (view, dice) => expert.choose(view, dice, budget) };
  const found: Found[] = [];
  for (const n of range(Number(values.games))) {
    const dice = seeded(`${values.seed} ${n}`);
    const match = playOut({ game, seats: 2, options: game.options, players: [bot, bot], dice });
    for (const moment of await momentsOf(match)) found.push(tried(match, moment, [brief, bot]));
  }
  for (const theme of new Set(found.map((one) => one.theme)))
    print(
      `${id}, ${theme}`,
      found.filter((one) => one.theme === theme),
    );
  for (const [from, to] of [
    [0, 0.05],
    [0.05, 0.1],
    [0.1, 0.2],
    [0.2, 2],
  ] as const)
    print(
      `${id}, ${percent(from)} % and more`,
      found.filter(({ said }) => said >= from && said < to),
    );
  print(`${id}, all`, found);
}
