// The changes by the others since the viewer's last turn; in a look back, the changes of each step.
import type { News } from '@crescendo/rules/rummikub';
import { useMemo, useRef } from 'preact/hooks';
import type { Planning } from '../input/use-plan.ts';
import { both, type Changes, changesBetween, NO_CHANGES } from '../model/changes.ts';
import { type Piece, type Sets, tileAt } from '../model/piece.ts';
import type { RummikubProps } from '../types.ts';

interface Memory {
  /** The present as it was last seen, and what the others have changed in it. */
  readonly present: Sets;
  readonly since: Changes;
  /** The sets last shown, present or past, and their moment. */
  readonly shown: Sets;
  readonly number: number;
}

/** Returns the changes after a reload: only the tiles somebody has just laid are known. */
const fromNews = (sets: Sets, news: readonly News[], viewer: number | null): Changes => {
  const laid = new Set<Piece>();
  const changed = new Set<number>();
  const tiles = news.flatMap((item) => (item.type === 'played' && item.seat !== viewer ? item.tiles : []));
  for (const tile of tiles) {
    const set = sets.findLast(({ pieces }) =>
      pieces.some((each) => tileAt(each) === tile && !laid.has(each)),
    );
    const piece = set?.pieces.find((each) => tileAt(each) === tile && !laid.has(each));
    if (!set || piece === undefined) continue;
    laid.add(piece);
    changed.add(set.id);
  }
  return { laid, moved: new Set(), sets: changed };
};

/** The changes since the viewer's last turn at each moment of the present: after a take-back they are those of then. */
type History = Map<number, Changes>;

export const useChanges = (
  { view, mode, moment, news, building }: RummikubProps,
  { ground: { sets } }: Planning,
): Changes => {
  const memory = useRef<Memory | undefined>(undefined);
  const history = useRef<History>(new Map()).current;
  return useMemo(() => {
    const was = memory.current;
    const number = moment < 0 ? -1 - moment : moment;
    const step = was ? changesBetween(was.shown, sets) : NO_CHANGES;
    if (mode === 'still') {
      if (was) memory.current = { ...was, shown: sets, number };
      return step;
    }
    // A set that somebody is building may be taken back: it is compared with the table as it was, and not remembered.
    if (building !== undefined && was) {
      memory.current = { ...was, shown: sets, number };
      return both(was.since, changesBetween(was.present, sets));
    }
    const isOwnTurn = news.some(
      (item) => 'seat' in item && item.seat === view.seat && item.type !== 'begins',
    );
    const isBack = was !== undefined && number < was.number && was.present !== sets;
    const since = !was
      ? fromNews(sets, news, view.seat)
      : isBack
        ? (history.get(number) ?? fromNews(sets, news, view.seat))
        : isOwnTurn
          ? NO_CHANGES
          : was.present !== sets
            ? both(was.since, changesBetween(was.present, sets))
            : // Shown again from the moment before.
              number === was.number + 1
              ? both(was.since, step)
              : was.since;
    memory.current = { present: sets, since, shown: sets, number };
    history.set(number, since);
    return since;
  }, [sets, mode, moment, building]);
};
