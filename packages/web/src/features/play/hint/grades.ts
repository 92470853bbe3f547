// A hint in grades: what to think of, where it is, the move. What comes after the last one is that the move is played.
import type { Look } from '@crescendo/bots';
import type { AnyView } from '@crescendo/rules';
import { labelled } from '@crescendo/words';
import type { AnyBoard } from '../../../boards/contract/board.ts';
import type { AnyTranslations } from '../../../boards/contract/props.ts';
import type { HintAnswer } from '../../../workers/bot-client.ts';
import type { TableWords } from '../words.ts';

export type AnyHints = Awaited<ReturnType<AnyBoard['hints']>>;

interface Line {
  readonly text: string;
  /** Of several steps. */
  readonly number?: number;
}

export interface Grade {
  readonly kind: 'nudge' | 'place' | 'move';
  /** Says what kind of hint it is. */
  readonly title: string;
  readonly lines: readonly Line[];
  readonly heard: string;
  /** The marks on the board: the area of a look, or this part of the move. */
  readonly look?: Look;
  readonly part?: number;
  /** On the button that leads here. */
  readonly ask: string;
}

interface GradesProps {
  readonly board: AnyBoard;
  readonly translations: AnyTranslations;
  readonly words: TableWords;
  readonly hints: AnyHints;
}

const lookGrades = ({ translations, words, hints }: GradesProps, looks: readonly Look[]): readonly Grade[] =>
  looks.map((look, i) => {
    const kind = i === 0 ? 'nudge' : 'place';
    const text = hints.look(look, translations);
    return {
      kind,
      title: words.hintGrades[kind],
      lines: [{ text }],
      heard: text,
      look,
      ask: i === 0 ? words.hint : words.hintAsk.place,
    };
  });

/** The grades of this advice, in the order in which they are told; none where there is no advice. */
export const gradesOf = (
  props: GradesProps,
  view: AnyView,
  { best, looks }: HintAnswer,
): readonly Grade[] => {
  const { board, translations, words, hints } = props;
  const move = best[0]?.move;
  if (move === undefined) return [];
  const parts = hints.parts(move, view, translations) ?? [
    {
      steps: [board.texts.describe(move, view, translations)],
      heard: board.speech.describe(move, view, translations),
    },
  ];
  const steps = parts.flatMap((part) => part.steps);
  const before = (part: number): number => parts.slice(0, part).flatMap((each) => each.steps).length;
  const { hintGrades, hintAsk } = words;
  return [
    ...lookGrades(props, looks),
    ...parts.map(
      (each, part): Grade => ({
        kind: 'move',
        title: parts.length > 1 ? hintGrades.part(part + 1, parts.length) : hintGrades.move,
        lines: each.steps.map((text, i) => ({
          text,
          ...(steps.length > 1 && { number: before(part) + i + 1 }),
        })),
        heard: each.heard,
        part,
        ask: part > 0 ? hintAsk.part : hintAsk.move,
      }),
    ),
  ];
};

/** A grade as it is announced. */
export const heardGrade = (language: string, { title, heard }: Grade): string =>
  labelled(language, title, heard);

export interface HintButton {
  /** The effect of the next press. */
  readonly label: string;
  /** Tells whether something has been told of this decision's hint. */
  readonly isTold: boolean;
  readonly press: () => void;
  /** The grade that is told now. */
  readonly grade: Grade | undefined;
  /** Tells whether the next press plays the move. */
  readonly plays: boolean;
  /** Puts the hint away; the next press goes on with it. */
  readonly close: () => void;
}
