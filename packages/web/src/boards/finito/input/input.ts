// Input at this board: which counter is held, and what happens where it is put down.
import { type Counter, numberOn, type Square, stage } from '@crescendo/rules/finito';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type PickAndPlace, usePickAndPlace } from '../../../interaction/pick-and-place.ts';
import { announce } from '../../../shell/announce.ts';
import { soundTap } from '../../../shell/sound.ts';
import { type Piece, type Place, pieceOf, pieces, places } from '../model/places.ts';
import { counterAt, moveTo } from '../model/view-model.ts';
import type { FinitoProps } from '../types.ts';
import { liftable, whyNotTouch } from './gestures.ts';
import { ghostOf } from './ghost.ts';

export interface Input {
  readonly picking: PickAndPlace<Piece, Place>;
  /** The counter that was just dropped by a finger: it lies already where it would fly to. */
  readonly landed: RefObject<Counter | undefined>;
}

export const useInput = (props: FinitoProps, targets: readonly Square[]): Input => {
  const { game, view, moment, mode, translations, play, refuse } = props;
  const landed = useRef<Counter | undefined>(undefined);
  const isDrag = useRef(false);
  const isPlaying = mode === 'play';

  const canPick = ({ counter }: Piece): boolean => liftable(view).includes(counter);
  const describe = ({ counter }: Piece): string => {
    const numbers = targets.map((at) => numberOn(at, view.options.numbers));
    return translations.own.inHand(counter, [...new Set(numbers)]);
  };

  const drop = (piece: Piece, { at }: Place, element: Element): void => {
    const { counter } = piece;
    const wasDragged = isDrag.current;
    const other = counterAt(view, at);
    // Touching another counter means that one instead: nothing can be put on it anyway.
    if (stage(view) !== 'placing' && other !== 0 && !wasDragged) {
      picking.held.value = pieceOf(other);
      soundTap();
      announce(describe(pieceOf(other)));
      return;
    }
    const move = moveTo(view, counter, at);
    const reason = game.check(view, move);
    if (reason) {
      refuse(reason, element);
      // It stays in the hand: one look at the sentence, then the next try.
      picking.held.value = piece;
      return;
    }
    landed.current = wasDragged ? counter : undefined;
    play(move);
  };

  const picking = usePickAndPlace<Piece, Place>({
    pieces,
    places,
    enabled: isPlaying,
    canPick,
    drop,
    touch: ({ at }, element) => {
      // With a single counter to choose from, the square is all there is to say.
      const [only, ...others] = liftable(view);
      const move = only !== undefined && others.length === 0 ? moveTo(view, only, at) : undefined;
      if (move && game.check(view, move) === undefined) return play(move);
      const reason = whyNotTouch(game, view, at);
      if (reason) refuse(reason, element);
    },
    describe: (piece) => {
      isDrag.current = false;
      return describe(piece);
    },
    ghost: (_, element) => {
      isDrag.current = true;
      return ghostOf(element, view.seat ?? 0);
    },
  });

  useEffect(() => {
    landed.current = undefined;
    // The held counter may be gone: the time was up, or a move was taken back.
    const piece = picking.held.peek();
    if (piece !== undefined && !(isPlaying && canPick(piece))) picking.release();
  }, [moment, isPlaying]);

  return { picking, landed };
};
