// The natural rule with several habits, one seat against others, on heaps:
//   node match.mjs GAMES THREADS SEED RIVAL SEATS HABITS…
// HABITS: leaves,upTo,hurriesAt,laysAt,sparing,small. RIVAL: most, often (lays in four of five turns), jokers.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { itemAt, range, seeded } from '@crescendo/rules';
import { naturalPlay, type Patience } from '../../../packages/bots/src/rummikub/natural/rule.ts';
import { most } from '../../../packages/bots/src/rummikub/search/playout.ts';
import { deal, keepJokers, layMost, layOften, type Policy, playHeaps } from './game.ts';
import { standIn } from './stand-in.ts';

const RIVALS: { readonly [name: string]: Policy } = {
  most: layMost,
  often: layOften(0.8),
  jokers: keepJokers,
};

const patienceOf = (text: string): Patience => {
  const [leaves = 3, laysAt = 3, small = 0] = text.split(',').map(Number);
  return { leaves, laysAt, opensSmall: small === 1 };
};

const natural = (patience: Patience): Policy => ({
  choose: (playout) =>
    playout.pool.length === 0 ? most(playout) : naturalPlay(standIn(playout), patience, true),
});

interface Total {
  readonly habits: string;
  readonly games: number;
  readonly wins: number;
  readonly turns: number;
  readonly draws: number;
  readonly longest: number;
  readonly longs: number;
  readonly last: readonly number[];
}

const playSome = (habits: string, games: number, from: number, words: readonly string[]): Total => {
  const [, , seed = '', rival = 'most', seatText = '2'] = words;
  const seats = Number(seatText);
  const one = natural(patienceOf(habits));
  const total = { games: 0, wins: 0, turns: 0, draws: 0, longest: 0, longs: 0, last: [] as number[] };
  for (const n of range(Math.ceil(games / seats)))
    for (const seat of range(seats)) {
      const policies = range(seats).map((i) => (i === seat ? one : RIVALS[rival]!));
      let [last, streak] = [0, 0];
      const dice = seeded(`${seed}/${from + n}`);
      const shares = playHeaps(deal(seats, dice), policies, dice, (who, laid, playout) => {
        if (who !== seat) return;
        total.turns++;
        if (laid) {
          last = laid.reduce((sum, k) => sum + k, 0);
          streak = 0;
          return;
        }
        total.draws++;
        streak = playout.opened[seat] && most(playout) !== undefined ? streak + 1 : 0;
        if (streak > total.longest) total.longest = streak;
        if (streak === 4) total.longs++;
      });
      total.wins += itemAt(shares, seat);
      if (shares[seat] === 1) total.last.push(last);
      total.games++;
    }
  return { habits, ...total };
};

if (isMainThread) {
  const words = process.argv.slice(2);
  const [games = '1000', threads = '1'] = words;
  const jobs = words.slice(5).flatMap((habits) => range(8).map((part) => ({ habits, part })));
  const totals: Total[] = [];
  let next = 0;
  await Promise.all(
    range(Number(threads)).map(async () => {
      while (next < jobs.length) {
        const { habits, part } = itemAt(jobs, next++);
        totals.push(
          await new Promise<Total>((done, fail) => {
            const data = { habits, games: Number(games) / 8, from: part * 100_000, words };
            const worker = new Worker(new URL(import.meta.url), { workerData: data });
            worker.on('message', done);
            worker.on('error', fail);
          }),
        );
      }
    }),
  );
  for (const habits of words.slice(5)) {
    const parts = totals.filter((total) => total.habits === habits);
    const sum = (key: 'games' | 'wins' | 'turns' | 'draws' | 'longs') =>
      parts.reduce((all, one) => all + one[key], 0);
    const share = sum('wins') / sum('games');
    const last = parts.flatMap((one) => one.last).sort((a, b) => a - b);
    const percent = (x: number) => (100 * x).toFixed(1);
    const wide = 1.96 * Math.sqrt((share * (1 - share)) / sum('games'));
    console.log(
      `${words[4]} seats : ${words[3]} ${habits.padEnd(16)} ${percent(share)} ± ${percent(wide)} (${sum('games')}) draws ${percent(sum('draws') / sum('turns'))} longest ${Math.max(...parts.map((one) => one.longest))}, four ${percent(sum('longs') / sum('games'))} last ${last[last.length >> 1]} (${last[Math.floor(last.length * 0.9)]}) turns ${(sum('turns') / sum('games')).toFixed(1)}`,
    );
  }
} else {
  const { habits, games, from, words } = workerData;
  parentPort?.postMessage(playSome(habits, games, from, words));
}
