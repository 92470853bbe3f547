// Shows the progress of a series: a dot for each puzzle, with a sign for the result of its first answer.
import { Icon } from '../../../ui/icons.tsx';
import type { FirstAnswer } from '../progress/progress.ts';
import type { PuzzleWords } from '../solving/words.ts';

interface DotsProps {
  /** One for each puzzle; `undefined` where it has not been answered. */
  readonly answers: readonly (FirstAnswer | undefined)[];
  /** The one on the board. */
  readonly current?: number;
  /** The addresses at which each can be looked at again. */
  readonly hrefs?: readonly string[];
  readonly words: PuzzleWords;
}

const SIGNS = { solved: 'check', hinted: 'hint', missed: 'close' } as const;

export const Dots = ({ answers, current, hrefs, words }: DotsProps) => (
  <ol class="dots cluster gap-6">
    {answers.map((answer, i) => {
      const state = answer ? words.answers[answer] : i === current ? words.now : words.open;
      const label = `${words.position(i + 1, answers.length)}: ${state}`;
      const sign = answer ? (
        <Icon name={SIGNS[answer]} size={16} />
      ) : (
        <span class="number" aria-hidden="true">
          {i + 1}
        </span>
      );
      const href = hrefs?.[i];
      return (
        <li
          key={i}
          class={`dot square center soft paper text-14 pill ${answer ?? ''}`}
          aria-current={i === current ? 'step' : undefined}
        >
          {href === undefined ? (
            <>
              <span class="unseen">{label}</span>
              {sign}
            </>
          ) : (
            <a
              class="center pill"
              href={href}
              aria-label={`${words.lookAgain(i + 1)} (${state})`}
              title={label}
            >
              {sign}
            </a>
          )}
        </li>
      );
    })}
  </ol>
);
