// npm run just-right -w @crescendo/bots -- [--game G,…] [--people careful,…] [--careers N] [--games N] [--seed S] [--minutes N] [--raw]
// Models of people (docs/people.md), each playing against the opponent that is just right from the first game on: a career of so many games
// with two seats, rated as on the page. Shows what they win in the first ten games and after them, the strength of the opponent after
// ten games, and how often five are lost or won in a row: by chance alone, 25 of 100 careers of 20 even games have five wins in a row. `--raw` rates
// the results themselves, without taking luck out; `--minutes` begins no further career after so long.
// Every career is printed as it ends, on standard error.

import { parseArgs } from 'node:util';
import { type AnyBot, type AnyGame, type AnyMatch, gameById, playOut, range, seeded } from '@crescendo/rules';
import type { GamePeople } from '../people/contract.ts';
import { afterGame, firstRating, justRightId, type Rating, strengthFor } from '../src/just-right/index.ts';
import { botFor } from '../src/registry.ts';
import { reviewGame } from '../src/review/index.ts';
import { gamesOf, percent } from './arguments.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    people: { type: 'string', default: 'careful,by-feeling,practised' },
    careers: { type: 'string', default: '60' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'just-right' },
    minutes: { type: 'string', default: 'Infinity' },
    raw: { type: 'boolean', default: false },
  },
});
/** The games after which the opponent should be just right. */
const FIRST = 10;
/** A row of so many is worth counting. */
const ROW = 5;

interface Played {
  /** The share of the win. */
  readonly share: number;
  readonly strength: number;
}

type Career = readonly Played[];

/** The result of a seat with luck taken out: the first part of a review, before decisions are judged. */
const withoutLuck = async (match: AnyMatch, seat: number): Promise<number | undefined> => {
  for await (const { review } of reviewGame(match, { only: [seat] })) {
    const own = review?.seats[seat];
    if (own) return own.adjusted;
  }
  return undefined;
};

const playGame = (game: AnyGame, person: AnyBot, bot: AnyBot, seat: number, seed: string): AnyMatch =>
  playOut({
    game,
    seats: 2,
    options: game.options,
    players: seat === 0 ? [person, bot] : [bot, person],
    dice: seeded(seed),
  });

const playCareer = async (game: AnyGame, person: AnyBot, first: Rating, seed: string): Promise<Career> => {
  const career: Played[] = [];
  let rating = first;
  for (const n of range(Number(values.games))) {
    const strength = strengthFor(game.id, rating);
    const bot = strength === undefined ? undefined : await botFor(game, justRightId(strength));
    if (strength === undefined || bot === undefined) throw new Error(`nobody measured ${game.id}`);
    const seat = n % 2;
    const match = playGame(game, person, bot, seat, `${seed}/${n}`);
    const winners = match.turn.kind === 'over' ? match.turn.winners : [];
    const share = winners.includes(seat) ? 1 / winners.length : 0;
    const adjusted = values.raw ? undefined : await withoutLuck(match, seat);
    rating = afterGame(rating, { share, opponents: [strength], ...(adjusted !== undefined && { adjusted }) });
    career.push({ share, strength });
  }
  return career;
};

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

const deviation = (list: readonly number[]): number => {
  const mean = meanOf(list);
  return Math.sqrt(list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, list.length - 1));
};

/** A share with its 95 % interval; careers do not depend on each other. */
const winsIn = (careers: readonly Career[], from: number, to?: number): string => {
  const shares = careers.map((career) => meanOf(career.slice(from, to).map(({ share }) => share)));
  return `${percent(meanOf(shares))} ± ${percent((1.96 * deviation(shares)) / Math.sqrt(shares.length))}`;
};

const longestRow = (career: Career, isOne: (share: number) => boolean): number => {
  let [longest, row] = [0, 0];
  for (const { share } of career) {
    row = isOne(share) ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
};

const rowsIn = (careers: readonly Career[], isOne: (share: number) => boolean): string =>
  percent(careers.filter((career) => longestRow(career, isOne) >= ROW).length / careers.length);

console.log(
  `| game, person | careers | games 1–${FIRST} | games ${FIRST + 1}–${values.games} | strength | ${ROW} lost in a row | won |\n|${'---|'.repeat(7)}`,
);
for (const id of gamesOf(values.game)) {
  const game = gameById(id);
  const first = firstRating(id);
  const { PEOPLE }: GamePeople = await import(`../people/${id}.ts`);
  for (const name of values.people.split(',')) {
    const person = PEOPLE[name];
    if (game === undefined || first === undefined || person === undefined)
      throw new Error(`nobody is called ${name}, or nobody measured ${id}`);
    const careers: Career[] = [];
    for (const n of range(Number(values.careers))) {
      if (performance.now() > Number(values.minutes) * 60_000) break;
      const career = await playCareer(game, person, first, `${values.seed}/${name}/${n}`);
      careers.push(career);
      console.error(`${id} ${name}: ${career.map(({ share }) => share).join(' ')}`);
    }
    const strengths = careers.flatMap((career) => career.slice(FIRST).map(({ strength }) => strength));
    const cells = [
      `${id} ${name}`,
      careers.length,
      winsIn(careers, 0, FIRST),
      winsIn(careers, FIRST),
      `${meanOf(strengths).toFixed(0)} ± ${deviation(strengths).toFixed(0)}`,
      rowsIn(careers, (share) => share === 0),
      rowsIn(careers, (share) => share === 1),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
