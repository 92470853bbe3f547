// The alternative of a hint: it names its tiles, or is left out.
import { parseSet, parseTile, rummikub, type State, type View } from '@crescendo/rules/rummikub';
import { LANGUAGES } from '@crescendo/words';
import { expect, test } from 'vitest';
import { cardOf } from '../../../boards/boards.ts';
import { loadTranslations } from '../../../boards/translations.ts';
import { nextHeard, nextShown } from './next-best.ts';

const board = await cardOf('rummikub')!.load();

/** Nothing lies on the table, and these tiles are on the rack. */
const holding = (rack: string): View => {
  const state = rummikub.setup(2, rummikub.options) as State;
  const view = rummikub.view(state, 0);
  return {
    ...view,
    phase: 'turn',
    active: 0,
    racks: [rack.split(' ').map((tile) => parseTile(tile)!), view.racks[1]!],
  };
};
const lay = (...sets: readonly string[]) => ({ move: { type: 'play', table: sets.map(parseSet) } as const });

const VIEW = holding('B1 B2 B3 R4 R5 R6 K7 K8 K9 Y9 Y10 Y11 B12 R12 K12');
const SIX = lay('B1 B2 B3', 'R4 R5 R6');

test('six tiles are named, and not just counted', async () => {
  const translations = await loadTranslations(board, 'en');
  const told = { board, translations };
  expect(nextShown(told, VIEW, lay('K7 K8 K9'), SIX)).toBe(
    'Lay the red 4, the red 5, the red 6, the blue 1, the blue 2 and the blue 3.',
  );
});

test('two moves with as many tiles are two moves', async () => {
  const translations = await loadTranslations(board, 'en');
  expect(nextShown({ board, translations }, VIEW, lay('K7 K8 K9', 'Y9 Y10 Y11'), SIX)).toContain('red 6');
});

test.each(LANGUAGES)(
  'in %s no alternative is only a number of tiles, also where it is heard',
  async (language) => {
    const told = { board, translations: await loadTranslations(board, language) };
    const all = lay('B1 B2 B3', 'R4 R5 R6', 'K7 K8 K9', 'Y9 Y10 Y11', 'B12 R12 K12');
    expect(nextShown(told, VIEW, SIX, all)).toBeUndefined();
    expect(nextHeard(told, VIEW, SIX, all) ?? '').not.toMatch(/15/);
    expect(nextShown(told, VIEW, lay('K7 K8 K9'), SIX)).toMatch(/4.*5.*6.*1.*2.*3/);
  },
);

test('the same move twice is no alternative', async () => {
  const told = { board, translations: await loadTranslations(board, 'en') };
  expect(nextShown(told, VIEW, SIX, SIX)).toBeUndefined();
  expect(nextHeard(told, VIEW, SIX, SIX)).toBeUndefined();
  expect(nextShown(told, VIEW, SIX, undefined)).toBeUndefined();
});
