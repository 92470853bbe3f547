// The part beside the supply at the start: advice, and with four tiles the hand they are arranged from.
import type { View } from '@crescendo/rules/5vor12';
import { boardAt } from '../model/gestures.ts';
import { anchors, isInHand, type Piece, pieces, places } from '../model/places.ts';
import type { Plan } from '../model/plan.ts';
import { type Actions, outOfOrder, plannedOn } from '../model/view-model.ts';
import type { VorZwoelfWords } from '../words.ts';

interface ArrangeProps {
  readonly view: View;
  readonly actions: Actions;
  readonly words: VorZwoelfWords;
  readonly plan: Plan;
  readonly held: Piece | undefined;
  /** Tells whether there is a square on which no number would fit between this tile and another. */
  readonly breaks: boolean;
  readonly done: () => void;
}

/** While one tile is to be laid: what is out of order already, or would be. */
const tipFor = ({ view, words, breaks }: ArrangeProps): string => {
  const pair = outOfOrder(view, (at) => boardAt(view, view.seat)[at] ?? 0);
  if (pair) return words.outOfOrder(...pair);
  return breaks ? words.breakTip : words.startTip;
};

export const Arrange = (props: ArrangeProps) => {
  const { view, actions, words, plan, held, done } = props;
  const hand = view.seat === null ? [] : (view.hands[view.seat] ?? []);
  // Only a tile that has left the hand can go back to it; else a tap on its neighbour takes that one.
  const onBoard = held?.kind === 'hand' && plan.includes(held.index);
  if (!actions.lay && !actions.arrange)
    return <p class="v12-tip text-center text-14">{words.othersChoose}</p>;
  if (actions.lay) return <p class="v12-tip text-center text-14">{tipFor(props)}</p>;
  if (!plan.includes(null)) {
    const planned = plannedOn(view, plan);
    const pair = outOfOrder(view, (at) => planned.get(at)?.tile ?? 0);
    return (
      <div class="v12-tip flex-column items-center justify-center gap-8 text-center text-14 v12-ready">
        {pair && <p>{words.outOfOrder(...pair)}</p>}
        <button type="button" class="button main v12-done" onClick={done}>
          {words.done}
        </button>
      </div>
    );
  }
  return (
    <div
      class="v12-rack row justify-center gap-8"
      data-place={onBoard ? places.key({ kind: 'hand' }) : undefined}
    >
      {hand.map((tile, index) =>
        plan.includes(index) ? (
          <span key={index} class="v12-gap" />
        ) : (
          <button
            key={index}
            type="button"
            class={`tile v12-open${isInHand(held, index) ? ' picked' : ''}`}
            data-piece={pieces.key({ kind: 'hand', index })}
            data-anchor={anchors.key({ kind: 'hand', index })}
            aria-pressed={isInHand(held, index)}
            aria-label={words.inHand(tile)}
          >
            {tile}
          </button>
        ),
      )}
    </div>
  );
};
