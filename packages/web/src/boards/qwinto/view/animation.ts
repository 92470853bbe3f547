// Animates the news: dice tumble, numbers are written, boxes are crossed.
import { itemAt } from '@crescendo/rules';
import { type News, ROWS, type Row, type Sheet, WIDTH } from '@crescendo/rules/qwinto';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { duration } from '../../../shell/motion.ts';
import { soundBonus, soundRattle, soundStep, soundTap } from '../../../shell/sound.ts';
import { type Anchor, anchors } from '../model/places.ts';
import { TUMBLE_MS } from '../model/roll.ts';
import { completedBonus } from '../model/view-model.ts';
import type { QwintoProps } from '../types.ts';

const tumble = (die: Element, i: number): void => {
  const time = duration(TUMBLE_MS - 60 * (2 - i));
  if (time === 0) return;
  const side = i % 2 === 0 ? 1 : -1;
  die.animate(
    [
      { transform: `translate(${side * 40}%, -70%) rotate(${side * -290}deg) scale(1.12)`, offset: 0 },
      { transform: `translate(${side * 10}%, 6%) rotate(${side * -60}deg) scale(1.04)`, offset: 0.55 },
      { transform: `translate(0, -10%) rotate(${side * 12}deg)`, offset: 0.75 },
      { transform: 'none', offset: 1 },
    ],
    { duration: time, easing: 'cubic-bezier(0.3, 0.6, 0.4, 1)' },
  );
};

const appear = (element: Element | null | undefined, delay: number): void => {
  const time = duration(220);
  if (!element || time === 0) return;
  element.animate([{ clipPath: 'inset(-20% 110% -20% -10%)' }, { clipPath: 'inset(-20% -20% -20% -20%)' }], {
    duration: time,
    delay: duration(delay),
    easing: 'ease-out',
    fill: 'backwards',
  });
};

const pop = (element: Element | null, delay: number): void => {
  const time = duration(200);
  if (!element || time === 0) return;
  element.animate(
    [{ transform: 'scale(0.2)', opacity: 0 }, { transform: 'scale(1.1)' }, { transform: 'none' }],
    {
      duration: time,
      delay: duration(delay),
      fill: 'backwards',
      easing: 'ease-out',
    },
  );
};

const NOTE_MS = 80;

/** A row is complete: it glows, its numbers hop one after the other, each a step higher, and its points pop up. */
const showRow = (page: Element | null, row: Row): void => {
  const numbers = [...(page?.querySelectorAll(`.qw-field.qw-${row} .qw-number`) ?? [])];
  for (const [i] of numbers.entries()) setTimeout(soundStep, i * NOTE_MS, i);
  const time = duration(1600);
  if (!page || time === 0) return;
  pop(page.querySelector(`[data-row="${ROWS.indexOf(row)}"]`), 9 * NOTE_MS);
  const rest = { boxShadow: '0 0 0 3px var(--glow)', filter: 'none' };
  const lit = { boxShadow: '0 0 18px 9px var(--glow)', filter: 'brightness(1.15) saturate(1.3)' };
  page
    .querySelector(`.qw-band.qw-${row}`)
    ?.animate([rest, { ...lit, offset: 0.2 }, { ...lit, offset: 0.7 }, rest], { duration: time });
  for (const [i, number] of numbers.entries())
    number.animate([{ translate: '0 0' }, { translate: '0 -35%', offset: 0.4 }, { translate: '0 0' }], {
      duration: duration(320),
      delay: duration(i * NOTE_MS),
      easing: 'ease-out',
    });
};

/** A column of three is filled: it glows from the pentagon on, and its box at the foot pops up. */
const showBonus = (page: Element | null, index: number): void => {
  soundBonus();
  pop(page?.querySelector(`[data-bonus="${index}"]`) ?? null, 150);
  const time = duration(1600);
  const column = page?.querySelector(`[data-column="${index}"]`);
  if (!column || time === 0) return;
  const rest = { boxShadow: '0 0 0 0 var(--glow)', scale: '1' };
  const lit = { boxShadow: '0 0 14px 7px var(--glow)', scale: '1.05', background: 'var(--glow)' };
  column.animate([rest, { ...lit, offset: 0.2 }, { ...lit, offset: 0.6 }, rest], { duration: time });
};

const anchored = (root: HTMLElement, anchor: Anchor): Element | null =>
  root.querySelector(`[data-anchor="${anchors.key(anchor)}"]`);

interface Moved {
  readonly root: HTMLElement;
  readonly viewer: number | null;
  readonly sheets: readonly Sheet[];
  /** The viewer's number stood there already, as chosen. */
  readonly wasChosen: boolean;
}

const show = (news: News, { root, viewer, sheets, wasChosen }: Moved): void => {
  const page = (seat: number): string => `.qw-page[data-seat="${seat}"]`;
  if (news.type === 'rolled') {
    soundRattle();
    root.querySelectorAll('.qw-die:not([data-aside="true"])').forEach(tumble);
  } else if (news.type === 'wrote') {
    const mine = news.seat === viewer;
    if (!mine) soundStep(news.field % WIDTH);
    const bonus = completedBonus(itemAt(sheets, news.seat), news.field);
    if (bonus) showBonus(root.querySelector(page(news.seat)), bonus.index);
    if (mine && wasChosen) return;
    appear(anchored(root, { kind: 'number', seat: news.seat, field: news.field }), mine ? 0 : 80);
  } else if (news.type === 'misthrow') {
    soundTap();
    const box = anchored(root, { kind: 'misthrow', seat: news.seat, count: news.count });
    appear(box?.firstElementChild, 0);
  } else if (news.type === 'row-complete') showRow(root.querySelector(page(news.seat)), news.row);
};

export const useAnimation = (root: RefObject<HTMLElement | null>, props: QwintoProps): void => {
  const { moment, mode, news, view } = props;
  const last = useRef(moment);
  const chosen = useRef(false);
  useLayoutEffect(() => {
    const isNext = moment === last.current + 1;
    const wasChosen = chosen.current;
    last.current = moment;
    chosen.current = view.seat !== null && view.phase === 'write' && view.pending[view.seat] !== null;
    if (!isNext || mode === 'still' || !root.current) return;
    const moved = { root: root.current, viewer: view.seat, sheets: view.sheets, wasChosen };
    for (const item of news) show(item, moved);
  }, [moment]);
};
