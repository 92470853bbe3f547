// The own rack, always in sight.
import type { RackGrid } from '../felt/geometry.ts';
import { type Piece, tileAt } from '../model/piece.ts';
import { handles, places } from '../model/places.ts';
import { markProps } from '../model/view-model.ts';
import type { RummikubTranslations } from '../types.ts';
import { colourName, Face } from './tile.tsx';

interface RackProps {
  readonly pieces: readonly Piece[];
  readonly grid: RackGrid;
  readonly isLive: boolean;
  readonly marks: ReadonlyMap<Piece, string>;
  readonly translations: RummikubTranslations;
  readonly deals: boolean;
}

export const Rack = ({ pieces, grid, isLive, marks, translations, deals }: RackProps) => (
  <fieldset
    class="rk-rack relative"
    aria-label={translations.own.rack(pieces.length)}
    style={{ '--tw': `${grid.tile}px`, '--columns': grid.columns, '--rows': grid.rows }}
    data-scrolls={grid.scrolls ? '' : undefined}
    data-deals={deals ? '' : undefined}
    data-place={isLive ? places.key({ kind: 'rack' }) : undefined}
  >
    <div class="rk-stand grid justify-center" data-stop="">
      {pieces.map((piece, i) => (
        <button
          key={piece}
          type="button"
          class="rk-tile"
          data-colour={colourName(tileAt(piece))}
          {...markProps(marks.get(piece))}
          data-piece={isLive ? handles.key({ kind: 'tile', piece }) : undefined}
          data-place={isLive ? places.key({ kind: 'tile', piece }) : undefined}
          data-flip={piece}
          style={{ '--i': i }}
          disabled={!isLive}
          aria-label={translations.own.tile(tileAt(piece))}
        >
          <Face tile={tileAt(piece)} />
        </button>
      ))}
      {isLive && pieces.length < grid.columns * grid.rows && (
        <button
          type="button"
          class="rk-back"
          data-place={places.key({ kind: 'rack' })}
          aria-label={translations.own.backToRack}
        >
          <span aria-hidden="true">↓</span>
        </button>
      )}
    </div>
  </fieldset>
);
