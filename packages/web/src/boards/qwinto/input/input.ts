// Input at this board: the sum is carried to a field, or a field is touched, or aimed at with a finger.
import { type Field, sum, WIDTH } from '@crescendo/rules/qwinto';
import { copyOf } from '../../../interaction/drag.ts';
import { type PickAndPlace, usePickAndPlace } from '../../../interaction/pick-and-place.ts';
import { settings } from '../../../shell/settings.ts';
import { soundStep } from '../../../shell/sound.ts';
import { type Piece, type Place, pieces, places } from '../model/places.ts';
import { afterKeeping } from '../model/view-model.ts';
import type { QwintoProps } from '../types.ts';
import { type TouchAim, useTouchAim } from './touch-aim.ts';

export interface Input {
  readonly picking: PickAndPlace<Piece, Place>;
  readonly aim: TouchAim;
  /** The field under the dragged sum or the aiming finger. */
  readonly over: Field | undefined;
}

/** `fitting`: how many fields the sum may be written in; `swipe`: to another sheet, so many pages on. */
export const useInput = (
  { game, view, mode, translations, play, refuse }: QwintoProps,
  fitting: number,
  swipe: (pages: number) => void,
): Input => {
  const isWriting = view.phase === 'write' || view.phase === 'keep';

  const write = (field: Field, element: Element): void => {
    picking.release();
    const move = { type: 'write', field } as const;
    const reason = game.check(afterKeeping(view), move);
    if (reason) refuse(reason, element);
    else {
      soundStep(field % WIDTH);
      play(move);
    }
  };
  const picking = usePickAndPlace<Piece, Place>({
    pieces,
    places,
    enabled: mode === 'play',
    canPick: () => isWriting,
    drop: (_, { field }, element) => write(field, element),
    touch: ({ field }, element) => write(field, element),
    describe: () => translations.own.inHand(sum(view.faces), fitting),
    ghost: (_, element) => {
      const copy = copyOf(element);
      // Away from the tray the size of its dice is unknown.
      copy.style.setProperty('--die', getComputedStyle(element).getPropertyValue('--die'));
      return copy;
    },
  });
  const aim = useTouchAim(mode === 'play' && isWriting && !settings.largeTiles.value, write, swipe);
  const over = picking.dragging.value ? picking.over.value?.field : aim.aimed.value?.field;
  return { picking, aim, over };
};
