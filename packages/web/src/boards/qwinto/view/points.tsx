// The foot of the sheet: boxes for misthrows, and the running score as the sheet adds it up.
import { itemAt } from '@crescendo/rules';
import {
  columnNumber,
  type Extent,
  isComplete,
  isLastMisthrow,
  MISTHROW_POINTS,
  PENTAGONS,
  ROWS,
  type Sheet,
  score,
} from '@crescendo/rules/qwinto';
import { anchors } from '../model/places.ts';
import { type Layout, signed } from '../model/view-model.ts';
import type { QwintoWords } from '../words.ts';
import { Cross, Mark } from './shapes.tsx';

/** `seat`: whose boxes these are, where a new cross is to be seen drawn. */
export const Boxes = ({ count, limit, seat }: { count: number; limit: number; seat?: number }) => (
  <span class="qw-boxes inline-flex" aria-hidden="true" style={`--limit: ${limit}`}>
    {Array.from({ length: limit }, (_, i) => (
      <span
        key={i}
        class="qw-box square grid"
        data-anchor={
          seat !== undefined && i < count ? anchors.key({ kind: 'misthrow', seat, count: i + 1 }) : undefined
        }
      >
        {i < count && <Cross />}
      </span>
    ))}
  </span>
);

interface Foot {
  readonly layout: Layout;
  readonly sheet: Sheet;
  readonly seat: number;
  readonly own: QwintoWords;
  readonly misthrowLimit: number;
  readonly isOver?: boolean;
}

const widthOf = ({ cells, rows }: Layout): Extent => ({
  dice: rows,
  width: cells.filter(({ kind, row }) => kind === 'field' && row === 0).length,
});

export const Points = ({ layout, sheet, seat, own, misthrowLimit, isOver = false }: Foot) => {
  const extent = widthOf(layout);
  const { rows, bonuses, misthrows, headStart, total } = score(sheet, extent);
  const isLast =
    !isOver && sheet.misthrows > 0 && isLastMisthrow(sheet, misthrowLimit) && sheet.misthrows < misthrowLimit;
  const said = [
    own.misthrowsOf(sheet.misthrows, misthrowLimit),
    ...(isLast ? [own.oneMore] : []),
    ...layout.bands.map((_, row) => own.says(own.rows[itemAt(ROWS, row)], rows[row] ?? 0)),
    ...layout.bonuses.map(({ index }) =>
      own.says(own.bonusOf(columnNumber(itemAt(PENTAGONS, index))), bonuses[index] ?? 0),
    ),
    ...(headStart > 0 ? [own.says(own.result.headStart, headStart)] : []),
    own.says(own.total, signed(total)),
  ].join(', ');
  return (
    <div class="qw-foot grid gap-4" role="img" aria-label={said}>
      <div class="qw-misthrows row gap-8 soft semibold" aria-hidden="true" data-last={isLast || undefined}>
        <span class="qw-label">{isLast ? own.oneMore : own.misthrows}</span>
        <Boxes count={sheet.misthrows} limit={misthrowLimit} seat={seat} />
        <span class="qw-each">−{MISTHROW_POINTS}</span>
      </div>
      <div class="qw-score row justify-center" aria-hidden="true" data-ahead={headStart > 0 || undefined}>
        {layout.bands.map((_, row) => (
          <span
            key={ROWS[row]}
            class={`qw-sum grid items-center qw-${ROWS[row]}`}
            data-row={row}
            data-full={isComplete(sheet, row, extent.width) || undefined}
          >
            <Mark row={row} />
            {rows[row]}
          </span>
        ))}
        {layout.bonuses.length > 0 && <span class="qw-sign soft">+</span>}
        {layout.bonuses.map(({ index, row }) => (
          <span
            key={index}
            class={`qw-sum grid items-center qw-five qw-${ROWS[row]}`}
            data-bonus={index}
            data-empty={bonuses[index] === 0}
          >
            {bonuses[index] || '·'}
          </span>
        ))}
        {headStart > 0 && (
          <>
            <span class="qw-sign soft">+</span>
            <span class="qw-sum grid items-center bare qw-ahead" title={own.result.headStart}>
              {headStart}
            </span>
          </>
        )}
        <span class="qw-sign soft">−</span>
        <span class="qw-sum grid items-center qw-minus bare">{misthrows}</span>
        <span class="qw-sign soft">=</span>
        <span class="qw-sum grid items-center qw-total">{signed(total)}</span>
      </div>
    </div>
  );
};
