// After a round: what was laid beside the top, where it was, and the top step by step.

import { missedPart } from '@crescendo/bots/top';
import type { Move, TileSet } from '@crescendo/rules/rummikub';
import { TOP_ROUNDS, type TopPlay, topPercent, topView } from '@crescendo/rules/top';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { announce } from '../../shell/announce.ts';
import { Icon } from '../../ui/icons.tsx';
import { rankingSoFar, type SavedRound } from './saved-top.ts';
import { Stage } from './stage.tsx';
import type { TopBoard } from './use-board.ts';
import type { TopCourse } from './use-top.ts';

interface ShownProps {
  readonly top: TopBoard;
  readonly course: TopCourse;
  readonly round: SavedRound;
  readonly play: TopPlay;
}

/** `own`: the player's table; a number: a step of the top; `laid`: all of it. */
type Look = 'own' | 'laid' | number;

const moveTo = (table: readonly TileSet[]): Move => ({ type: 'play', table });

export const Shown = ({ top, course, round, play }: ShownProps) => {
  const { board, hints, translations, words } = top;
  const best = round.top;
  const found = play.points === best.points;
  const look = useSignal<Look>(found ? 'laid' : 'own');
  const draft = useSignal<unknown>(undefined);
  const view = useMemo(() => topView(round), [round]);
  const missed = useMemo(() => missedPart(round, play, best), [round]);
  const parts = useMemo(
    () => hints.parts(moveTo(best.table), view, translations) ?? [],
    [round, translations],
  );
  const place = rankingSoFar(course.game.value).find(({ who }) => who === 'you')?.place ?? 1;
  const percent = topPercent(play.points, best.points);
  const result = found
    ? `${words.found} ${words.topIs(best.points)}`
    : words.result(play.points, best.points, percent);
  const where =
    missed && `${words.missed} ${words.ideas[missed.idea]} (${translations.own.tiles(missed.tiles)}).`;
  useEffect(() => announce([result, where ?? '', words.standing(place, 5)].join(' ')), []);
  const { value } = look;
  const part = typeof value === 'number' ? parts[value] : undefined;
  useEffect(() => {
    if (part) announce(part.heard);
    else announce(value === 'own' ? words.yours(play.points) : words.laid);
  }, [value]);
  const shown = (): string => {
    if (value === 'own') return [words.yours(play.points), where ?? ''].join(' ').trim();
    if (!part) return words.laid;
    return part.steps.map((step, i) => (part.steps.length > 1 ? `(${i + 1}) ${step}` : step)).join(' ');
  };
  const lies = value === 'own' ? play.table : value === 'laid' ? best.table : undefined;
  const laid = lies && (board.drafts.laidView?.(view, moveTo(lies)) ?? view);
  const steps = parts.length;
  const following: Look = typeof value === 'number' ? (value + 1 < steps ? value + 1 : 'laid') : 0;
  const isLast = round.number === TOP_ROUNDS - 1;
  return (
    <Stage
      top={top}
      view={lies === round.table || !laid ? view : laid}
      isStill
      hint={part ? moveTo(best.table) : undefined}
      hintPart={typeof value === 'number' ? value : undefined}
      draft={draft}
      play={() => {}}
      message={
        <>
          <p class="row space-between gap-12">
            <b class={found ? 'top-found' : ''}>
              {found && <Icon name="check" size={18} />} {result}
            </b>
            <span class="soft nowrap">{words.standing(place, 5)}</span>
          </p>
          <p class="top-step">{shown()}</p>
        </>
      }
    >
      {value !== 'own' && (
        <button
          type="button"
          class="button"
          onClick={() => {
            look.value = 'own';
          }}
        >
          {words.showYours}
        </button>
      )}
      <button
        type="button"
        class="button top-next-step"
        onClick={() => {
          look.value = following;
        }}
      >
        {following === 'laid' ? words.showLaid : words.showStep(following + 1, steps)}
      </button>
      <span class="grow" />
      <button type="button" class="button main" onClick={() => course.next()}>
        {isLast ? words.toResult : words.next}
      </button>
    </Stage>
  );
};
