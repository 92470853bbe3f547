// The dice, the sum they make, and what can be done with it.
import { itemAt } from '@crescendo/rules';
import { COLOURS, isLastMisthrow, ROWS, sum } from '@crescendo/rules/qwinto';
import { languageTag, list } from '@crescendo/words';
import { type Signal, useSignal } from '@preact/signals';
import { soundTap } from '../../../shell/sound.ts';
import { nameOrYou } from '../../contract/seat-label.ts';
import { pieces } from '../model/places.ts';
import { asColours, asksForField, DICE_LETTERS, onlyMove, rangeOf, withDie } from '../model/view-model.ts';
import type { QwintoProps } from '../types.ts';
import { Face } from './shapes.tsx';

interface TrayProps extends QwintoProps {
  /** The dice in hand, before the roll. */
  readonly picked: string;
  readonly pick: (letters: string) => void;
  /** The dice still tumble: another face with every tick. */
  readonly rolling: boolean;
  readonly tick: Signal<number>;
  readonly held: boolean;
  readonly dragging: boolean;
  readonly fitting: number;
  /** Another player's sheet is looked at: there is no field to choose. */
  readonly isAway: boolean;
}

const Dice = ({ view, mode, translations, hint, instead, picked, pick, rolling, tick }: TrayProps) => {
  const { colours, faces, options, phase } = view;
  const picking = mode === 'play' && phase === 'dice';
  const letters = picking ? picked : (colours ?? '');
  const shown = (face: number, i: number): number =>
    rolling && face > 0 ? ((face + i + 2 * tick.value) % options.faces) + 1 : face;
  const hinted = hint?.type === 'dice' ? hint.colours : '';
  const taken = instead?.type === 'dice' ? instead.colours : '';
  return (
    <fieldset
      class="qw-dice flex gap-14 min-0"
      data-stop=""
      aria-label={translations.own.dice}
      data-picking={picking}
      data-waits={(picking && picked === '') || undefined}
    >
      {ROWS.slice(0, options.dice).map((row, i) => {
        const letter = DICE_LETTERS[i] ?? '';
        const isTaken = letters.includes(letter);
        const label = translations.own.die(row, itemAt(faces, i));
        const look = `qw-die center rigid qw-${row}`;
        return picking ? (
          <button
            key={row}
            type="button"
            class={look}
            aria-pressed={isTaken}
            aria-label={label}
            data-hint={hinted.includes(letter)}
            data-instead={taken.includes(letter) || undefined}
            data-die={i}
            onClick={() => {
              soundTap();
              pick(withDie(picked, i));
            }}
          >
            <Face row={i} face={0} />
          </button>
        ) : (
          <span
            key={row}
            class={look}
            role="img"
            aria-label={label}
            data-die={i}
            data-aside={colours !== null && !isTaken}
          >
            <Face row={i} face={shown(itemAt(faces, i), i)} />
          </span>
        );
      })}
    </fieldset>
  );
};

/** Shows the sum: first its possible values, then the number itself, to be dragged onto the sheet. */
const Chip = (props: TrayProps) => {
  const { view, mode, translations, picked, rolling, held, dragging, fitting } = props;
  const { phase, rolls, faces, options } = view;
  const total = sum(faces);
  if (rolls > 0 && phase !== 'dice' && !rolling) {
    const own = view.seat === null ? null : view.pending[view.seat];
    return mode === 'play' && fitting > 0 ? (
      <button
        type="button"
        class={`qw-chip center tile-colours pill${held ? (dragging ? ' held' : ' picked') : ''}`}
        data-piece={pieces.key({ kind: 'sum' })}
        aria-pressed={held}
        aria-label={`${translations.own.sum(total)}. ${translations.own.inHand(total, fitting)}`}
      >
        {total}
      </button>
    ) : (
      <span
        class="qw-chip center tile-colours pill qw-quiet"
        role="img"
        aria-label={translations.own.sum(total)}
        data-spent={own !== null && own !== undefined}
      >
        <span aria-hidden="true">{total}</span>
      </span>
    );
  }
  const [from, to] = rangeOf(picked, options.faces);
  return (
    <span
      class="qw-chip center tile-colours pill qw-none"
      role="img"
      aria-label={picked === '' ? translations.own.sum(0) : translations.own.sums(from, to)}
      aria-hidden={picked === ''}
    >
      <span aria-hidden="true">{picked === '' ? '?' : from === to ? to : `${from}–${to}`}</span>
    </span>
  );
};

/** The others who have not chosen; `undefined` where only the reader is left. */
const namesOfOthers = ({ deciding, name, view, translations }: QwintoProps): string | undefined => {
  const others = deciding.filter((seat) => seat !== view.seat && seat !== name.you);
  return others.length === 0 ? undefined : list(languageTag(translations.language), others.map(name));
};

const status = (props: QwintoProps): string => {
  const { view, translations, name } = props;
  const { waiting } = translations.own;
  switch (view.phase) {
    case 'dice':
    case 'rolling':
      return waiting.dice(nameOrYou(name, view.active));
    case 'keep':
      return waiting.keep(nameOrYou(name, view.active));
    case 'write':
      return waiting.write(namesOfOthers(props));
    default:
      return waiting[view.phase];
  }
};

/** Tells the next step, where a touch on the board does it and no button is needed. */
interface InvitationProps {
  readonly text: string;
  readonly hinted?: boolean;
  readonly isInstead?: boolean;
}

const Invitation = ({ text, hinted = false, isInstead = false }: InvitationProps) => (
  <p class="qw-invitation" data-hint={hinted} data-instead={isInstead || undefined}>
    {text}
  </p>
);

const DiceActions = ({ translations, play, picked }: TrayProps) => {
  const { own } = translations;
  const colours = COLOURS.find((known) => known === asColours(picked));
  // The dice invite by themselves, and the bar below the board says it.
  if (!colours) return null;
  return (
    <button
      key="roll"
      type="button"
      class="button main"
      data-main="true"
      onClick={() => play({ type: 'dice', colours })}
    >
      {own.roll(colours.length)}
    </button>
  );
};

/** A misthrow is asked about, and not where the finger has just been. */
const Asked = ({ text, no, answer }: { text: string; no: string; answer: (yes: boolean) => void }) => (
  <>
    <button type="button" class="button qw-costs" data-yes onClick={() => answer(true)}>
      {text}
    </button>
    <button type="button" class="button main" data-main="true" onClick={() => answer(false)}>
      {no}
    </button>
  </>
);

/** The sum is written by touching a field; what else can be done with it. */
const SumActions = (props: TrayProps) => {
  const { view, translations, play, hint, instead, fitting, isAway } = props;
  const { own } = translations;
  const { phase, active, seat, sheets, options } = view;
  const asks = useSignal(false);
  const isOwnRoll = seat === active;
  const misthrow = isLastMisthrow(itemAt(sheets, seat ?? 0), options.misthrowLimit)
    ? own.lastMisthrow
    : own.misthrow;
  const skip = (): void => play({ type: 'skip' });
  if (asks.value) {
    const answer = (yes: boolean): void => {
      asks.value = false;
      if (yes) skip();
    };
    return <Asked text={misthrow} no={own.notYet} answer={answer} />;
  }
  const canRoll = phase === 'keep';
  // Nothing else is left to do.
  const isForced = isOwnRoll && fitting === 0 && !canRoll;
  return (
    <>
      {/* The bar says what to do; only a hint to keep the roll has to be told from one to roll again. */}
      {asksForField(fitting, isAway, hint, instead) && (
        <Invitation text={own.choose} hinted={hint?.type === 'keep'} isInstead={instead?.type === 'keep'} />
      )}
      {canRoll && (
        <button
          key="reroll"
          type="button"
          class={`button${fitting > 0 ? '' : ' main'}`}
          data-main={fitting === 0}
          data-hint={hint?.type === 'reroll'}
          data-instead={instead?.type === 'reroll' || undefined}
          data-again
          onClick={() => play({ type: 'reroll' })}
        >
          {own.again}
        </button>
      )}
      <button
        key="skip"
        type="button"
        class={`button${isForced ? ' main' : isOwnRoll ? ' qw-nothing' : ''}`}
        data-main={isForced}
        data-hint={hint?.type === 'skip'}
        data-instead={instead?.type === 'skip' || undefined}
        onClick={() => {
          if (isOwnRoll && !isForced) asks.value = true;
          else skip();
        }}
      >
        {isForced ? misthrow : own.skip}
      </button>
    </>
  );
};

const Actions = (props: TrayProps) => {
  const { game, view, mode, rolling } = props;
  if (rolling) return null;
  if (mode === 'still' || view.seat === null)
    return <p class="qw-status clip text-center semibold">{status(props)}</p>;
  // The bar says who is to decide, and that nothing can be written.
  if (mode !== 'play' || onlyMove(game, view)) return null;
  if (view.phase === 'dice') return <DiceActions {...props} />;
  // A question asked of one roll is not left for the next.
  return <SumActions key={`${view.phase}${view.rolls}${view.active}`} {...props} />;
};

export const Tray = (props: TrayProps) => (
  <div class="qw-tray cluster items-center justify-center">
    <Dice {...props} />
    <span class="qw-equals" aria-hidden="true">
      =
    </span>
    <Chip {...props} />
    <div class="qw-actions row justify-center gap-8 min-0">
      <Actions {...props} />
    </div>
  </div>
);
