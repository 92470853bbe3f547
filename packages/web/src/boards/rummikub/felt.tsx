// The felt: sets in rows, and the place for a new one.
import type { View } from '@crescendo/rules/rummikub';
import type { FeltLayout } from './geometry.ts';
import type { Lying, Piece } from './model/piece.ts';
import { SetView } from './set-view.tsx';
import type { RummikubSpeech } from './speech.ts';

export interface FeltProps {
  readonly layout: FeltLayout | undefined;
  readonly view: View;
  readonly speech: RummikubSpeech;
  readonly isLive: boolean;
  readonly isFixed: (id: number) => boolean;
  readonly marks: ReadonlyMap<Piece, string>;
  readonly isEmpty: boolean;
}

const markedIn = (set: Lying, marks: ReadonlyMap<Piece, string>): string =>
  set.pieces.map((piece) => marks.get(piece) ?? '').join();

export const Field = ({ layout, view, speech, isLive, isFixed, marks, isEmpty }: FeltProps) => {
  if (!layout) return null;
  const { tile, laid, free, height, width } = layout;
  return (
    <div class="rk-field" style={{ height: `${height}px`, width: `${width}px`, '--tw': `${tile}px` }}>
      {laid.map(({ set, x, y }) => (
        <SetView
          key={set.id}
          set={set}
          x={x}
          y={y}
          options={view.options}
          speech={speech}
          isLive={isLive}
          isFixed={isFixed(set.id)}
          marks={marks}
          marked={markedIn(set, marks)}
        />
      ))}
      {isLive && (
        <button
          type="button"
          class="rk-new"
          data-place="new"
          data-first={isEmpty ? '' : undefined}
          style={{ left: `${free.x}px`, top: `${free.y}px` }}
          aria-label={isEmpty ? speech.own.firstSet : speech.own.newSet}
        >
          <span>{isEmpty ? speech.own.firstSet : '+'}</span>
        </button>
      )}
    </div>
  );
};
