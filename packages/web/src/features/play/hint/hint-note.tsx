// The hint on its slip of paper: what it is, what it says, and the button that tells more of it.
import './hint.css';
import { labelled } from '@crescendo/words';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../../shell/announce.ts';
import { areEquallyGood, reasonTexts } from '../bar/advice.ts';
import { useFitting } from '../bar/use-fitting.ts';
import type { TablePageProps } from '../frame/props.ts';
import { type Grade, heardGrade } from './grades.ts';
import { nextHeard, nextShown } from './next-best.ts';

interface Why {
  readonly facts: readonly string[];
  readonly next: string;
}

const NOTHING: Why = { facts: [], next: '' };

/** The reasons for the best move, and how the next one compares; told with the move, and where it has parts with the first. */
const whyOf = (props: TablePageProps, { part }: Grade, isSpoken = false): Why => {
  const { board, translations, words, page } = props;
  const { view } = page.moment;
  const answer = page.advised.value?.answer;
  const [best, second] = typeof answer === 'object' ? answer.best : [];
  if (!best || part !== 0) return NOTHING;
  const next = (isSpoken ? nextHeard : nextShown)({ board, translations }, view, best, second);
  return {
    // Of the move itself the grade has said enough.
    facts: reasonTexts({ board, translations }, best.because, view, best.move, 'speech'),
    next: next === undefined ? '' : (areEquallyGood(best) ? words.hintBoth : words.hintNext)(next),
  };
};

/** Says each grade when it is told, and that there is no hint. */
export const useHintSpeech = (props: TablePageProps): void => {
  const { words, page, hint, translations } = props;
  const { grade } = hint;
  const isNone = page.advised.value?.answer === 'none';
  useEffect(() => {
    if (!grade || !page.isMyTurn) return;
    const { facts, next } = whyOf(props, grade, true);
    announce([heardGrade(translations.language, grade), ...facts, next].filter(Boolean).join(' '));
  }, [grade]);
  useEffect(() => {
    if (isNone && page.isMyTurn) announce(words.hintNone);
  }, [isNone]);
};

/** Marks the elements that the grade speaks of, and brings the first of them in sight. */
const useArea = (props: TablePageProps, { look }: Grade): void => {
  const answer = props.page.advised.value?.answer;
  useEffect(() => {
    const host = document.querySelector('.board-host');
    if (!host || !look || typeof answer !== 'object') return;
    const area = answer.hints.area(look, host);
    for (const element of area) element.setAttribute('data-hinted', '');
    area[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return () => {
      for (const element of area) element.removeAttribute('data-hinted');
    };
  }, [look, answer]);
};

export const HintText = (props: TablePageProps) => {
  const { words, page, hint } = props;
  const answer = page.advised.value?.answer;
  if (answer === 'thinking') return <p>{words.hintWait}</p>;
  if (answer === 'none') return <p>{words.hintNone}</p>;
  return hint.grade ? <GradeText {...props} grade={hint.grade} /> : null;
};

const GradeText = ({ grade, ...props }: TablePageProps & { readonly grade: Grade }) => {
  const { hint, translations } = props;
  const text = useRef<HTMLDivElement>(null);
  useFitting(text);
  useArea(props, grade);
  const { facts, next } = whyOf(props, grade);
  return (
    <>
      <div class="note-text" ref={text}>
        <div>
          {/* Where there is no room for all of it, the move and the first reason stay. */}
          <div class={`note-${grade.kind}`} data-rank={0}>
            <b class="note-grade">{labelled(translations.language, grade.title, '').trimEnd()}</b>{' '}
            {grade.lines.map(({ text: line, number }) => (
              <p key={line} class={number === undefined ? 'note-line' : 'note-step'}>
                {number !== undefined && <i class="note-number">{number}</i>} {line}{' '}
              </p>
            ))}
          </div>{' '}
          {facts.map((fact, i) => (
            <p key={fact} class="note-facts" data-rank={i + 1}>
              {fact}{' '}
            </p>
          ))}
          {next !== '' && (
            <p class="note-next" data-rank={facts.length + 1}>
              {next}
            </p>
          )}
        </div>
      </div>
      <div class="note-row cluster gap-8">
        <button type="button" class={`button ${hint.plays ? 'main' : ''}`} onClick={hint.press}>
          {hint.label}
        </button>
      </div>
    </>
  );
};
