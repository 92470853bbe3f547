import { formatTile, parseSet, parseTile, rummikub, type Tile } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { type Edit, fitOf, join, layNew, take, takeBack, turnJoker } from './edit.ts';
import { flow, type Spots } from './flow.ts';
import { follow, NOTHING } from './follow.ts';
import { type Ground, type Piece, pieceOf, type Sets, tileAt } from './piece.ts';
import { begin, readDraft, rebase, redo, reset, step, undo } from './plan.ts';
import { ordered, reordered } from './rack.ts';
import { cellsOf, readings, tidy } from './shape.ts';

const options = rummikub.options;
const tiles = (text: string): readonly Tile[] => text.split(' ').map((word) => parseTile(word)!);

/** `R5'` is the second of two red fives. */
const pieces = (text: string): readonly Piece[] =>
  text === ''
    ? []
    : text.split(' ').map((word) => pieceOf(parseTile(word.replace("'", ''))!, word.endsWith("'") ? 1 : 0));
const lay = (text: string): Sets =>
  text === '' ? [] : text.split(' | ').map((set, i) => ({ id: i + 1, ...tidy(pieces(set), options) }));
const show = (sets: Sets): string =>
  sets.map((set) => set.pieces.map((each) => formatTile(tileAt(each))).join(' ')).join(' | ');
const after = (edit: Edit): string => ('sets' in edit ? show(edit.sets) : edit.reason.code);

test.each([
  ['R4 R5', 'R6', 0, 'R4 R5 R6'],
  ['R4 R5 R6', 'R3', 3, 'R3 R4 R5 R6'],
  ['K7 B7', 'R7', 0, 'K7 R7 B7'],
  ['R4 R5 R6 R7 R8', "R6'", 2, 'R4 R5 R6 | R6 R7 R8'],
  ['R3 R4 R5 R6 R7 R8', "R5' R6'", 2, 'R3 R4 R5 R6 | R5 R6 R7 R8'],
  ['R4 R5 R6', 'K6', 3, 'mixed-colours'],
  ['K7 R7 B7', "K7'", 3, 'same-colour'],
  ['K7 R7 B7', 'R8', 3, 'mixed-numbers'],
  ['R5 J R7', 'R6', 1, 'R5 R6 R7 J'],
  ['R5 R6 R7', 'J', 0, 'J R5 R6 R7'],
  ['R11 R12 R13', 'J', 3, 'J R11 R12 R13'],
  ['R3 R4', 'R8', 2, 'R3 R4 R8'],
])('%s and %s at %i lie as %s', (set, added, at, wanted) => {
  expect(after(join(lay(set), pieces(added), 1, at, options))).toBe(wanted);
});

test('what is left when tiles go closes up, and falls into two where both are sets', () => {
  expect(show(take(lay('R3 R4 R5 R6 R7 R8 R9'), pieces('R6'), options))).toBe('R3 R4 R5 | R7 R8 R9');
  expect(show(take(lay('R3 R4 R5 R6 R7'), pieces('R4'), options))).toBe('R3 R5 R6 R7');
  expect(show(take(lay('R3 R4 R5 | K1 K2 K3'), pieces('R3 R4 R5'), options))).toBe('K1 K2 K3');
});

test('a part of one set joins another', () => {
  const sets = lay('R3 R4 R5 R6 R7 R8 | R9 R10 R11');
  expect(after(join(sets, pieces('R6 R7 R8'), 2, 0, options))).toBe('R3 R4 R5 | R6 R7 R8 R9 R10 R11');
  expect(after(layNew(sets, pieces('R3 R4 R5'), options))).toBe('R6 R7 R8 | R9 R10 R11 | R3 R4 R5');
});

test('every set has an id of its own, whatever falls apart', () => {
  const edit = join(lay('R3 R4 R5 R6 R7 R8 R9 | K1 K2 K3 | B6 K6 Y6'), pieces('R6'), 3, 0, options);
  const ids = 'sets' in edit ? edit.sets.map(({ id }) => id) : [];
  expect(after(edit)).toBe('R3 R4 R5 | R7 R8 R9 | K1 K2 K3 | K6 R6 B6 Y6');
  expect(new Set(ids).size).toBe(4);
});

test('only own tiles go back to the rack', () => {
  const sets = lay('R3 R4 R5 R6');
  expect(after(takeBack(sets, pieces('R6'), new Set(pieces('R6')), options))).toBe('R3 R4 R5');
  expect(after(takeBack(sets, pieces('R5'), new Set(pieces('R6')), options))).toBe('tile-missing');
});

test('a joker can be read in every legal way, one after the other', () => {
  expect(readings(pieces('R5 R6 J'), options).map(({ pieces: all }) => all.map(tileAt))).toEqual([
    tiles('R5 R6 J'),
    tiles('J R5 R6'),
  ]);
  const kinds = readings(pieces("R5 J J'"), options).map(({ kind }) => kind);
  expect(kinds).toEqual(['run', 'run', 'run', 'group']);
  const turned = turnJoker(lay('R5 R6 J'), 1, options);
  expect(show(turned)).toBe('J R5 R6');
  expect(show(turnJoker(turned, 1, options))).toBe('R5 R6 J');
});

test('unfinished sets show what they lack', () => {
  const gaps = (text: string) =>
    cellsOf(tidy(pieces(text), options), options).map((cell) =>
      'piece' in cell
        ? formatTile(tileAt(cell.piece))
        : cell.gap === undefined
          ? '_'
          : `(${formatTile(cell.gap)})`,
    );
  expect(gaps('R4 R6')).toEqual(['R4', '(R5)', 'R6']);
  expect(gaps('K7')).toEqual(['K7', '_', '_']);
  expect(gaps('R4 J R6')).toEqual(['R4', 'J', 'R6']);
});

test('a held tile knows where it fits', () => {
  const fit = (set: string, held: string) => fitOf(lay(set)[0]!, pieces(held), options);
  expect(fit('R4 R5 R6', 'R7')).toBe('yes');
  expect(fit('R4 R5', 'R7')).toBe('maybe');
  expect(fit('R4 R5 R6 R7 R8', "R6'")).toBe('yes');
  expect(fit('R4 R5 R6', "R4'")).toBeUndefined();
  expect(fit('K7 R7 B7', 'Y8')).toBeUndefined();
});

const view = (table: string, rack: string) => ({
  seat: 0,
  table: table === '' ? [] : table.split(' | ').map((set) => parseSet(set)!),
  racks: [[...tiles(rack)].sort((a, b) => a - b)],
});

test('pieces keep their names wherever they go', () => {
  const before = follow(NOTHING, view('R3 R4 R5 R6 | K7 R7 B7', 'R2 Y7 Y7'));
  const now = follow(before, view('K7 R7 B7 | R3 R4 R5 | R6 K6 B6', 'R2 Y7'));
  const [first, second] = before.sets;
  expect(now.sets[0]).toEqual(second);
  expect(now.sets[1]).toEqual({ ...first, pieces: first!.pieces.slice(0, 3) });
  expect(now.sets[2]!.pieces.includes(first!.pieces[3]!)).toBe(true);
  expect(before.rack).toEqual(expect.arrayContaining([...now.rack]));
  const all = [...now.sets.flatMap((set) => set.pieces), ...now.rack];
  expect(new Set(all).size).toBe(all.length);
});

const ground = (table: string, rack: string): Ground => follow(NOTHING, view(table, rack));

test('steps can be undone, redone, and all of them reset', () => {
  const start = begin(0, ground('R3 R4 R5', 'R6 R7'));
  const one = step(start, (join(start.sets, pieces('R6'), 1, 3, options) as { sets: Sets }).sets);
  const two = step(one, (join(one.sets, pieces('R7'), 1, 4, options) as { sets: Sets }).sets);
  expect(show(two.sets)).toBe('R3 R4 R5 R6 R7');
  expect(show(undo(two).sets)).toBe('R3 R4 R5 R6');
  expect(redo(undo(two))).toEqual(two);
  expect(show(reset(two).sets)).toBe('R3 R4 R5');
  expect(show(undo(reset(two)).sets)).toBe('R3 R4 R5 R6 R7');
  expect(readDraft(JSON.parse(JSON.stringify({ orders: { 0: [1] }, plan: two })))).toEqual({
    orders: { 0: [1] },
    plan: two,
  });
  expect(readDraft({ plan: { sets: 'x' } })).toEqual({ orders: {} });
});

test('when the table changes, a plan keeps what still fits', () => {
  const before = ground('R3 R4 R5 | K7 R7 B7 | B1 B2 B3', 'R6 Y7 K1 K2 K3');
  let plan = begin(0, before);
  const put = (edit: Edit): void => {
    if ('sets' in edit) plan = step(plan, edit.sets);
  };
  put(join(plan.sets, pieces('R6'), 1, 3, options));
  put(join(plan.sets, pieces('Y7'), 2, 3, options));
  put(layNew(plan.sets, pieces('K1 K2 K3'), options));
  const rebased = rebase(
    plan,
    follow(before, view('R2 R3 R4 R5 | K7 R7 B7 Y7 | B1 B2 B3', 'R6 Y7 K1 K2 K3')),
    options,
  );
  expect(rebased.lost).toBe(true);
  expect(show(rebased.plan.sets)).toBe('R2 R3 R4 R5 R6 | K7 R7 B7 Y7 | B1 B2 B3 | K1 K2 K3');
});

test('the rack by colour, by number, and as the player likes it', () => {
  const rack = pieces('J R1 K9 B1');
  const names = (list: readonly Piece[]): string => list.map((each) => formatTile(tileAt(each))).join(' ');
  expect(names(ordered(rack, 'colour', undefined))).toBe('K9 R1 B1 J');
  expect(names(ordered(rack, 'number', undefined))).toBe('R1 B1 K9 J');
  expect(names(ordered(rack, 'own', tiles('J K9')))).toBe('J K9 R1 B1');
  expect(names(reordered(rack, pieces('J'), 3))).toBe('R1 K9 J B1');
});

const box = (id: number, width: number, slack = 0, lines = 1) => ({ id, width, slack, lines });
const felt = { width: 100, rows: 3, gap: 0, step: 10 };
const at = (spots: Spots): string =>
  [...spots]
    .sort(([a], [b]) => a - b)
    .map(([id, { row, x }]) => `${id}:${row},${x}`)
    .join(' ');

test('sets lie in rows, with room to grow where there is felt enough', () => {
  expect(at(flow([box(1, 40), box(2, 40), box(3, 40)], felt, new Map()))).toBe('1:0,0 2:0,40 3:1,0');
  const roomy = [1, 2, 3, 4].map((id) => box(id, 30, 10));
  expect(at(flow(roomy, felt, new Map()))).toBe('1:0,0 2:0,40 3:1,0 4:1,40');
  const many = [1, 2, 3, 4, 5, 6, 7].map((id) => box(id, 40, 20));
  expect(at(flow(many, felt, new Map()))).toBe('1:0,0 2:0,60 3:1,0 4:1,60 5:2,0 6:2,60 7:3,0');
});

test('a set that grows keeps its place: what lies to its right gives way, and comes back', () => {
  const first = flow([box(1, 40, 10), box(2, 40), box(3, 40)], felt, new Map());
  expect(at(first)).toBe('1:0,0 2:0,50 3:1,0');
  const grown = flow([box(1, 50, 10), box(2, 40), box(3, 40)], felt, first);
  expect(at(grown)).toBe('1:0,0 2:0,50 3:1,0');
  const tooLarge = flow([box(1, 60, 10), box(2, 40), box(3, 40)], felt, grown);
  expect(at(tooLarge)).toBe('1:0,0 2:0,60 3:1,0');
  // It grows once more: now its row has no room for the other.
  const full = flow([box(1, 70, 10), box(2, 40), box(3, 40)], felt, tooLarge, first);
  expect(at(full)).toBe('1:0,0 2:1,40 3:1,0');
  expect(at(flow([box(1, 40, 10), box(2, 40), box(3, 40)], felt, full, first))).toBe(at(first));
  // The one at the right edge cannot grow where it lies.
  const edge = flow([box(1, 40), box(2, 60)], felt, new Map());
  expect(at(flow([box(1, 40), box(2, 70)], felt, edge))).toBe('1:0,0 2:1,0');
  // Two give way a little, rather than one a lot; what lies to the left never does.
  const three = flow([box(1, 20), box(2, 20), box(3, 20), box(4, 20)], felt, new Map());
  expect(at(flow([box(1, 20), box(2, 30), box(3, 20), box(4, 20)], felt, three))).toBe(
    '1:0,0 2:0,20 3:0,50 4:0,70',
  );
  expect(at(flow([box(1, 40, 10), box(2, 40), box(3, 40)], felt, tooLarge, first))).toBe(at(first));
  expect(at(flow([box(3, 40)], felt, first))).toBe('3:1,0');
  const left = flow([box(2, 60)], felt, first);
  expect(at(left)).toBe('2:0,0');
});

test('what splits off lies beside what it was part of', () => {
  const first = flow([box(1, 80), box(2, 60), box(3, 30)], felt, new Map());
  expect(at(first)).toBe('1:0,0 2:1,0 3:1,60');
  expect(at(flow([box(1, 80), box(2, 30), box(4, 30), box(3, 30)], felt, first))).toBe(
    '1:0,0 2:1,0 3:1,60 4:1,30',
  );
});

test('a run of two lines makes no row of others higher', () => {
  const first = flow([box(1, 50), box(2, 50)], felt, new Map());
  expect(at(flow([box(1, 100, 0, 2), box(2, 50)], felt, first))).toBe('1:1,0 2:0,50');
});
