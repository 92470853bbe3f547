import './board.css';
import './sheet.css';
import './tray.css';
import { type Field, ROWS_FOR, sum, WIDTH } from '@crescendo/rules/qwinto';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { duration } from '../../app/motion.ts';
import { settings } from '../../app/settings.ts';
import { soundStep } from '../../app/sound.ts';
import { useHands } from '../../pieces/hold.ts';
import { useAnimation } from './animation.ts';
import { Caption, Tabs } from './seats.tsx';
import { type FieldState, OwnSheet, SheetPicture } from './sheet.tsx';
import { useTouchAim } from './touch-aim.ts';
import { Tray } from './tray.tsx';
import type { QwintoProps } from './types.ts';
import { asColours, layoutOf, openFieldsOf, seatsFrom } from './view-model.ts';

/** With keys alone, the focus goes to what there is to do next. */
const nextFocus = (root: HTMLElement, phase: string): HTMLElement | null =>
  phase === 'dice'
    ? root.querySelector<HTMLElement>('button.qw-die')
    : (root.querySelector<HTMLElement>('[data-look="fits"]') ??
      root.querySelector<HTMLElement>('[data-main="true"]'));

export const Board = (props: QwintoProps) => {
  const { game, view, mode, translations, name, hint, play, refuse, moment } = props;
  const { seat, phase, options, colours, faces } = view;
  const { own } = translations;
  const root = useRef<HTMLElement | null>(null);
  const pages = useRef<HTMLDivElement | null>(null);
  const current = useSignal(0);
  const picked = useSignal('');
  const byKeys = useRef(false);
  const layout = useMemo(() => layoutOf(options), [options]);
  const answer = openFieldsOf(game, view, mode);
  const total = sum(faces);

  const write = (field: Field, element: Element): void => {
    const move = { type: 'write', field } as const;
    const reason = game.check(view, move);
    if (reason) refuse(reason, element);
    else {
      soundStep(field % WIDTH);
      play(move);
    }
  };
  const choose = (place: string, element: Element): void => {
    hands.release();
    write(Number(place), element);
  };
  const hands = useHands({
    enabled: mode === 'play',
    canHold: () => phase === 'write',
    drop: (_, place, element) => choose(place, element),
    touch: choose,
    describe: () => own.inHand(total, answer.fields.size),
  });
  const large = settings.largeTiles.value;
  const aim = useTouchAim(mode === 'play' && phase === 'write' && !large, choose);
  useAnimation(root, props);

  useEffect(() => {
    if (phase !== 'dice' || mode !== 'play') picked.value = '';
    else if (options.dice === 1) picked.value = 'o';
  }, [phase, mode, moment]);

  useLayoutEffect(() => {
    if (mode === 'play') pages.current?.scrollTo({ left: 0, behavior: 'instant' });
    const focused = document.activeElement;
    if (mode === 'play' && phase === 'write' && large)
      root.current
        ?.querySelector('[data-look="fits"]')
        ?.scrollIntoView({ block: 'nearest', inline: 'center' });
    if (mode !== 'play' || !byKeys.current || !root.current) return;
    if (focused === null || focused === document.body || root.current.contains(focused))
      nextFocus(root.current, phase)?.focus({ preventScroll: true });
  }, [mode, phase, seat]);

  const turnTo = (page: number): void =>
    pages.current?.scrollTo({
      left: page * pages.current.clientWidth,
      behavior: duration(1) > 0 ? 'smooth' : 'instant',
    });

  const pending = seat === null ? undefined : view.pending[seat];
  const chosen = pending && pending !== 'hidden' && pending.type === 'write' ? pending.field : undefined;
  const over = hands.dragging.value ? hands.over.value : aim.aimed.value?.place;
  const faint = (field: Field) => {
    if (field === chosen) return { number: total, why: 'chosen' };
    if (over === String(field) && answer.kind === 'fits' && answer.fields.has(field))
      return { number: total, why: 'over' };
    return hint?.type === 'write' && hint.field === field ? { number: total, why: 'hint' } : undefined;
  };
  const letters = asColours(picked.value);
  const look = (field: Field): FieldState => {
    if (answer.fields.has(field)) return answer.kind;
    if (letters && phase === 'dice')
      return ROWS_FOR[letters].includes(Math.floor(field / WIDTH)) ? 'plain' : 'shut';
    return answer.kind === 'plain' ? 'plain' : 'shut';
  };

  const seats = seatsFrom(view.seats, seat);
  const paper = (of: number) => ({
    layout,
    sheet: view.sheets[of]!,
    seat: of,
    own,
    misthrowLimit: options.misthrowLimit,
  });
  const first = layout.cells.find(({ kind }) => kind === 'field');
  const aimed = aim.aimed.value;

  return (
    <section
      {...hands.props}
      ref={(element) => {
        root.current = element;
        hands.props.ref(element);
      }}
      onPointerDown={(event) => {
        byKeys.current = false;
        hands.props.onPointerDown(event);
      }}
      onKeyDown={(event) => {
        byKeys.current = true;
        hands.props.onKeyDown(event);
      }}
      class="qw"
      aria-label="Qwinto"
      data-mode={mode}
      data-phase={phase}
      data-rolled={colours ?? ''}
      data-seats={view.seats}
    >
      <Tray
        {...props}
        picked={picked}
        held={hands.held.value !== undefined}
        dragging={hands.dragging.value}
        fitting={answer.kind === 'fits' ? answer.fields.size : 0}
      />
      <div
        class="qw-pages"
        ref={pages}
        tabIndex={seat === null || mode === 'still' ? 0 : undefined}
        onScroll={({ currentTarget }) => {
          current.value = Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth));
        }}
      >
        {seats.map((of, i) => (
          <section
            key={of}
            class={`qw-page${i === 0 ? ' qw-mine' : ''}`}
            data-seat={of}
            aria-label={own.sheetOf(name(of))}
            {...(i === 0 && { onPointerDown: aim.onPointerDown, onClickCapture: aim.onClickCapture })}
          >
            <div class="qw-leaf">
              {view.seats > 1 && <Caption props={props} seat={of} />}
              {i === 0 && mode !== 'still' && seat !== null ? (
                <OwnSheet
                  {...paper(of)}
                  look={look}
                  faint={faint}
                  sum={total}
                  active={mode === 'play'}
                  entry={
                    answer.kind === 'fits' && answer.fields.size > 0
                      ? undefined
                      : first?.kind === 'field'
                        ? first.field
                        : undefined
                  }
                />
              ) : (
                <SheetPicture {...paper(of)} label={own.sheetOf(name(of))} />
              )}
            </div>
          </section>
        ))}
      </div>
      {view.seats > 1 && <Tabs props={props} seats={seats} current={current.value} onPick={turnTo} />}
      {aimed && (
        <span
          class="qw-loupe"
          aria-hidden="true"
          data-fits={answer.fields.has(Number(aimed.place))}
          style={{ left: `${aimed.x}px`, top: `${aimed.y}px` }}
        >
          {total}
        </span>
      )}
    </section>
  );
};
