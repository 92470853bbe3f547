import { itemAt } from '@crescendo/rules';
import { columnNumber, ROWS, type Sheet } from '@crescendo/rules/qwinto';
import type { Layout } from '../model/view-model.ts';
import type { QwintoWords } from '../words.ts';

/** Everything on a sheet in one sentence, for screen readers. */
export const sheetInWords = (own: QwintoWords, layout: Layout, sheet: Sheet, limit: number): string =>
  [
    ...layout.bands.map((_, row) => {
      const numbers = layout.cells.flatMap((cell) => {
        const number = cell.kind === 'field' && cell.row === row ? sheet.numbers[cell.field] : 0;
        return cell.kind === 'field' && number ? [own.inColumnOf(number, columnNumber(cell.field))] : [];
      });
      return own.says(own.rows[itemAt(ROWS, row)], numbers.join(', ') || own.empty);
    }),
    own.misthrowsOf(sheet.misthrows, limit),
  ].join('. ');
