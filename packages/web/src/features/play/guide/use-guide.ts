// The guide at a table: which step is shown, what it said last, and the expert's move it points at.
import type { AnyMove, AnyView } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { AnyBoard } from '../../../boards/boards.ts';
import { type GuideStep, stepsFor } from '../../../boards/contract/guide.ts';
import type { AnyTranslations } from '../../../boards/translations.ts';
import type { PlayableTable } from '../../../session/table.ts';
import { settings } from '../../../shell/settings.ts';
import { requestAdvice } from '../../../workers/bot-client.ts';
import { DEAL_STEP, explained, markExplained } from '../../shared/guide-memory.ts';
import type { TablePageState } from '../frame/use-table-page.ts';
import type { TableWords } from '../words.ts';
import { canBeMarked } from './can-be-marked.ts';

export interface Guide {
  /** The explanation now; `undefined`: nothing. */
  readonly text: string | undefined;
  /** The comment on the player's last move; empty where there is nothing to say. */
  readonly praise: string;
  /** The part of the board it is about. */
  readonly about: string | undefined;
  /** The expert's move, where the step speaks of a good one. */
  readonly move: AnyMove | undefined;
  /** Shows the next step, where another one matters now. */
  readonly next: (() => void) | undefined;
  /** The player makes this move. */
  readonly onMove: (move: AnyMove) => void;
}

interface GuideProps {
  readonly table: PlayableTable;
  readonly board: AnyBoard;
  readonly translations: AnyTranslations | undefined;
  readonly page: TablePageState;
  readonly words: TableWords;
}

const isNeeded = (game: string): boolean => settings.guide.value && explained(game) !== 'all';

/** Loads the guide of this board while the table is being prepared, so that it is there from the first picture on. */
export const preloadGuide = (board: AnyBoard): void => {
  if (isNeeded(board.game.id)) board.guide?.().catch(() => {});
};

const NO_STEPS: readonly GuideStep<AnyView, unknown>[] = [];

/** Says first of all that the deal of a learning game was chosen. */
const dealStep = (words: TableWords): GuideStep<AnyView, unknown> => ({
  id: DEAL_STEP,
  when: () => true,
  text: () => words.guideDeal,
});

/** The steps of the board's guide, loaded when they may be needed; none until then. */
const useGuideSteps = (board: AnyBoard, isWanted: boolean): typeof NO_STEPS => {
  const steps = useSignal(NO_STEPS);
  // Before the first picture is painted, where the guide was preloaded.
  useLayoutEffect(() => {
    if (!isWanted) return;
    board.guide?.().then(
      (loaded) => {
        steps.value = loaded;
      },
      () => {
        // A table without its guide is still a table.
      },
    );
  }, [board, isWanted]);
  return steps.value;
};

/** `undefined`: there is no guide at this table. `hasBegun`: in the midst of a move it is silent. */
export const useGuide = (
  { table, board, translations, page, words }: GuideProps,
  hasBegun: boolean,
): Guide | undefined => {
  const game = table.game.id;
  // A guide that has something to explain when the table is opened keeps its place there until the table is left.
  const isWanted = useRef(false);
  const said = useSignal('');
  const advised = useSignal<{ readonly decided: number; readonly move: AnyMove } | undefined>(undefined);
  const { view, decided } = page.moment;
  const seen = explained(game);
  const own = useGuideSteps(board, isNeeded(game) && table.ownSeats.value.length === 1);
  const isLesson = table.setup.lesson === true && own.length > 0;
  const all = useMemo(() => (isLesson ? [dealStep(words), ...own] : own), [isLesson, own, words]);
  if (seen !== 'all' && all.some(({ id }) => !seen.has(id))) isWanted.current = true;
  const isOn = settings.guide.value && isWanted.current && table.ownSeats.value.length === 1;
  // The guide is silent when the page makes the only move: the bar says why.
  const isAsked = isOn && page.isMyTurn && board.flow.onlyMove(view) === undefined;
  // The important facts may take long to find out.
  const steps = useMemo(
    () => (isAsked && seen !== 'all' ? stepsFor(all, view, seen) : []),
    [isAsked, view, all, seen === 'all' ? seen : [...seen].join()],
  );
  const [step, ...more] = steps;
  const needsAdvice = step?.advise === true;
  useEffect(() => {
    if (!needsAdvice) return;
    let left = false;
    Promise.all([requestAdvice(game, view, `${table.setup.seed}:guide:${decided}`), board.hints()]).then(
      ([[best], hints]) => {
        if (!best || left || !translations || !canBeMarked(hints, best.move, view, translations)) return;
        advised.value = { decided, move: best.move };
        table.device?.noteShown([best.move]);
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [needsAdvice, step?.id, decided, translations === undefined]);
  if (!isOn || !translations) return undefined;
  // Nothing is marked where the expert prefers another move to the explained one.
  const good = needsAdvice && advised.value?.decided === decided ? advised.value.move : undefined;
  return {
    text: hasBegun ? undefined : step?.text(translations.own, view),
    praise: said.value,
    about: hasBegun ? undefined : step?.about,
    move: good && (!step?.done || step.done.moves.includes(good.type)) ? good : undefined,
    next: step && more.length > 0 ? () => markExplained(game, step.id) : undefined,
    onMove: (move) => {
      // Praise is for this move, not for the next ones.
      said.value = step?.done?.moves.includes(move.type) ? step.done.text(translations.own) : '';
      if (step) markExplained(game, step.id);
    },
  };
};
