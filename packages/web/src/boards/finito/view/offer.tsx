// Beside the board: the die, the open counters, those still face down, and passing where it is allowed.
import type { Seat } from '@crescendo/rules';
import type { Counter, Move } from '@crescendo/rules/finito';
import type { ComponentChildren, RefObject } from 'preact';
import { pieceOf, pieces } from '../model/places.ts';
import type { FinitoWords } from '../words.ts';
import { Die } from './die.tsx';

interface OfferProps {
  /** The seat that owns these counters. */
  readonly seat: Seat;
  readonly rolled: number;
  readonly die: RefObject<SVGSVGElement | null>;
  readonly open: readonly Counter[];
  /** The most counters that lie open: the tray has this many hollows. */
  readonly places: number;
  readonly down: number;
  readonly held: Counter | undefined;
  readonly hint: Move | undefined;
  readonly instead: Move | undefined;
  readonly canChoose: boolean;
  readonly isStill: boolean;
  /** The die is touched: what it means is said there. */
  readonly onAsk: (at: Element) => void;
  /** `undefined`: passing is not allowed, or not now. */
  readonly pass: (() => void) | undefined;
  readonly own: FinitoWords;
  /** Takes the tray's place once it is empty. */
  readonly children?: ComponentChildren;
}

const Pile = ({ down, own }: { down: number; own: FinitoWords }) => (
  <div class="finito-pile square center relative" role="img" aria-label={own.faceDown(down)} data-flip="pile">
    {Array.from({ length: Math.min(3, down) }, (_, i) => (
      <span key={i} class="finito-back full-width circle" />
    ))}
    <b class="finito-count absolute pill" aria-hidden="true">
      +{down}
    </b>
  </div>
);

export const Offer = (props: OfferProps) => {
  const { seat, rolled, die, open, places, down, held, hint, instead, canChoose, isStill } = props;
  const { onAsk, pass, own, children } = props;
  const hollows = Math.max(open.length, Math.min(places, open.length + down));
  return (
    <div class={`finito-offer row min-height-0 seat-${seat}`}>
      <Die
        number={rolled}
        host={die}
        label={rolled === 0 ? own.dieRests : own.die(rolled)}
        isStill={isStill}
        onAsk={onAsk}
      />
      <fieldset
        class="finito-tray flex-column min-0"
        data-stop="line"
        aria-label={own.openCounters}
        hidden={open.length + down === 0}
      >
        {open.map((counter) => (
          <button
            key={counter}
            type="button"
            class={`finito-piece square center circle ${hint?.type === 'place' && hint.counter === counter ? 'is-hinted' : ''}`}
            data-piece={pieces.key(pieceOf(counter))}
            data-instead={(instead?.type === 'place' && instead.counter === counter) || undefined}
            aria-label={own.counter(counter)}
            aria-pressed={held === counter}
            aria-disabled={!canChoose || undefined}
            disabled={isStill}
          >
            <span
              class={`finito-counter square center tile-colours relative circle ${held === counter ? 'is-lifted' : ''}`}
              data-flip={pieces.key(pieceOf(counter))}
            >
              {counter}
            </span>
          </button>
        ))}
        {Array.from({ length: hollows - open.length }, (_, i) => (
          <span key={`hollow${i}`} class="finito-piece square center circle" />
        ))}
      </fieldset>
      {down > 0 && <Pile down={down} own={own} />}
      {open.length + down === 0 && children}
      {pass && (
        <button
          type="button"
          class={`button finito-pass full-width ${hint?.type === 'pass' ? 'is-hinted' : ''}`}
          data-instead={instead?.type === 'pass' || undefined}
          onClick={pass}
          disabled={isStill}
        >
          {own.pass}
        </button>
      )}
    </div>
  );
};
