// For tests: games that a real server has recorded, with every kind of chance there is.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commitmentOf } from '@crescendo/protocol';
import { type AnyView, gameById } from '@crescendo/rules';
import type { Player } from '../support/player.ts';
import type { ServerFixture } from '../support/use-test-server.ts';

const VERIFIER = fileURLToPath(new URL('./fair_dice.py', import.meta.url));

/** Empty where there is Python 3, else the reason why the tests are skipped. */
export const missingPython =
  spawnSync('python3', ['--version']).status === 0 ? '' : 'skipped: there is no python3 here';

export const python = (args: readonly string[]): { readonly out: string; readonly status: number | null } => {
  const { stdout, stderr, status } = spawnSync('python3', [VERIFIER, ...args], { encoding: 'utf8' });
  return { out: stdout + stderr, status };
};

const folder = mkdtempSync(join(tmpdir(), 'crescendo-dice-'));

/** Returns the verdict of the verifier on each of these records, a line each. */
export const verifiedByPython = (records: readonly string[]): readonly string[] => {
  const files = records.map((record, n) => {
    const file = join(folder, `${n}.txt`);
    writeFileSync(file, record);
    return file;
  });
  return python(files).out.trim().split('\n');
};

export interface Case {
  readonly game: string;
  readonly seats?: number;
  readonly options?: object;
  readonly series?: object;
  readonly first?: number | 'random';
  /** The number of devices that fix a number and do not reveal it. */
  readonly withheld?: number;
  /** Players who may ask for a new deal do so, once. */
  readonly redeal?: boolean;
  /** The first decision is taken back and made again. */
  readonly takenBack?: boolean;
}

/** Many hands have three pairs. */
const PAIRS = {
  colours: 2,
  values: 6,
  handSize: 11,
  openMin: 1,
  startDraw: 'beforeDeal',
  threePairsRedeal: true,
};
const TWO_ROUNDS = { rounds: 2, target: 0, by: 'points' };

/** Start draw, deal, redeal, second roll, series and take-back, in all four games. */
export const CASES: readonly Case[] = [
  { game: '5vor12', seats: 3, options: { start: 'one', highest: 9, size: 3, guard: 3 }, first: 'random' },
  { game: '5vor12', options: { start: 'four', highest: 9, size: 3, guard: 3 }, series: TWO_ROUNDS },
  { game: '5vor12', options: { start: 'fourInOrder', highest: 9, size: 3, guard: 3 }, takenBack: true },
  { game: 'rummikub', options: PAIRS, redeal: true },
  {
    game: 'rummikub',
    seats: 3,
    options: { values: 6, startDraw: 'afterDeal', deal: 'twoStacks', handSize: 7 },
  },
  {
    game: 'rummikub',
    options: { values: 6, handSize: 7, startDraw: 'none', deal: 'jokerEach', threePairsRedeal: false },
    series: TWO_ROUNDS,
  },
  { game: 'finito', seats: 3, options: { roundLimit: 12 }, withheld: 1 },
  { game: 'finito', options: { roundLimit: 4 }, series: TWO_ROUNDS },
  { game: 'qwinto', seats: 3, options: { firstSeat: 'random' } },
  { game: 'qwinto', options: { firstSeat: 'given' }, first: 'random', series: TWO_ROUNDS, withheld: 1 },
];

/** The record of a new game, as the server wrote it. */
export const recordedGame = async (
  { newPlayer, advance, server }: ServerFixture,
  { withheld = 0, takenBack = false, redeal = false, ...asked }: Case,
): Promise<string> => {
  const { seats = 2 } = asked;
  const numbers = Array.from({ length: seats }, () => randomBytes(32).toString('hex'));
  const players: Player[] = [];
  let id = '';
  for (const [seat, number] of numbers.entries()) {
    const player = await newPlayer(`Player ${seat}`);
    players.push(player);
    const commitment = commitmentOf(number);
    if (seat === 0) ({ id } = await player.create({ seats, absent: 0, ...asked, commitment }));
    else await player.ask('POST', `/api/tables/${id}/sit`, { commitment });
  }
  for (const [seat, number] of numbers.entries())
    if (seat < seats - withheld)
      await players[seat]?.ask('POST', `/api/tables/${id}/dice`, { entropy: number });
  if (withheld > 0) {
    advance(11_000);
    await server.services.scheduler.tick(await server.services.tables.load(id));
  }
  for (const player of players) player.watch(id);
  if (takenBack) await takeBack(players, id);
  if (redeal) await dealAgain(players, id);
  await Promise.all(players.map((player) => player.play(id)));
  await players[0]?.until(id, ({ table }) => table.status === 'over');
  return (await players[0]?.ask('GET', `/api/tables/${id}/record`))?.body;
};

const dealAgain = async (players: readonly Player[], id: string): Promise<void> => {
  for (const player of players) {
    const state = await player.until(id, ({ turn, view }) => turn?.kind === 'players' && view !== null);
    const seen = state.view as unknown as AnyView;
    const mayAsk = [...(gameById('rummikub')?.moves(seen) ?? [])].some(({ type }) => type === 'redeal');
    await player.connect().move(id, mayAsk ? 'redeal' : 'keep');
  }
};

const takeBack = async ([ada, bob]: readonly Player[], id: string): Promise<void> => {
  await ada?.until(id, ({ turn }) => turn?.kind === 'players');
  await ada?.play(id, 1);
  await ada?.ask('POST', `/api/tables/${id}/take-back`, { answer: 'ask' });
  await bob?.ask('POST', `/api/tables/${id}/take-back`, { answer: 'agree' });
};
