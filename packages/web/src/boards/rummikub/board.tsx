import type { Reason } from '@crescendo/rules/rummikub';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { useAnimation, useReveal } from './animation.ts';
import { Bar } from './bar.tsx';
import { Clock, ClockWarning } from './clock.tsx';
import { Field } from './felt.tsx';
import { type FeltLayout, fittingTile, layOut, rackGrid } from './geometry.ts';
import { useHighlights } from './highlight.ts';
import { useInput } from './input.ts';
import { handleKey, handleTap } from './keyboard.ts';
import { canTurn, fitOf, turnJoker } from './model/edit.ts';
import { asTable, type FeltSet } from './model/piece.ts';
import { isTouched } from './model/plan.ts';
import { useOthersAnimation } from './others-animation.ts';
import { PairsPanel, StartPanel } from './panels.tsx';
import { type Scene, usePlaceAt } from './place-at.ts';
import { Backs, Rack } from './rack.tsx';
import type { RummikubProps } from './types.ts';
import { usePlan } from './use-plan.ts';
import { useRooms } from './use-room.ts';
import { hintOf, marksOf, originOf } from './view-model.ts';
import { useZoom, ZoomButtons } from './zoom.tsx';
import './felt.css';
import './panels.css';
import './rack.css';

export const Board = (props: RummikubProps) => {
  const { view, mode, translations, name, deciding, moment, news, game } = props;
  const { seat, options } = view;
  const root = useRef<HTMLElement>(null);
  const planning = usePlan(props);
  const { sets, ground, mine, rack, plan, isLocked } = planning;
  const isLive = seat !== null && mode !== 'still' && view.phase === 'turn';
  const rooms = useRooms(root, seat !== null);
  const scene = useRef<Scene>({ rackCount: 0, options, fits: () => false });
  const finder = usePlaceAt(root, scene);
  const hand = useInput(props, planning, isLive, root, finder);
  const { hands } = hand;

  const isFixed = (id: number): boolean => isLocked && ground.sets.some((set) => set.id === id);

  const turns = (set: FeltSet): boolean => isLive && canTurn(set, ground.sets, options);
  const room = rooms.value;
  const large = settings.largeTiles.value;
  const zoom = useZoom(root, hands.release);
  // While somebody builds, tiles may have to get smaller; they never jump back in mid-turn.
  const smallest = useRef({ ground, room, tile: Infinity });
  const auto = useMemo(() => {
    if (!room) return 31;
    const most = (large ? 1.2 : 1) * (room.felt.width > 900 ? 60 : room.felt.width > 620 ? 52 : 46);
    const fitting = fittingTile(sets, room.felt, options, large ? 37 : 31, most);
    const was = smallest.current;
    const tile = was.ground === ground && was.room === room ? Math.min(was.tile, fitting) : fitting;
    smallest.current = { ground, room, tile };
    return tile;
  }, [room, ground, sets, options, large]);
  const tile = Math.round(auto * zoom.factor.value);
  const last = useRef<{ layout: FeltLayout; width: number } | undefined>(undefined);
  const layout = useMemo(() => {
    if (!room) return undefined;
    const was = last.current;
    const before =
      was && was.layout.tile === tile && was.width === room.felt.width ? was.layout.spots : new Map();
    const next = layOut(sets, room.felt, tile, options, before, turns);
    last.current = { layout: next, width: room.felt.width };
    return next;
  }, [sets, room, tile, options]);
  const grid = rackGrid(ground.rack.length, room?.rack ?? { width: 340, height: 460 }, large ? 66 : 58);
  const touched = plan !== undefined && isTouched(plan);
  const fault: Reason | undefined = useMemo(
    () =>
      mode === 'still' || seat === null
        ? undefined
        : game.check(view, { type: 'play', table: asTable(sets) }),
    [view, sets, mode],
  );

  Object.assign(scene.current, {
    layout,
    grid,
    rackCount: rack.length,
    options,
    fits: (id: number, held: readonly number[]) => {
      const set = sets.find((each) => each.id === id);
      return set !== undefined && !isFixed(id) && fitOf(set, held, options) !== undefined;
    },
  });
  useLayoutEffect(
    () =>
      hands.dragging.subscribe((drags) => {
        if (!drags) scene.current.measures = undefined;
      }),
    [],
  );

  useHighlights(root, hand, sets, options, isFixed, isLive);
  useReveal(root, sets);
  useOthersAnimation(root, props);
  const since = useRef(moment);
  const grew = moment - since.current;
  const order = planning.order.value;
  useAnimation(
    root,
    `${moment}/${JSON.stringify(sets)}/${rack}/${order}`,
    mode !== 'still' && (grew === 0 || grew === 1),
    (piece) => originOf(piece, news, seat, mine),
    hand.released,
  );
  useLayoutEffect(() => {
    since.current = moment;
  });

  const hint = useMemo(() => hintOf(props.hint, view, planning), [props.hint, view, sets]);
  const marks = useMemo(
    () => marksOf({ planning, news, view, mode, hint }),
    [planning.sets, rack, news, mode, hint],
  );

  return (
    <section
      class="rk"
      data-mode={mode}
      aria-label="Rummikub"
      {...hands.props}
      ref={(element: HTMLElement | null) => {
        root.current = element;
        hands.props.ref(element);
      }}
      onPointerDown={(event: PointerEvent) => {
        // A second finger means zooming, never a tile.
        if (event.isPrimary) hands.props.onPointerDown(event);
        else hands.release();
      }}
      onClickCapture={(event: MouseEvent) => {
        const turn = (id: number): void => void planning.change({ sets: turnJoker(sets, id, options) });
        if (handleTap(event.target as Element, hand, turn)) event.stopPropagation();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (!handleKey(event, hand, planning, isLive)) hands.props.onKeyDown(event);
      }}
    >
      <div class="rk-others" data-count={view.seats - 1}>
        {view.racks.map((_, each) =>
          each === seat ? null : (
            <Backs
              key={each}
              seat={each}
              name={name(each)}
              view={view}
              isDeciding={deciding.includes(each)}
              translations={translations}
            />
          ),
        )}
        <span class="rk-space" />
        <Clock {...props} />
        <ZoomButtons zoom={zoom} layout={layout} room={room?.felt} translations={translations} />
      </div>
      <div class="rk-table">
        <fieldset
          class="rk-felt"
          aria-label={translations.own.felt}
          data-place={isLive ? 'new' : undefined}
          tabIndex={mode === 'still' ? 0 : undefined}
        >
          <Field
            layout={layout}
            view={view}
            translations={translations}
            isLive={isLive}
            isFixed={isFixed}
            turns={turns}
            marks={marks}
            isEmpty={sets.length === 0}
            hint={hint}
          />
        </fieldset>
        {view.phase === 'pairs' ? <PairsPanel {...props} /> : sets.length === 0 && <StartPanel {...props} />}
        <ClockWarning props={props} fault={fault} touched={touched} />
      </div>
      {seat !== null && (
        <div class="rk-own">
          <Rack
            pieces={rack}
            grid={grid}
            isLive={isLive}
            marks={marks}
            translations={translations}
            deals={moment === 1 && mode !== 'still'}
          />
          {hint && mode === 'play' && (
            <button type="button" class="button rk-show" onClick={() => planning.change({ sets: hint.sets })}>
              {translations.own.showHint}
            </button>
          )}
          {view.phase === 'turn' && mode !== 'still' && (
            <Bar props={props} planning={planning} fault={fault} />
          )}
        </div>
      )}
    </section>
  );
};
