// npm run levels -w @crescendo/bots -- [--game G] [--games N] [--players expert,…] [--against casual] [--seed S] [--write]
// Measures what players of each kind give away in an open decision, as reviews say it: all of them against the same opponent, since a
// seat that is already lost has little left to lose. Players are bots, and models of people (docs/people.md). `--write` puts the levels
// of these games into level-losses.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type AnyBot, type AnyMatch, gameById, playOut, range, seeded } from '@crescendo/rules';
import type { GamePeople } from '../people/contract.ts';
import { botFor } from '../src/registry.ts';
import { type PlayedLike, type Review, reviewGame } from '../src/review/index.ts';
import { type LevelLoss, RATED } from '../src/review/levels/levels.ts';
import { gamesOf } from './arguments.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '10' },
    players: { type: 'string', default: 'random,beginner,careful,casual,strong,expert' },
    against: { type: 'string', default: 'casual' },
    seed: { type: 'string', default: 'levels' },
    write: { type: 'boolean', default: false },
  },
});
const FILE = new URL('../src/review/levels/level-losses.ts', import.meta.url);
const games = Number(values.games);

/** A bot, or a model of people of this game. */
const playerOf = async (id: string, name: string): Promise<AnyBot | undefined> => {
  const bot = await botFor(gameById(id)!, name);
  if (bot !== undefined) return bot;
  const { PEOPLE } = (await import(`../people/${id}.ts`)) as GamePeople;
  return PEOPLE[name];
};

const reviewOf = async (match: AnyMatch, seat: number): Promise<Review> => {
  const steps = reviewGame(match, { only: [seat] });
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
};

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
const spreadOf = (list: readonly number[]): number => {
  const middle = mean(list);
  return Math.sqrt(list.reduce((sum, one) => sum + (one - middle) ** 2, 0) / Math.max(1, list.length - 1));
};
const rounded = (value: number): number => Number(value.toFixed(5));
const percent = (value: number): string => (100 * value).toFixed(2);

const nameOf = (level: PlayedLike | null): string => {
  if (level === null) return 'none';
  return `${level.mayBeBelow ? 'below' : level.from}-${level.isBelow ? 'below' : level.to}`;
};

/** Measures the cost of one player's decisions in all its games. */
const measured = async (id: string, player: AnyBot, other: AnyBot) => {
  const game = gameById(id)!;
  const [means, sums, named]: [number[], number[], string[]] = [[], [], []];
  let decisions = 0;
  for (const n of range(games)) {
    const seat = n % 2;
    const players = seat === 0 ? [player, other] : [other, player];
    const dice = seeded(`${values.seed} ${n}`);
    const match = playOut({ game, seats: 2, options: game.options, players, dice, limit: 5000 });
    if (match.turn.kind !== 'over') continue;
    const own = (await reviewOf(match, seat)).seats[seat];
    if (!own?.meanLoss) continue;
    means.push(own.meanLoss.value);
    sums.push(-own.skill);
    decisions += own.decisions;
    if (own.decisions >= 20) named.push(nameOf(own.level));
  }
  const roots = means.map(Math.sqrt);
  return {
    means,
    sums,
    named,
    decisions,
    loss: mean(means),
    root: mean(roots),
    variance: spreadOf(roots) ** 2,
  };
};

console.log(
  '| game, player | games, open decisions | loss of one | of a game: mean, most | levels named, of games with 20 decisions |',
);
console.log('|---|---|---|---|---|');
for (const id of gamesOf(values.game)) {
  const against = (await playerOf(id, values.against))!;
  const losses = new Map<string, LevelLoss & { readonly variance: number }>();
  for (const name of values.players.split(',')) {
    const player = await playerOf(id, name);
    if (player === undefined) continue;
    const { means, sums, named, decisions, loss, root, variance } = await measured(id, player, against);
    losses.set(name, { loss: rounded(loss), root: rounded(root), variance });
    const counts = [...new Set(named)].map(
      (one) => `${one} ${named.filter((other) => other === one).length}`,
    );
    console.log(
      `| ${id} ${name} | ${means.length}, ${decisions} | ${percent(loss)} ± ${percent((1.96 * spreadOf(means)) / Math.sqrt(means.length))} | ${percent(mean(sums))}, ${percent(Math.max(...sums))} | ${counts.join(', ')} |`,
    );
  }
  if (values.write) {
    const text = readFileSync(FILE, 'utf8');
    const rated = RATED.flatMap((level) => losses.get(level) ?? []);
    const deviation = rounded(Math.sqrt(mean(rated.map(({ variance }) => variance))));
    const lines = RATED.flatMap((level) => {
      const measured = losses.get(level);
      return measured ? [`      ${level}: { loss: ${measured.loss}, root: ${measured.root} },`] : [];
    });
    const key = /^\d/.test(id) ? `'${id}'` : id;
    const block = new RegExp(`  ${key}: \\{[\\s\\S]*?\\n  \\},\\n`);
    const made = `  ${key}: {\n    deviation: ${deviation},\n    levels: {\n${lines.join('\n')}\n    },\n  },\n`;
    writeFileSync(
      FILE,
      block.test(text) ? text.replace(block, made) : text.replace('} as const', `${made}} as const`),
    );
  }
}
