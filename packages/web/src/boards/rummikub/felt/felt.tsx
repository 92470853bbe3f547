// The felt: sets in rows, and the place for a new one.
import type { View } from '@crescendo/rules/rummikub';
import type { Hint } from '../model/hint.ts';
import type { FeltSet, Piece } from '../model/piece.ts';
import { places } from '../model/places.ts';
import type { RummikubTranslations } from '../types.ts';
import type { FeltLayout } from './geometry.ts';
import { SetView } from './set-view.tsx';

interface FeltProps {
  readonly layout: FeltLayout | undefined;
  readonly view: View;
  readonly translations: RummikubTranslations;
  readonly isLive: boolean;
  readonly isFixed: (id: number) => boolean;
  readonly turns: (set: FeltSet) => boolean;
  readonly marks: ReadonlyMap<Piece, string>;
  readonly isEmpty: boolean;
  readonly hint: Hint | undefined;
  /** The sets that others have changed. */
  readonly changed: ReadonlySet<number>;
}

const markedIn = (set: FeltSet, marks: ReadonlyMap<Piece, string>): string =>
  set.pieces.map((piece) => marks.get(piece) ?? '').join();

export const Field = ({
  layout,
  view,
  translations,
  isLive,
  isFixed,
  turns,
  marks,
  isEmpty,
  hint,
  changed,
}: FeltProps) => {
  if (!layout) return null;
  const { tile, laid, free, height, width } = layout;
  return (
    <div
      class="rk-field relative"
      data-stop=""
      style={{ height: `${height}px`, width: `${width}px`, '--tw': `${tile}px` }}
    >
      {laid.map(({ set, x, y, columns }) => (
        <div key={set.id} class="rk-spot absolute" style={{ left: `${x}px`, top: `${y}px` }}>
          <SetView
            set={set}
            columns={columns}
            options={view.options}
            translations={translations}
            isLive={isLive}
            isFixed={isFixed(set.id)}
            turns={turns(set)}
            isTarget={hint?.target === set.id}
            isChanged={changed.has(set.id)}
            marks={marks}
            marked={markedIn(set, marks)}
          />
        </div>
      ))}
      {isLive && (
        <button
          type="button"
          class="rk-new center absolute on-felt"
          data-place={places.key({ kind: 'new' })}
          data-hint={hint && hint.target === undefined ? '' : undefined}
          data-first={isEmpty ? '' : undefined}
          style={{ left: `${free.x}px`, top: `${free.y}px` }}
          aria-label={isEmpty ? translations.own.firstSet : translations.own.newSet}
        >
          <span>{isEmpty ? translations.own.firstSet : '+'}</span>
        </button>
      )}
    </div>
  );
};
