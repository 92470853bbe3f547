// Hints short of the move itself: what to think of, then the dice or the row.
import { itemAt } from '@crescendo/rules';
import {
  type Colours,
  legalFields,
  type Move,
  ROW_OF,
  ROWS,
  type Row,
  sum,
  type View,
} from '@crescendo/rules/qwinto';
import { seatOf } from '../../seat.ts';
import type { Because } from './because.ts';

export type Look =
  | { readonly code: 'sums' }
  | { readonly code: 'one-die' }
  /** Two, and this is one of them. */
  | { readonly code: 'two-dice'; readonly row: Row }
  | { readonly code: 'keep-or-again'; readonly number: number }
  | { readonly code: 'room-beside'; readonly number: number }
  | { readonly code: 'only-field'; readonly number: number }
  | { readonly code: 'row'; readonly row: Row }
  | { readonly code: 'need-not'; readonly number: number }
  | { readonly code: 'misthrow-or'; readonly number: number };

const diceLook = (colours: Colours): readonly Look[] => {
  const row = ROWS.find((each) => each[0] === colours[0]);
  if (colours.length === 1) return [{ code: 'one-die' }];
  return colours.length === 2 && row ? [{ code: 'two-dice', row }] : [];
};

export const looks = (
  view: View,
  move: Move,
  because: readonly { readonly code: string }[],
): readonly Look[] => {
  if (move.type === 'dice') return [{ code: 'sums' }, ...diceLook(move.colours)];
  if (view.colours === null) return [];
  const number = sum(view.faces);
  const fields = legalFields(itemAt(view.sheets, seatOf(view)), view.colours, number, view.options);
  // The page says already that it fits nowhere.
  if (fields.length === 0) return [];
  const rows = new Set(fields.map((field) => ROW_OF[field]));
  const inRow = (field: number): readonly Look[] =>
    rows.size > 1 ? [{ code: 'row', row: itemAt(ROW_OF, field) }] : [];
  switch (move.type) {
    case 'keep': {
      const best = (because as readonly Because[]).find((fact) => fact.code === 'fits');
      return [{ code: 'keep-or-again', number }, ...(best?.code === 'fits' ? inRow(best.field) : [])];
    }
    case 'reroll':
      return [{ code: 'keep-or-again', number }];
    case 'write':
      if (fields.length === 1) return [{ code: 'only-field', number }];
      return [{ code: 'room-beside', number }, ...inRow(move.field)];
    case 'skip':
      return [{ code: view.seat === view.active ? 'misthrow-or' : 'need-not', number }];
  }
};
