// The clients of one round, a process of its own: `tsx bench/compare/load.ts <side> <url> <json>`. Prints what they measured.
import { pick, qwinto, seeded } from '@crescendo/rules';
import { boardgame, type Client, crescendo, type View } from './sides.ts';

const [name, url = '', settings = '{}'] = process.argv.slice(2);
const { clients = 100, seconds = 5, warmUp = 2, moves } = JSON.parse(settings);
const side = name === 'boardgame' ? boardgame : crescendo;

const times: number[] = [];
let isOver = false;

/** Plays game after game with random legal moves, each as soon as it may. */
const play = (client: Client, seat: number, seed: string, nextTable: () => Promise<string>): void => {
  const dice = seeded(seed);
  let view: View | undefined;
  let sentAt: number | undefined;
  const start = async (): Promise<void> => {
    [view, sentAt] = [undefined, undefined];
    const table = await nextTable();
    client.join(table, seat, (heard) => {
      if (isOver) return;
      if (heard.isDone && sentAt !== undefined) {
        times.push(performance.now() - sentAt);
        sentAt = undefined;
      }
      view = heard.view ?? view;
      if (view === undefined || sentAt !== undefined) return;
      if (view.phase === 'over') {
        view = undefined;
        void start();
        return;
      }
      const moves = [...qwinto.moves(view)];
      if (moves.length === 0) return;
      // Players who write where possible make few misthrows, so the games are long: creating tables is not what is measured.
      const writing = moves.filter(({ type }) => type !== 'skip' && type !== 'reroll');
      sentAt = performance.now();
      client.move(qwinto.notation.move.format(pick(dice, writing.length === 0 ? moves : writing)));
      // Until the answer comes, this view is the past.
      view = undefined;
    });
  };
  void start();
};

const all: Client[] = [];
for (let n = 0; n < clients; n += 2) {
  const pair = await side.pair(url);
  all.push(...pair.clients);
  let made: Promise<string> | undefined;
  // The first of the two who is ready makes the next table for both.
  const nextTable = (): Promise<string> => {
    const known = made ?? pair.makeTable();
    made = made === undefined ? known : undefined;
    return known;
  };
  for (const [seat, client] of pair.clients.entries()) play(client, seat, `compare ${n + seat}`, nextTable);
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const bytes = (): number => all.reduce((sum, client) => sum + client.bytes, 0);
/** The parent reads the server's processor time at the same moments. */
const mark = (what: string): void => void process.stdout.write(`${what}\n`);

await sleep(warmUp * 1000);
times.length = 0;
const [bytesBefore, cpuBefore] = [bytes(), process.cpuUsage()];
const started = performance.now();
mark('start');
// A round lasts so long, or as many moves.
if (moves === undefined) await sleep(seconds * 1000);
else while (times.length < moves) await sleep(100);
mark('end');
const measured = {
  seconds: (performance.now() - started) / 1000,
  times: times.map((ms) => Math.round(ms * 1000) / 1000),
  bytes: bytes() - bytesBefore,
  clientMs: (process.cpuUsage(cpuBefore).user + process.cpuUsage(cpuBefore).system) / 1000,
};
isOver = true;
for (const client of all) client.close();
process.stdout.write(`${JSON.stringify(measured)}\n`, () => process.exit(0));
