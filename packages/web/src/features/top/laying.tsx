// A round that is being played: what counts now, the time left, and the board.
import { type Move, rackPoints } from '@crescendo/rules/rummikub';
import { TOP_OPTIONS, topPlay, topView } from '@crescendo/rules/top';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { announce } from '../../shell/announce.ts';
import { Icon } from '../../ui/icons.tsx';
import type { SavedRound } from './saved-top.ts';
import { Stage } from './stage.tsx';
import type { TopBoard } from './use-board.ts';
import type { TopCourse } from './use-top.ts';

interface LayingProps {
  readonly top: TopBoard;
  readonly course: TopCourse;
  readonly round: SavedRound;
}

/** Seconds left that are told to those who do not see the clock. */
const TOLD = [30, 10];

const Clock = ({ deadline, top: { words } }: { readonly deadline: number; readonly top: TopBoard }) => {
  const left = useSignal(0);
  useEffect(() => {
    const tick = (): void => {
      left.value = Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
    };
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [deadline]);
  const seconds = left.value;
  useEffect(() => {
    if (TOLD.includes(seconds)) announce(words.left(seconds));
  }, [seconds]);
  return (
    <span class="top-clock number" role="timer" data-low={seconds <= 10 || undefined}>
      <Icon name="clock" size={16} />
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
};

/** The draft as the board keeps it; every change is saved, and what is right in it counts. */
const useDraft = ({ top: { board }, course, round }: LayingProps, view: ReturnType<typeof topView>) => {
  const draft = useSignal<unknown>(course.game.peek().draft);
  useEffect(() => {
    let isFirst = true;
    return draft.subscribe((value) => {
      if (!isFirst) {
        const move = board.drafts.sharedMove(view, value);
        course.look(move?.type === 'play' ? move.table : undefined, value);
      }
      isFirst = false;
    });
  }, [round]);
  return draft;
};

export const Laying = (props: LayingProps) => {
  const { top, course, round } = props;
  const { words, board, translations } = top;
  const view = useMemo(() => topView(round), [round]);
  const draft = useDraft(props, view);
  const { counted, deadline } = course.game.value;
  const points = counted ? rackPoints(topPlay(round, counted).tiles, TOP_OPTIONS) : 0;
  const first = [words.round(round.number + 1), words.ask, round.exchanged ? words.exchanged : ''];
  useEffect(() => announce(first.join(' ')), []);
  useEffect(() => {
    if (counted) announce(words.counts(points));
  }, [points]);
  const play = (move: Move): void => {
    if (move.type === 'play') course.finish(move.table);
  };
  const progress = board.drafts.progress(view, draft.value, translations);
  return (
    <Stage
      top={top}
      view={view}
      isStill={false}
      draft={draft}
      play={play}
      message={
        <>
          <p class="row space-between gap-12">
            <b>{words.round(round.number + 1)}</b>
            {deadline !== null && <Clock deadline={deadline} top={top} />}
          </p>
          <p class="soft">{progress ?? (round.exchanged ? words.exchanged : words.ask)}</p>
        </>
      }
    >
      <b class="grow top-counts">{words.counts(points)}</b>
      <button type="button" class="button" onClick={() => course.finish()}>
        {words.finish}
      </button>
    </Stage>
  );
};
