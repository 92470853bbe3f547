// The button for hints, whichever it is: each press tells one grade more of this decision's hint, and the last one plays the move.
import type { AnyMove } from '@crescendo/rules';
import { useMemo } from 'preact/hooks';
import { requestHint } from '../../../workers/bot-client.ts';
import type { TablePageProps } from '../frame/props.ts';
import { gradesOf, type HintButton } from './grades.ts';

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
  const best = typeof answer === 'object' ? answer.best[0]?.move : undefined;

  const ask = async (): Promise<void> => {
    advised.value = { decided, answer: 'thinking', told: 0, isClosed: false };
    table.device?.countHint();
    const seed = `${table.setup.seed}:hint:${number}`;
    const came = await Promise.all([requestHint(table.game.id, view, seed), board.hints()]).then(
      ([{ best, looks }, hints]) => (best.length > 0 ? { best, looks, hints } : ('none' as const)),
      () => 'none' as const,
    );
    if (advised.peek()?.decided === decided)
      advised.value = { decided, answer: came, told: 0, isClosed: false };
  };

  const press = (): void => {
    if (!isMyTurn) return;
    page.hidden.value = undefined;
    if (!now || answer === 'none') void ask();
    else if (answer !== 'thinking') {
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
