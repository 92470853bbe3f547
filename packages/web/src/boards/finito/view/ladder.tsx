// Everybody's progress as faces on a ladder of as many steps as it takes to win: in the tray's place once all
// counters are on the board, or where there is room for it all the time.
import type { Seat } from '@crescendo/rules';
import { points, type View } from '@crescendo/rules/finito';
import { explain } from '../../../interaction/bubble.ts';
import type { SeatLabel } from '../../contract/seat-label.ts';
import { seenBoard, wanted } from '../model/view-model.ts';
import type { FinitoWords } from '../words.ts';
import { Face } from './face.tsx';
import { moodOf } from './others.tsx';

interface LadderProps {
  readonly view: View;
  readonly deciding: readonly Seat[];
  readonly label: (seat: Seat) => SeatLabel;
  readonly own: FinitoWords;
  /** Beside the other board, where there is room; there the tray's place stays empty. */
  readonly isRace?: boolean;
  readonly isStill: boolean;
}

export const Ladder = ({ view, deciding, label: labelOf, own, isRace = false, isStill }: LadderProps) => {
  const steps = wanted(view);
  const lengths = view.boards.map((_, seat) => Math.min(steps, points(seenBoard(view, seat))));
  const label = own.ladder(lengths.map((length, seat) => `${labelOf(seat).text} ${length}`));
  return (
    <div
      class={`finito-ladder relative full-width ${isRace ? 'is-race' : ''}`}
      // Below the first step there is room for those who are not on it yet.
      style={`--steps: ${steps + 1}`}
    >
      <b class="finito-ladder-title absolute" aria-hidden="true">
        {own.ladderTitle}
      </b>
      {Array.from({ length: steps }, (_, i) => (
        <span
          key={i}
          aria-hidden="true"
          class="finito-step grid items-center absolute"
          style={`--step: ${i + 1}`}
        >
          {i + 1}
        </span>
      ))}
      {lengths.map((length, seat) => {
        const beside = lengths.flatMap((other, at) => (other === length ? [at] : []));
        const place = (beside.indexOf(seat) + 1) / (beside.length + 1);
        return (
          <span
            key={seat}
            aria-hidden="true"
            class={`finito-climber absolute seat-${seat}`}
            style={`--step: ${length}; --place: ${place}`}
          >
            <Face seat={seat} mood={moodOf(view, deciding, seat)} />
          </span>
        );
      })}
      <button
        type="button"
        class="finito-ladder-ask overlay"
        aria-label={label}
        disabled={isStill}
        onClick={(event) => {
          // A held counter stays in hand.
          event.stopPropagation();
          explain(own.explain.ladder(steps), event.currentTarget);
        }}
      />
    </div>
  );
};
