import { type Dice, pick, seeded } from '@crescendo/rules';
import { COLOURS, legalFields, qwinto, type Sheet, score, type View } from '@crescendo/rules/qwinto';
import { beforeAll, expect, test } from 'vitest';
import { loadBots, loadNetwork } from '../bots.ts';
import { boardOf, CELLS, TOP } from '../model/board.ts';
import { situationOf } from '../model/from-view.ts';
import { type Foresight, makeForesight, makeReplies, mayEnd } from './replies.ts';

let foresight: Foresight;
let bots: Awaited<ReturnType<typeof loadBots>>['bots'];
beforeAll(async () => {
  foresight = makeForesight(await loadNetwork());
  bots = (await loadBots()).bots;
});

/** Orange is complete, and only 12 or 13 at the end of yellow is lacking. */
const nearlyDone: Sheet = {
  numbers: [
    ...[2, 4, 6, 8, 9, 11, 13, 15, 17],
    ...[1, 3, 5, 7, 8, 9, 10, 11, 0],
    ...[1, 2, 3, 0, 0, 0, 0, 0, 0],
  ],
  misthrows: 0,
};
const empty: Sheet = { numbers: new Array<number>(CELLS).fill(0), misthrows: 0 };

const randomSheet = (dice: Dice): Sheet => {
  let numbers = empty.numbers;
  for (let rolls = 12; rolls > 0; rolls--) {
    const number = 1 + Math.floor(dice() * 18);
    const fields = legalFields({ numbers, misthrows: 0 }, pick(dice, COLOURS), number);
    if (fields.length > 0) numbers = numbers.with(pick(dice, fields), number);
  }
  return { numbers, misthrows: 0 };
};

/** The second of two seats rolled with yellow and orange, and both are to write. */
const writing = (sheets: readonly Sheet[], total: number): View => ({
  ...qwinto.view(qwinto.setup(2, { ...qwinto.options, firstSeat: 'given' }), 0),
  phase: 'write',
  active: 1,
  colours: 'oy',
  faces: [6, total - 6, 0],
  rolls: 1,
  sheets,
  pending: [null, null],
});

test('sees who can end the game, and with which sums they do', () => {
  expect(mayEnd(situationOf(writing([nearlyDone, empty], 12), 0))).toBe(false);
  const close = { ...nearlyDone, numbers: nearlyDone.numbers.with(8, 0).with(17, 0) };
  const situation = situationOf(writing([close, nearlyDone], 12), 0);
  expect(mayEnd(situation)).toBe(true);
  const replies = makeReplies();
  foresight.foresee(replies, situation, 1, TOP - 1);
  const [orange, yellow] = [1, 2];
  const now = boardOf(nearlyDone).score;
  expect(replies.ends[yellow * TOP + 12]).toBe(1);
  expect(replies.best[yellow * TOP + 12]).toBe(now + 12 - 8);
  expect(replies.ends[orange * TOP + 12]).toBe(0);
  expect(replies.ends[yellow * TOP + 11]).toBe(0);
});

test('what a rival gains costs the seat that lets it', () => {
  const replies = makeReplies();
  foresight.foresee(replies, situationOf(writing([empty, nearlyDone], 12), 0), 1, TOP - 1);
  for (const cost of replies.cost) expect(cost).toBeGreaterThanOrEqual(0);
  const [purple, anyRow] = [4, 7];
  expect(replies.cost[purple * TOP + 12]).toBeGreaterThan(0);
  for (let sum = 1; sum < TOP; sum++)
    expect(replies.cost[anyRow * TOP + sum]).toBeGreaterThanOrEqual(replies.cost[purple * TOP + sum]!);
});

test('takes the most points at once when a rival ends the game', () => {
  const dice = seeded('last number');
  const replies = makeReplies();
  const [dicedRows, total] = [3, 12];
  let ended = 0;
  for (let at = 0; at < 40; at++) {
    const sheet = randomSheet(dice);
    const view = writing([sheet, nearlyDone], total);
    const move = bots.expert.choose(view, dice);
    foresight.foresee(replies, situationOf(view, 0), total, total);
    // Far ahead, a rival may rather go on.
    if (!replies.ends[dicedRows * TOP + total]) continue;
    ended++;
    const points = (numbers: readonly number[]): number => score({ ...sheet, numbers }).total;
    const most = Math.max(
      points(sheet.numbers),
      ...legalFields(sheet, 'oy', 12).map((field) => points(sheet.numbers.with(field, 12))),
    );
    expect(points(move.type === 'write' ? sheet.numbers.with(move.field, 12) : sheet.numbers)).toBe(most);
  }
  expect(ended).toBeGreaterThan(20);
});
