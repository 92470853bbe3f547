import { parseTile, type View } from '@crescendo/rules/rummikub';
import { load } from '@crescendo/words';
import { expect, test } from 'vitest';
import { rummikubTurn } from '../../../../test/boards/rummikub-turn.ts';
import { join, layNew } from '../model/edit.ts';
import { follow, NOTHING } from '../model/follow.ts';
import { tileAt } from '../model/piece.ts';
import { begin, type Plan, step } from '../model/plan.ts';
import type { RummikubTranslations } from '../types.ts';
import { progress } from './progress.ts';

const en = await load('en', 'rummikub/board');

const translations = { own: en } as RummikubTranslations;

const begun = (view: View): Plan => begin(0, follow(NOTHING, view));
const lay = (plan: Plan, view: View, words: string, set?: number): Plan => {
  const wanted = words.split(' ').map((word) => parseTile(word)!);
  const pieces = wanted.map((tile) => plan.ground.rack.find((each) => tileAt(each) === tile)!);
  const edit = set ? join(plan.sets, pieces, set, 9, view.options) : layNew(plan.sets, pieces, view.options);
  return 'sets' in edit ? step(plan, edit.sets) : plan;
};
const says = (view: View, plan: Plan): string | undefined =>
  progress(view, { orders: {}, plan }, translations);

test('an opening is counted as it grows, and ends with "Done"', () => {
  const view = rummikubTurn('', 'R6 B6 Y6 K4 R4 B4 K12', false);
  expect(says(view, begun(view))).toBeUndefined();
  const one = lay(begun(view), view, 'R6 B6');
  expect(says(view, one)).toBe(en.prompt.incomplete);
  const set = lay(begun(view), view, 'R6 B6 Y6');
  expect(says(view, set)).toBe(en.prompt.points(18, 30));
  expect(says(view, lay(set, view, 'K4 R4 B4'))).toBe(en.prompt.complete);
  expect(en.prompt.complete).toContain(en.done);
});

test('the last tile, a joker that can be taken, a table of others only', () => {
  const last = rummikubTurn('R3 R4 R5', 'R6', true);
  expect(says(last, lay(begun(last), last, 'R6', 1))).toBe(en.prompt.out);
  const joker = rummikubTurn('R3 J R5', 'R4 K9', true);
  expect(says(joker, lay(begun(joker), joker, 'R4', 1))).toBe(en.prompt.joker);
  const moved = rummikubTurn('R3 R4 R5 R6 | K6 B6 Y6', 'K9', true);
  const plan = begun(moved);
  const edit = join(plan.sets, [plan.sets[0]!.pieces[3]!], 2, 9, moved.options);
  expect(says(moved, step(plan, 'sets' in edit ? edit.sets : []))).toBe(en.prompt.ownTile);
});
