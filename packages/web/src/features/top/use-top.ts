// The course of a game of Top on this device: rounds are made while the player looks at the answer of the one before, every
// change is saved at once, and a round whose time is up ends with what counted last.
import { missedPart } from '@crescendo/bots/top';
import type { TileSet } from '@crescendo/rules/rummikub';
import { TOP_ROUNDS, topPlay, topReason } from '@crescendo/rules/top';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { requestRound } from '../../workers/top-client.ts';
import {
  endTop,
  newTop,
  type SavedRound,
  type SavedTop,
  savedTop,
  saveTop,
  type TopClock,
} from './saved-top.ts';

export interface TopCourse {
  readonly game: ReadonlySignal<SavedTop>;
  /** The round on the table; `undefined` while it is being made. */
  readonly round: SavedRound | undefined;
  readonly hasFailed: boolean;
  retry(): void;
  /** The table as the player has left it: it counts where all is right. */
  look(table: readonly TileSet[] | undefined, draft: unknown): void;
  /** Ends the round with this table, or with what counted last. */
  finish(table?: readonly TileSet[]): void;
  next(): void;
}

/** The next round is made as soon as the one before it is here, as it depends on nobody's play. */
const useMade = (game: SavedTop, put: (round: SavedRound) => void, fail: () => void, again: number): void => {
  const wanted = game.rounds.length === game.seen && game.seen < TOP_ROUNDS;
  const { length } = game.rounds;
  useEffect(() => {
    if (!wanted) return;
    const { made, stop } = requestRound({ seed: game.seed, before: game.rounds.at(-1) });
    let isStale = false;
    made.then(
      ({ round, levels }) => {
        if (!isStale) put({ ...round, levels, play: null, idea: null });
      },
      () => {
        if (!isStale) fail();
      },
    );
    return () => {
      isStale = true;
      stop();
    };
  }, [wanted, length, again]);
};

export const useTop = (id: string, seed: string, clock: TopClock): TopCourse => {
  const game = useSignal(savedTop(id) ?? newTop(seed, clock));
  const attempts = useSignal(0);
  const hasFailed = useSignal(false);
  const change = (now: SavedTop): void => {
    game.value = now;
    if (now.seen === TOP_ROUNDS) endTop(id, now);
    else saveTop(id, now);
  };
  const { rounds, seen, deadline } = game.value;
  const round = rounds.length > seen ? rounds[seen] : undefined;

  const finish = (table?: readonly TileSet[]): void => {
    const now = game.peek();
    const current = now.rounds[now.seen];
    if (current === undefined || current.play !== null) return;
    const play = topPlay(current, table ?? now.counted ?? current.table);
    const idea = missedPart(current, play, current.top)?.idea ?? null;
    const done = now.rounds.with(now.seen, { ...current, play, idea });
    change({ ...now, rounds: done, draft: undefined, counted: null, deadline: null });
  };
  useMade(
    game.value,
    (made) => {
      const now = game.peek();
      const ends = now.clock === 0 ? null : Date.now() + 1000 * now.clock;
      change({ ...now, rounds: [...now.rounds, made], draft: undefined, counted: null, deadline: ends });
    },
    () => {
      hasFailed.value = true;
    },
    attempts.value,
  );
  useEffect(() => {
    if (deadline === null) return;
    const timer = setTimeout(finish, Math.max(0, deadline - Date.now()));
    return () => clearTimeout(timer);
  }, [deadline]);
  return {
    game,
    round,
    hasFailed: hasFailed.value,
    retry: () => {
      hasFailed.value = false;
      attempts.value++;
    },
    look: (table, draft) => {
      const now = game.peek();
      const current = now.rounds[now.seen];
      if (current === undefined || current.play !== null) return;
      const lies = table ?? current.table;
      const counted = topReason(current, lies) === undefined ? lies : now.counted;
      change({ ...now, draft, counted });
    },
    finish,
    next: () => change({ ...game.peek(), seen: game.peek().seen + 1 }),
  };
};
