import type { Reason } from '@crescendo/rules/rummikub';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { lazy } from '../../shell/lazy.tsx';
import { Field } from './felt/felt.tsx';
import type { RackGrid } from './felt/geometry.ts';
import { type Scene, usePlaceAt } from './felt/place-at.ts';
import { useFeltSaving, useSavedFelt } from './felt/saved-felt.ts';
import { FeltEdges, useScrolling } from './felt/scrolling.tsx';
import { type BoardLayout, useLayout } from './felt/use-layout.ts';
import { useRooms } from './felt/use-room.ts';
import { useZoom, type Zoom } from './felt/zoom.tsx';
import { type Input, useInput } from './input/input.ts';
import { handleKey } from './input/keyboard.ts';
import { tapMemory, tapsAt } from './input/taps.ts';
import { type Planning, usePlan } from './input/use-plan.ts';
import { canTurn, fitOf } from './model/edit.ts';
import type { Hint } from './model/hint.ts';
import { asTable, type FeltSet, type Piece } from './model/piece.ts';
import { places } from './model/places.ts';
import { isTouched } from './model/plan.ts';
import { marksOf, originOf } from './model/view-model.ts';
import type { RummikubProps } from './types.ts';
import { useAnimation } from './view/animation.ts';
import { Bar } from './view/bar.tsx';
import { ClockWarning } from './view/clock.tsx';
import { useHighlights } from './view/highlight.ts';
import { useOthersAnimation } from './view/others-animation.ts';
import { PairsPanel, StartPanel, useStartDraw } from './view/panels.tsx';
import { Rack } from './view/rack.tsx';
import { useChanges } from './view/use-changes.ts';
import { useHint } from './view/use-hint.ts';
import './tokens.css';
import './felt/felt.css';
import './felt/marks.css';
import './view/panels.css';
import './view/rack.css';
import './forced.css';

/** Needed at the end only. */
const OpenRacks = lazy(async () => (await import('./view/open-racks.tsx')).OpenRacks);

/** Returns the reason why the felt cannot be left as it is; `undefined` where it can, or where nobody plays. */
const useTurnReason = ({ game, view, mode }: RummikubProps, { sets }: Planning): Reason | undefined =>
  useMemo(
    () =>
      mode === 'still' || view.seat === null
        ? undefined
        : game.check(view, { type: 'play', table: asTable(sets) }),
    [view, sets, mode],
  );

/** Counts the views by which the table has moved on since the last render; a past moment `n` is told as `-1 - n`. */
const useProgress = (moment: number): number => {
  const number = moment < 0 ? -1 - moment : moment;
  const since = useRef(number);
  const progress = number - since.current;
  useLayoutEffect(() => {
    since.current = number;
  });
  return progress;
};

/** Tells the finder of places how the table lies now. */
const useScene = (
  scene: RefObject<Scene>,
  { view: { options } }: RummikubProps,
  { sets, rack, isFixed }: Planning,
  layout: BoardLayout,
  { picking }: Input,
): void => {
  const fits = (id: number, held: readonly Piece[]): boolean => {
    const set = sets.find((each) => each.id === id);
    const fit = set && fitOf(set, held, options);
    // A tile that would complete a set that may not be changed yet is refused there, with the reason.
    return isFixed(id) ? fit === 'yes' : fit !== undefined;
  };
  if (scene.current)
    Object.assign(scene.current, {
      layout: layout.felt,
      grid: layout.rack,
      rackCount: rack.length,
      options,
      fits,
    });
  useLayoutEffect(
    () =>
      picking.dragging.subscribe((drags) => {
        if (!drags && scene.current) scene.current.measures = undefined;
      }),
    [],
  );
};

/** Everything that moves: what just happened, and what the player has put elsewhere. */
const useMotion = (
  root: RefObject<HTMLElement | null>,
  props: RummikubProps,
  { sets, rack, mine, order }: Planning,
  { released }: Input,
): void => {
  const { view, mode, moment, news } = props;
  useOthersAnimation(root, props);
  const progress = useProgress(moment);
  useAnimation(
    root,
    `${moment}/${JSON.stringify(sets)}/${rack}/${order.value}`,
    // Looking back, one step forward is seen as it was then.
    progress === 1 || (mode !== 'still' && progress === 0),
    (piece) => originOf(piece, [...news, ...view.news], view.seat, mine),
    released,
  );
};

interface OwnProps {
  readonly props: RummikubProps;
  readonly planning: Planning;
  readonly grid: RackGrid;
  readonly isLive: boolean;
  readonly marks: ReadonlyMap<Piece, string>;
  readonly hint: Hint | undefined;
  readonly zoom: Zoom;
  /** Tells whether the felt scrolls. */
  readonly scrolls: boolean;
}

/** The viewer's rack, and what can be done with it. */
const Own = ({ props, planning, grid, isLive, marks, hint, zoom, scrolls }: OwnProps) => {
  const { view, mode, moment, translations } = props;
  const reason = useTurnReason(props, planning);
  return (
    <div class="rk-own flex">
      <Rack
        pieces={planning.rack}
        grid={grid}
        isLive={isLive}
        marks={marks}
        translations={translations}
        deals={moment === 1 && mode !== 'still'}
      />
      {view.phase === 'over' ? (
        <OpenRacks {...props} />
      ) : (
        <Bar props={props} planning={planning} reason={reason} hint={hint} zoom={zoom} scrolls={scrolls} />
      )}
    </div>
  );
};

export const Board = (props: RummikubProps) => {
  const { view, mode, translations } = props;
  const { seat, options } = view;
  const root = useRef<HTMLElement>(null);
  const planning = usePlan(props);
  const { sets, ground, rack, plan, isFixed } = planning;
  const isLive = seat !== null && mode !== 'still' && view.phase === 'turn';
  const room = useRooms(root, seat !== null).value;
  const scene = useRef<Scene>({ rackCount: 0, options, fits: () => false });
  const finder = usePlaceAt(root, scene);
  const input = useInput(props, planning, isLive, root, finder);
  const { picking } = input;
  const taps = tapsAt(useMemo(tapMemory, []), input, planning, options);
  const kept = useSavedFelt(ground);
  const zoom = useZoom(root, picking.release, kept?.zoom);
  const turns = (set: FeltSet): boolean => isLive && canTurn(set, ground.sets, options);
  const layout = useLayout(props, planning, room, zoom.factor.value, turns, kept?.memory);
  const changes = useChanges(props, planning);
  useFeltSaving(root, layout, zoom.factor.value, kept);
  const hint = useHint(props, planning);
  const instead = useHint({ hint: props.instead, hintPart: undefined, view }, planning)?.steps;
  useScrolling(root, sets, layout.felt, changes, input, hint);
  useScene(scene, props, planning, layout, input);
  useHighlights(root, input, planning, options, isLive);
  useMotion(root, props, planning, input);

  const marks = useMemo(
    () => marksOf({ planning, changes, view, mode, hint, instead }),
    [sets, rack, changes, mode, hint, instead],
  );
  const scrolls = layout.felt !== undefined && room !== undefined && layout.felt.height > room.felt.height;
  const startDraw = useStartDraw(view);
  const isTouchedNow = plan !== undefined && isTouched(plan);
  return (
    <section
      class="rk grid full-width clip min-0"
      data-mode={mode}
      aria-label="Rummikub"
      {...picking.props}
      ref={(element: HTMLElement | null) => {
        root.current = element;
        picking.props.ref(element);
      }}
      onPointerDown={(event: PointerEvent) => {
        // A second finger means zooming, never a tile.
        if (!event.isPrimary) return picking.release();
        if (isLive) finder.prepare();
        taps.press(event);
        picking.props.onPointerDown(event);
      }}
      onClickCapture={(event: MouseEvent) => {
        if (isLive && taps.tap(event.target as Element)) event.stopPropagation();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (!handleKey(event, input, planning, isLive, translations)) picking.props.onKeyDown(event);
      }}
    >
      <div class="rk-table relative min-height-0">
        <fieldset
          class="rk-felt overlay"
          aria-label={translations.own.felt}
          data-place={isLive ? places.key({ kind: 'new' }) : undefined}
          tabIndex={mode === 'still' ? 0 : undefined}
        >
          <Field
            layout={layout.felt}
            view={view}
            translations={translations}
            isLive={isLive}
            isFixed={isFixed}
            turns={turns}
            marks={marks}
            isEmpty={sets.length === 0}
            hint={hint}
            changed={changes.sets}
          />
        </fieldset>
        <FeltEdges />
        {view.phase === 'pairs' ? (
          <PairsPanel {...props} startDraw={startDraw} />
        ) : (
          sets.length === 0 && <StartPanel {...props} startDraw={startDraw} />
        )}
        <ClockWarning props={props} table={isTouchedNow ? asTable(sets) : undefined} />
      </div>
      {seat === null && view.phase === 'over' && <OpenRacks {...props} />}
      {seat !== null && (
        <Own
          props={props}
          planning={planning}
          grid={layout.rack}
          isLive={isLive}
          marks={marks}
          hint={hint}
          zoom={zoom}
          scrolls={scrolls}
        />
      )}
    </section>
  );
};
