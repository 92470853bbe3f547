// npm run levels -w @crescendo/bots -- [--game G] [--games N] [--seats N] [--write]
// Measures the average loss of a decision at each level: bots of one level play among themselves, and their games are reviewed. Also how
// much a verdict depends on the dice of the search. `--write` puts the levels of these games into level-losses.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type AnyMatch, gameById, playOut, range, seeded } from '@crescendo/rules';
import { LEVELS, type Level } from '../src/game-bots.ts';
import { loadBots } from '../src/load-bots.ts';
import { botFor } from '../src/registry.ts';
import { type Decision, decisionsIn, judgeDecision } from '../src/review/decisions.ts';
import { loadReviewed } from '../src/review/games/games.ts';
import { roundOf } from '../src/review/rounds.ts';
import { gamesOf } from './arguments.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '10' },
    seats: { type: 'string', default: '2' },
    write: { type: 'boolean', default: false },
  },
});
const FILE = new URL('../src/review/levels/level-losses.ts', import.meta.url);
const seats = Number(values.seats);

const played = async (id: string, level: Level): Promise<readonly AnyMatch[]> => {
  const game = gameById(id)!;
  const bot = (await botFor(game, level))!;
  const players = range(seats).map(() => bot);
  return range(Number(values.games)).map((n) =>
    playOut({ game, seats, options: game.options, players, dice: seeded(`levels ${n}`), limit: 5000 }),
  );
};

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
const spreadOf = (list: readonly number[]): number => {
  const middle = mean(list);
  return Math.sqrt(list.reduce((sum, one) => sum + (one - middle) ** 2, 0) / Math.max(1, list.length - 1));
};
const rounded = (value: number): number => Number(value.toFixed(5));
const percent = (value: number): string => `${(100 * value).toFixed(2)} %`;

console.log(
  '| game, level | decisions, of them open | loss of an open one | spread | other dice, 95 of 100 |',
);
console.log('|---|---|---|---|---|');
for (const id of gamesOf(values.game)) {
  const [{ judge }, reviewed] = await Promise.all([loadBots(gameById(id)!), loadReviewed(id)]);
  if (judge === undefined || reviewed === undefined) continue;
  const judging = { judge, reviewed, budget: reviewed.budget };
  const losses: { [level: string]: { readonly loss: number; readonly spread: number } } = {};
  for (const level of LEVELS) {
    const all: Decision[] = [];
    for (const match of await played(id, level)) {
      if (match.turn.kind !== 'over') continue;
      const round = roundOf(match, 1);
      for (const at of decisionsIn(round)) all.push(judgeDecision(round, at, judging));
    }
    const open = all.filter(({ isOpen }) => isOpen);
    const list = open.map(({ loss }) => loss.value);
    // The same with other dice and four times the search, for some.
    const changes = open
      .filter((_, i) => i % Math.ceil(open.length / 60) === 0)
      .map(({ view, played: move, verdict }) =>
        Math.abs(judge(view, move, seeded('other'), 4 * reviewed.budget).loss - verdict.loss),
      )
      .sort((a, b) => a - b);
    losses[level] = { loss: rounded(mean(list)), spread: rounded(spreadOf(list)) };
    console.log(
      `| ${id} ${level} | ${all.length}, ${open.length} | ${percent(mean(list))} | ${percent(spreadOf(list))} | ` +
        `${percent(changes[Math.floor(0.95 * changes.length)] ?? 0)} |`,
    );
  }
  if (values.write) {
    const text = readFileSync(FILE, 'utf8');
    const lines = LEVELS.map(
      (level) => `    ${level}: { loss: ${losses[level]!.loss}, spread: ${losses[level]!.spread} },`,
    );
    const key = /^\d/.test(id) ? `'${id}'` : id;
    const block = new RegExp(`  ${key}: \\{[\\s\\S]*?\\n  \\},\\n`);
    writeFileSync(FILE, text.replace(block, `  ${key}: {\n${lines.join('\n')}\n  },\n`));
  }
}
