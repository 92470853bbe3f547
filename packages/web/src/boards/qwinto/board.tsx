import './tokens.css';
import './board.css';
import './view/foot.css';
import './view/sheet.css';
import './view/tray.css';
import './forced.css';
import { range } from '@crescendo/rules';
import { type Field, sum } from '@crescendo/rules/qwinto';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { duration } from '../../shell/motion.ts';
import { nameOrYou } from '../contract/seat-label.ts';
import { useInput } from './input/input.ts';
import { useNextFocus } from './input/keyboard.ts';
import type { Aimed } from './input/touch-aim.ts';
import { useRoll } from './model/roll.ts';
import {
  asColours,
  diceInHand,
  type FaintNumber,
  type FieldState,
  faintNumbers,
  fieldStates,
  fieldsInColumn,
  layoutOf,
  openFieldsOf,
} from './model/view-model.ts';
import type { QwintoProps } from './types.ts';
import { useAnimation } from './view/animation.ts';
import { Caption, Tabs } from './view/seats.tsx';
import { OwnSheet, SheetPicture } from './view/sheet.tsx';
import { Tray } from './view/tray.tsx';

interface PageProps {
  readonly props: QwintoProps;
  readonly seat: number;
  /** The viewer's own sheet: how its fields look. Without this, the sheet is a picture. */
  readonly own:
    | {
        readonly look: (field: Field) => FieldState;
        readonly faint: (field: Field) => FaintNumber | undefined;
      }
    | undefined;
}

/** One seat's sheet, with its name where there are several. */
const Page = ({ props: board, seat, own }: PageProps) => {
  const { view, mode, translations, name } = board;
  const { options } = view;
  const layout = useMemo(() => layoutOf(options), [options]);
  const sheet = view.sheets[seat];
  if (!sheet) return null;
  const paper = {
    layout,
    sheet,
    seat,
    own: translations.own,
    misthrowLimit: options.misthrowLimit,
    isOver: view.phase === 'over',
  };
  return (
    <div class="qw-leaf grid">
      {view.seats > 1 && <Caption props={board} seat={seat} />}
      {own ? (
        <OwnSheet {...paper} {...own} sum={sum(view.faces)} active={mode === 'play'} />
      ) : (
        <SheetPicture {...paper} label={translations.own.sheetOf(nameOrYou(name, seat))} />
      )}
    </div>
  );
};

/** The aimed field, large above the finger. */
const Loupe = ({ aimed, fits, number }: { aimed: Aimed; fits: boolean; number: number }) => (
  <span
    class="qw-loupe square center tile-colours absolute no-pointer"
    aria-hidden="true"
    data-fits={fits}
    style={{ left: `${aimed.x}px`, top: `${aimed.y}px` }}
  >
    {number}
  </span>
);

export const Board = (props: QwintoProps) => {
  const { game, view, mode, translations, name, hint, draft } = props;
  const { seat, phase } = view;
  const root = useRef<HTMLElement | null>(null);
  const pages = useRef<HTMLDivElement | null>(null);
  /** The sheets lie in the order of the seats, for every viewer; this one is large. */
  const mine = seat ?? props.large ?? 0;
  const current = useSignal(mine);
  const picked = mode === 'play' ? diceInHand(view, draft.value) : '';
  const { rolling, tick } = useRoll(props);
  const open = openFieldsOf(game, view, rolling ? 'still' : mode);
  const fitting = open.kind === 'fits' ? open.fields.size : 0;
  const { picking, aim, over } = useInput(props, open.fields.size, (on) => turnTo(current.value + on));
  useAnimation(root, props);
  const scrollTo = (page: number, behavior: 'smooth' | 'instant'): void =>
    pages.current?.scrollTo({ left: page * pages.current.clientWidth, behavior });
  const showMine = (): void => scrollTo(mine, 'instant');
  const byKeys = useNextFocus(root, showMine, props);
  useLayoutEffect(showMine, [mine]);

  const turnTo = (page: number): void => scrollTo(page, duration(1) > 0 ? 'smooth' : 'instant');
  const own = {
    look: fieldStates(view, open, asColours(picked), mode === 'play' ? fieldsInColumn(game, view) : []),
    faint: faintNumbers(view, open, over, hint, props.instead),
  };
  const aimed = aim.aimed.value;
  return (
    <section
      {...picking.props}
      ref={(element) => {
        root.current = element;
        picking.props.ref(element);
      }}
      onPointerDown={(event) => {
        byKeys.current = false;
        picking.props.onPointerDown(event);
      }}
      onKeyDown={(event) => {
        byKeys.current = true;
        picking.props.onKeyDown(event);
      }}
      class="qw overlay grid on-felt"
      aria-label="Qwinto"
      data-mode={mode}
      data-phase={phase}
      data-rolled={view.colours ?? ''}
      data-seats={view.seats}
      data-rolling={rolling || undefined}
    >
      <Tray
        {...props}
        picked={picked}
        pick={(letters) => {
          draft.value = letters === '' ? undefined : letters;
        }}
        rolling={rolling}
        tick={tick}
        held={picking.held.value !== undefined}
        dragging={picking.dragging.value}
        fitting={fitting}
        isAway={current.value !== mine}
      />
      <div
        class="qw-pages flex"
        ref={pages}
        tabIndex={seat === null || mode === 'still' ? 0 : undefined}
        onScroll={({ currentTarget }) => {
          current.value = Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth));
        }}
      >
        {range(view.seats).map((of) => (
          <section
            key={of}
            class={`qw-page center relative min-0 min-height-0${of === mine ? ' qw-mine' : ''}`}
            data-seat={of}
            aria-label={translations.own.sheetOf(of === seat ? undefined : nameOrYou(name, of))}
            {...(of === mine && { onPointerDown: aim.onPointerDown, onClickCapture: aim.onClickCapture })}
          >
            <Page
              props={props}
              seat={of}
              own={of === mine && mode !== 'still' && seat !== null ? own : undefined}
            />
          </section>
        ))}
      </div>
      {view.seats > 1 && <Tabs props={props} current={current.value} onPick={turnTo} />}
      {aimed && <Loupe aimed={aimed} fits={open.fields.has(aimed.field)} number={sum(view.faces)} />}
    </section>
  );
};
