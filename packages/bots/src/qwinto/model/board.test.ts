import { type Dice, pick, seeded } from '@crescendo/rules';
import { COLOURS, legalFields, type Sheet, score } from '@crescendo/rules/qwinto';
import { describe, expect, test } from 'vitest';
import { greedy, slack } from '../levels/heuristics.ts';
import type { Evaluator } from '../value/evaluator.ts';
import { emptyRivals, FEATURES, listAll, readRivals } from '../value/features.ts';
import { fill, makeValues } from '../value/field-values.ts';
import { bestGain, boardOf, CELLS, copy, emptyBoard, gain, isOver, misthrow, toGo, write } from './board.ts';
import { rowsOf } from './from-view.ts';

/** A sheet on which some random rolls were written at random. */
const randomSheet = (dice: Dice): Sheet => {
  let numbers = new Array<number>(CELLS).fill(0);
  for (let rolls = Math.floor(dice() * 40); rolls > 0; rolls--) {
    const number = 1 + Math.floor(dice() * 18);
    const fields = legalFields({ numbers, misthrows: 0 }, pick(dice, COLOURS), number);
    if (fields.length > 0) numbers = numbers.with(pick(dice, fields), number);
  }
  return { numbers, misthrows: Math.floor(dice() * 4) };
};

/** An evaluator that says which features hold: two lists that differ differ here, whatever their order. */
const witness = (): Evaluator => {
  const dice = seeded('witness');
  const marks = Float64Array.from({ length: FEATURES }, () => Math.floor(dice() * 2 ** 40));
  const list = new Int32Array(192);
  const out = new Float64Array(3);
  const slots = [0, 0, 0];
  const sum = (from: number, to: number): number => {
    let total = 0;
    for (let i = from; i < to; i++) total += marks[list[i]!]!;
    return total;
  };
  return {
    list,
    out,
    load: (count) => {
      slots[0] = sum(0, count);
    },
    shift: (to, from, more, less) => {
      slots[to] = slots[from]! + sum(0, more) - sum(more, more + less);
    },
    value: (from, more) => {
      out.fill(slots[from]! + sum(0, more));
    },
  };
};

const sheets = (() => {
  const dice = seeded('sheets');
  return Array.from({ length: 1500 }, () => randomSheet(dice));
})();

describe('the board of the bots is the sheet of the rules', () => {
  test('it counts the same', () => {
    for (const sheet of sheets) expect(boardOf(sheet).score).toBe(score(sheet).total);
  });

  test('it takes the same numbers on the same fields, by every way to judge', () => {
    const values = makeValues();
    const net = witness();
    const tables = [values.heads[0]!, new Float64Array(19 * CELLS), new Float64Array(19 * CELLS)];
    sheets.forEach((sheet, at) => {
      const board = boardOf(sheet);
      const situation = {
        board,
        seats: 1,
        distance: 1,
        isActive: true,
        rivals: emptyRivals(),
        others: [],
        next: -1,
        distances: [],
      };
      const colours = COLOURS[at % COLOURS.length]!;
      const rows = rowsOf(colours);
      fill(values, net, situation, rows, 1, 18, false);
      greedy(tables[1]!, board, true, rows, 1, 18);
      slack(tables[2]!, board, true, rows, 1, 18);
      const legal = Array.from({ length: 18 }, (_, i) => legalFields(sheet, colours, i + 1).join(' '));
      for (const table of tables) {
        const taken = legal.map((_, i) => {
          const row = table.subarray((i + 1) * CELLS, (i + 2) * CELLS);
          return [...row.keys()].filter((field) => row[field]! > -Infinity).join(' ');
        });
        expect(taken).toEqual(legal);
      }
    });
  });

  test('writing adds what was promised', () => {
    for (const sheet of sheets.slice(0, 300)) {
      const board = boardOf(sheet);
      for (let number = 1; number <= 18; number++) {
        const fields = legalFields(sheet, 'oyp', number);
        const gains = fields.map((field) => {
          const next = { ...sheet, numbers: sheet.numbers.with(field, number) };
          expect(gain(board, field, number)).toBe(score(next).total - score(sheet).total);
          return gain(board, field, number);
        });
        expect(bestGain(board, number)).toBe(Math.max(0, ...gains));
      }
    }
  });

  test('it knows when the game is over', () => {
    for (const sheet of sheets) {
      const board = boardOf(sheet);
      expect(isOver(board)).toBe(toGo(board) === 0 || sheet.misthrows >= 4);
    }
  });
});

test('what is judged step by step has the features of the whole sheet', () => {
  const net = witness();
  const values = makeValues();
  const after = emptyBoard();
  const rivals = emptyRivals();
  const list = net.list;
  for (let at = 0; at + 6 < sheets.length; at += 5) {
    const seats = 1 + (at % 6);
    const boards = sheets.slice(at, at + seats).map(boardOf);
    const board = boards[0]!;
    const distance = 1 + (at % seats);
    const isActive = distance === seats;
    readRivals(rivals, boards, seats, 0);
    const whole = (): number => {
      net.load(listAll(list, after, seats, distance, rivals));
      net.value(0, 0);
      return net.out[0]!;
    };
    fill(
      values,
      net,
      { board, seats, distance, isActive, rivals, others: boards.slice(1), next: -1, distances: [] },
      7,
      1,
      18,
      false,
    );
    copy(after, board);
    if (isActive) misthrow(after);
    if (!isOver(after)) expect(values.pass[0]).toBe(whole());
    for (let number = 1; number <= 18; number++)
      for (let field = 0; field < CELLS; field++) {
        const value = values.heads[0]![number * CELLS + field]!;
        copy(after, board);
        if (value === -Infinity) continue;
        write(after, field, number);
        if (!isOver(after)) expect(value).toBe(whole());
      }
  }
});
