// The button for hints, whichever it is: each press tells one grade more of this decision's hint, and the last one plays the move.
import type { AnyMove, AnyView } from '@crescendo/rules';
import { useMemo } from 'preact/hooks';
import { requestAdvice, requestHint } from '../../../workers/bot-client.ts';
import type { TablePageProps } from '../frame/props.ts';
import { gradesOf, type HintButton } from './grades.ts';

type Board = TablePageProps['board'];

/** The whole of an advised first step: what the expert would do right after it. */
const withSecondStep = async (
  { game, flow }: Board,
  view: AnyView,
  move: AnyMove,
  seed: string,
): Promise<AnyMove> => {
  const after = flow.secondView(view);
  if (after === view) return move;
  const [second] = await requestAdvice(game.id, after, seed);
  const first = second && flow.firstStep(view, second.move);
  return first && JSON.stringify(first) === JSON.stringify(move) ? second.move : move;
};

export const useHint = (
  props: Pick<TablePageProps, 'table' | 'board' | 'translations' | 'words' | 'page'>,
  play: (move: AnyMove) => void,
): HintButton => {
  const { table, board, translations, words, page } = props;
  const { advised, isMyTurn, moment, number } = page;
  const { view, decided } = moment;
  const now = advised.value?.decided === decided ? advised.value : undefined;
  const answer = now?.answer;
  const grades = useMemo(
    () =>
      typeof answer === 'object'
        ? gradesOf({ board, translations, words, hints: answer.hints }, view, answer)
        : [],
    [answer, translations, words],
  );
  const told = now?.told ?? 0;
  const next = grades[told + 1];
  const best = typeof answer === 'object' ? answer.move : undefined;

  const noteShown = (move: AnyMove): void =>
    table.device?.noteShown([...new Set([board.flow.firstStep(view, move) ?? move, move])]);

  const ask = async (): Promise<void> => {
    advised.value = { decided, answer: 'thinking', told: 0, isClosed: false };
    table.device?.countHint();
    const seed = `${table.setup.seed}:hint:${number}`;
    const answered = async () => {
      const [{ best, looks }, hints] = await Promise.all([
        requestHint(table.game.id, view, seed),
        board.hints(),
      ]);
      const [first] = best;
      if (!first) return 'none' as const;
      const whole = hints.whole(first);
      const move = whole === first.move ? await withSecondStep(board, view, whole, seed) : whole;
      return { best, looks, hints, move };
    };
    const came = await answered().catch(() => 'none' as const);
    if (advised.peek()?.decided !== decided) return;
    advised.value = { decided, answer: came, told: 0, isClosed: false };
    // The first grade is the move if there is nothing to look at before.
    if (typeof came === 'object' && came.looks.length === 0) noteShown(came.move);
  };

  const press = (): void => {
    if (!isMyTurn) return;
    page.hidden.value = undefined;
    if (!now || answer === 'none') void ask();
    else if (answer !== 'thinking') {
      if (next?.kind === 'move' && best !== undefined) noteShown(best);
      if (next) advised.value = { ...now, told: told + 1, isClosed: false };
      else if (best !== undefined) play(best);
    }
  };

  return {
    label: grades.length === 0 ? words.hint : (next?.ask ?? words.hintPlay),
    isTold: grades.length > 0,
    press,
    grade: now?.isClosed === false ? grades[told] : undefined,
    plays: grades.length > 0 && next === undefined,
    close: () => {
      if (now) advised.value = typeof answer === 'object' ? { ...now, isClosed: true } : undefined;
    },
  };
};
