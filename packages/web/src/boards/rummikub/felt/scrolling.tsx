// The felt scrolls to what somebody else has changed, and shows at its edges that there is more.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Input } from '../input/input.ts';
import type { Changes } from '../model/changes.ts';
import type { Hint } from '../model/hint.ts';
import type { Sets } from '../model/piece.ts';
import { scrollFor } from '../model/reveal.ts';
import type { FeltLayout, Laid } from './geometry.ts';

const feltIn = (root: RefObject<HTMLElement | null>): HTMLElement | undefined =>
  root.current?.querySelector<HTMLElement>('.rk-felt') ?? undefined;

const spanOf = ({ y, height }: Laid) => ({ top: y, bottom: y + height });

/** The part of a row that may be out of sight before it counts as more. */
const MIN_VISIBLE = 10;

/** `data-above` and `data-below` of the table: `more` is there, or the `news` are. */
const showEdges = (felt: HTMLElement, layout: FeltLayout, changes: Changes): void => {
  const table = felt.parentElement;
  const [top, bottom] = [felt.scrollTop, felt.scrollTop + felt.clientHeight];
  const mark = (name: string, more: readonly Laid[]): void => {
    const value = more.some(({ set }) => changes.sets.has(set.id)) ? 'news' : 'more';
    if (more.length === 0) table?.removeAttribute(name);
    else if (table?.getAttribute(name) !== value) table?.setAttribute(name, value);
  };
  mark(
    'data-above',
    layout.laid.filter(({ y }) => y < top - MIN_VISIBLE),
  );
  mark(
    'data-below',
    layout.laid.filter(({ y, height }) => y + height > bottom + MIN_VISIBLE),
  );
};

const useEdges = (
  root: RefObject<HTMLElement | null>,
  layout: FeltLayout | undefined,
  changes: Changes,
): void => {
  useLayoutEffect(() => {
    const felt = feltIn(root);
    if (!felt || !layout) return;
    const show = (): void => showEdges(felt, layout, changes);
    show();
    felt.addEventListener('scroll', show, { passive: true });
    return () => felt.removeEventListener('scroll', show);
  }, [layout, changes]);
};

/** Tiles have become larger or smaller: what was in the middle stays there. */
const useSteadyMiddle = (root: RefObject<HTMLElement | null>, layout: FeltLayout | undefined): void => {
  const before = useRef(layout);
  useLayoutEffect(() => {
    const [old, felt] = [before.current, feltIn(root)];
    before.current = layout;
    if (!old || !layout || !felt || old.tile === layout.tile) return;
    const { scrollTop, clientHeight } = felt;
    const far = ({ y, height }: Laid): number => Math.abs(y + height / 2 - scrollTop - clientHeight / 2);
    const middle = [...old.laid].sort((a, b) => far(a) - far(b))[0];
    const now = middle && layout.laid.find(({ set }) => set.id === middle.set.id);
    if (now) felt.scrollTop += now.y + now.height / 2 - middle.y - middle.height / 2;
  }, [layout]);
};

/** Keeps the next tile of a hint, and its destination, in sight. */
const useHintInSight = (
  root: RefObject<HTMLElement | null>,
  layout: FeltLayout | undefined,
  hint: Hint | undefined,
): void => {
  useLayoutEffect(() => {
    const felt = feltIn(root);
    if (!felt || !layout || !hint) return;
    const from = layout.laid.filter(({ set }) => set.pieces.includes(hint.next));
    const to = layout.laid.filter(({ set }) => set.id === hint.target);
    const wishes = [[...from, ...to], from.length > 0 ? from : to].map((each) => each.map(spanOf));
    felt.scrollTop = scrollFor(wishes, felt.scrollTop, felt.clientHeight);
  }, [hint?.next, hint?.target]);
};

export const useScrolling = (
  root: RefObject<HTMLElement | null>,
  sets: Sets,
  layout: FeltLayout | undefined,
  changes: Changes,
  { picking }: Input,
  hint: Hint | undefined,
): void => {
  useSteadyMiddle(root, layout);
  const seen = useRef({ sets, changes });
  useLayoutEffect(() => {
    const was = seen.current;
    if (!layout) return;
    seen.current = { sets, changes };
    const felt = feltIn(root);
    // Nothing moves under a hand.
    if (!felt || picking.dragging.peek()) return;
    const old = new Set(was.sets);
    const isOwn = changes === was.changes;
    const changed = layout.laid.filter(({ set }) => (isOwn ? !old.has(set) : changes.sets.has(set.id)));
    // An own step changes at most two sets: more of them are a step back, or a new view.
    if (isOwn && changed.length > 2) return;
    const laid = changed.filter(({ set }) => set.pieces.some((piece) => changes.laid.has(piece)));
    const wishes = [changed, laid, laid.slice(-1)].map((each) => each.map(spanOf));
    felt.scrollTop = scrollFor(wishes, felt.scrollTop, felt.clientHeight);
  }, [sets, changes, layout]);
  useHintInSight(root, layout, hint);
  useEdges(root, layout, changes);
};

const Edge = ({ side }: { readonly side: 'above' | 'below' }) => (
  <span class="rk-edge absolute justify-center no-pointer" data-side={side} aria-hidden="true">
    <svg class="line-art circle" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={side === 'above' ? 'M5 15.5 12 9l7 6.5' : 'M5 8.5 12 15l7-6.5'} />
    </svg>
  </span>
);

/** There is more above or below. */
export const FeltEdges = () => (
  <>
    <Edge side="above" />
    <Edge side="below" />
  </>
);
