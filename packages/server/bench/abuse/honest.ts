// Honest players, a process of its own: `honest.ts <url>`. Three pairs play Qwinto, one person plays with a bot. A line on
// its input, `phase NAME`, begins a phase; `end` prints what every phase has measured, as JSON.
import { createInterface } from 'node:readline';
import { Player } from '../../test/support/player.ts';
import { newTable, newToken, Runner } from '../clients.ts';

const [url = ''] = process.argv.slice(2);
const PAUSE = 120;

export interface Phase {
  /** The time at which each move was acknowledged, in milliseconds since the process started, and its duration. */
  readonly moves: (readonly [at: number, ms: number])[];
  /** The time the bot took to answer; the last answer may still be missing: then the time so far. */
  readonly bot: number[];
}

const phases: Record<string, Phase> = {};
let phase: Phase = { moves: [], bot: [] };

const runners: Runner[] = [];
for (let pair = 0; pair < 3; pair++) {
  const tokens = [await newToken(url), await newToken(url)];
  let made: Promise<string> | undefined;
  const next = (): Promise<string> => {
    const known = made ?? newTable(url, tokens);
    made = made === undefined ? known : undefined;
    return known;
  };
  const first = await newTable(url, tokens);
  for (const [n, token] of tokens.entries()) {
    const runner = new Runner(url, token, `honest ${pair} ${n}`, PAUSE);
    runners.push(runner);
    await runner.play(first, next);
  }
}
setInterval(() => {
  for (const { times } of runners)
    for (const ms of times.splice(0)) phase.moves.push([performance.now(), ms]);
}, 20);

let asked = 0;
const playWithBot = async (): Promise<void> => {
  const ada = await Player.at(url, 'Ada');
  for (;;) {
    const { id } = await ada.create({ game: 'qwinto', seats: 2, absent: 0, options: { firstSeat: 'given' } });
    await ada.ask('POST', `/api/tables/${id}/bot`, { seat: 1, level: 'expert' });
    ada.watch(id);
    let known = 0;
    for (;;) {
      const state = await ada.until(
        id,
        ({ table, turn, version }) =>
          table.status === 'over' || (version >= known && turn?.kind === 'players' && turn.seats.includes(0)),
      );
      if (asked > 0) phase.bot.push(performance.now() - asked);
      asked = 0;
      if (state.table.status === 'over') break;
      const version = await ada.connect().move(id, ada.anyMove(state));
      const after = await ada.until(id, (now) => now.version >= version);
      const isBots = after.turn?.kind === 'players' && !after.turn.seats.includes(0);
      if (isBots) asked = performance.now();
      known = version;
    }
    ada.connect().unwatch(id);
  }
};
void playWithBot();

console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  if (asked > 0 && phase.bot.length === 0) phase.bot.push(performance.now() - asked);
  const [command, name = ''] = line.split(' ');
  if (command === 'end') break;
  phase = { moves: [], bot: [] };
  phases[name] = phase;
  console.log(performance.now());
}
console.log(JSON.stringify(phases));
process.exit(0);
