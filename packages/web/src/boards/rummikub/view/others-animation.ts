// Shows the others' moves and makes them heard: a tile goes from the pool to their rack, tiles ring as they lie down.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { duration } from '../../../shell/motion.ts';
import { soundRattle, soundStep } from '../../../shell/sound.ts';
import { type Anchor, anchored } from '../model/places.ts';
import type { RummikubProps } from '../types.ts';

const centre = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2 - 14, top + height / 2 - 19];
};

const flyAcross = (root: HTMLElement, from: Anchor, to: Anchor, delay: number): void => {
  const [start, end] = [anchored(root, from), anchored(root, to)];
  const time = duration(320);
  if (!start || !end || time === 0) return;
  const tile = document.createElement('i');
  tile.className = 'rk-flying';
  document.body.append(tile);
  const [[x, y], [toX, toY]] = [centre(start), centre(end)];
  tile.animate(
    [
      { transform: `translate(${x}px, ${y}px)` },
      { transform: `translate(${toX}px, ${toY}px) scale(0.5)`, opacity: 0.4 },
    ],
    { duration: time, delay: duration(delay), easing: 'ease-in-out', fill: 'both' },
  ).onfinish = () => tile.remove();
};

export const useOthersAnimation = (
  root: RefObject<HTMLElement | null>,
  { moment, news, view, mode }: RummikubProps,
): void => {
  const last = useRef(moment);
  useEffect(() => {
    const grew = moment - last.current;
    last.current = moment;
    if (mode === 'still' || grew !== 1 || !root.current) return;
    let draws = 0;
    for (const item of news) {
      if (item.type === 'dealt' || item.type === 'redealt') soundRattle();
      if (item.type === 'drew' && item.seat !== view.seat)
        flyAcross(root.current, { kind: 'pool' }, { kind: 'seat', seat: item.seat }, 120 * draws++);
      if (item.type === 'played' && item.seat !== view.seat)
        for (let i = 0; i < Math.min(item.tiles.length, 6); i++) setTimeout(soundStep, 60 * i, i + 2);
    }
  }, [moment]);
};
