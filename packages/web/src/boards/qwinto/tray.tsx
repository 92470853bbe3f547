// The dice, the sum they make, and what can be done with it.
import { itemAt } from '@crescendo/rules';
import { COLOURS, isLastMisthrow, ROWS, sum } from '@crescendo/rules/qwinto';
import type { Signal } from '@preact/signals';
import { soundTap } from '../../app/sound.ts';
import { showBubble } from '../../pieces/bubble.ts';
import { pieces } from './places.ts';
import { Face } from './shapes.tsx';
import type { QwintoProps } from './types.ts';
import { asColours, DICE_LETTERS, onlyMove, rangeOf, withDie } from './view-model.ts';

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
}

const Dice = ({ view, mode, translations, hint, picked, pick, rolling, tick }: TrayProps) => {
  const { colours, faces, options, phase } = view;
  const picking = mode === 'play' && phase === 'dice';
  const letters = picking ? picked : (colours ?? '');
  const shown = (face: number, i: number): number =>
    rolling && face > 0 ? ((face + i + 2 * tick.value) % options.faces) + 1 : face;
  const hinted = hint?.type === 'dice' ? hint.colours : '';
  return (
    <fieldset class="qw-dice" aria-label={translations.own.dice} data-picking={picking}>
      {ROWS.slice(0, options.dice).map((row, i) => {
        const letter = DICE_LETTERS[i] ?? '';
        const taken = letters.includes(letter);
        const label = translations.own.die(row, itemAt(faces, i));
        const look = `qw-die qw-${row}`;
        return picking ? (
          <button
            key={row}
            type="button"
            class={look}
            aria-pressed={taken}
            aria-label={label}
            data-hint={hinted.includes(letter)}
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
            data-aside={colours !== null && !taken}
          >
            <Face row={i} face={shown(itemAt(faces, i), i)} />
          </span>
        );
      })}
    </fieldset>
  );
};

/** Where the sum appears: first what it may become, then the number itself, to be dragged onto the sheet. */
const Chip = (props: TrayProps) => {
  const { view, mode, translations, picked, rolling, held, dragging, fitting } = props;
  const { phase, rolls, faces, options } = view;
  const total = sum(faces);
  if (rolls > 0 && phase !== 'dice' && !rolling) {
    const own = view.seat === null ? null : view.pending[view.seat];
    return mode === 'play' && fitting > 0 ? (
      <button
        type="button"
        class={`qw-chip${held ? (dragging ? ' held' : ' picked') : ''}`}
        data-piece={pieces.key({ kind: 'sum' })}
        aria-pressed={held}
        aria-label={`${translations.own.sum(total)}. ${translations.own.inHand(total, fitting)}`}
      >
        {total}
      </button>
    ) : (
      <span
        class="qw-chip qw-quiet"
        role="img"
        aria-label={translations.own.sum(total)}
        data-spent={own !== null && own !== undefined}
      >
        {total}
      </span>
    );
  }
  const [from, to] = rangeOf(picked, options.faces);
  return (
    <span
      class="qw-chip qw-none"
      role="img"
      aria-label={picked === '' ? translations.own.sum(0) : translations.own.sums(from, to)}
      aria-hidden={picked === ''}
    >
      {picked === '' ? '?' : from === to ? to : `${from}–${to}`}
    </span>
  );
};

const names = ({ deciding, name, view, translations }: QwintoProps): string =>
  new Intl.ListFormat(translations.language).format(deciding.filter((seat) => seat !== view.seat).map(name));

const status = (props: QwintoProps): string => {
  const { view, translations, name } = props;
  const { waiting } = translations.own;
  switch (view.phase) {
    case 'dice':
    case 'rolling':
      return waiting.dice(name(view.active));
    case 'keep':
      return waiting.keep(name(view.active));
    case 'write':
      return waiting.write(names(props));
    default:
      return waiting[view.phase];
  }
};

const Actions = (props: TrayProps) => {
  const { game, view, mode, translations, play, hint, picked, rolling, fitting } = props;
  const { own } = translations;
  const { phase, faces, active, seat, sheets, options } = view;
  if (rolling) return null;
  if (mode !== 'play' || seat === null) return <p class="qw-status">{status(props)}</p>;
  if (onlyMove(game, view)) return <p class="qw-status">{own.prompt.nowhere(sum(faces), false)}</p>;
  if (phase === 'dice') {
    const colours = COLOURS.find((known) => known === asColours(picked));
    return (
      <button
        key="roll"
        type="button"
        class="button main"
        aria-disabled={colours === undefined}
        data-main
        onClick={({ currentTarget }) =>
          colours ? play({ type: 'dice', colours }) : showBubble(own.prompt.dice, currentTarget)
        }
      >
        {colours ? own.roll(colours.length) : own.pickDice}
      </button>
    );
  }
  if (phase === 'keep')
    return (
      <>
        <button
          key="keep"
          type="button"
          class={`button${fitting > 0 ? ' main' : ''}`}
          data-main={fitting > 0}
          data-hint={hint?.type === 'keep'}
          onClick={() => play({ type: 'keep' })}
        >
          {own.keep(sum(faces))}
        </button>
        <button
          key="reroll"
          type="button"
          class={`button${fitting > 0 ? '' : ' main'}`}
          data-main={fitting === 0}
          data-hint={hint?.type === 'reroll'}
          onClick={() => play({ type: 'reroll' })}
        >
          {own.again}
        </button>
      </>
    );
  const last = isLastMisthrow(itemAt(sheets, seat), options.misthrowLimit);
  const skip = seat !== active ? own.skip : last ? own.lastMisthrow : own.misthrow;
  return (
    <button
      key="skip"
      type="button"
      class={`button${fitting === 0 ? ' main' : ''}`}
      data-main={fitting === 0}
      data-costs={seat === active}
      data-hint={hint?.type === 'skip'}
      onClick={() => play({ type: 'skip' })}
    >
      {skip}
    </button>
  );
};

export const Tray = (props: TrayProps) => (
  <div class="qw-tray">
    <Dice {...props} />
    <span class="qw-equals" aria-hidden="true">
      =
    </span>
    <Chip {...props} />
    <div class="qw-actions">
      <Actions {...props} />
    </div>
  </div>
);
