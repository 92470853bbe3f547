// The comparison of two games with the same luck: in the result, and above the two games side by side.
import type { AnyBoard } from '../../../../boards/boards.ts';
import type { AnyTranslations } from '../../../../boards/translations.ts';
import { betterOf, type Challenge } from '../../../../session/challenge.ts';
import type { TableWords } from '../../words.ts';
import type { Played } from './played.ts';
import { resultText } from './result-text.ts';
import type { ChallengeWords } from './words.ts';

interface ScoresProps {
  readonly mine: Played;
  readonly theirs: Challenge;
  readonly board: AnyBoard;
  readonly translations: AnyTranslations;
  readonly words: ChallengeWords;
  readonly table: TableWords;
}

/** "You did better than Ada!" */
const verdictOf = ({ mine, theirs, words }: Pick<ScoresProps, 'mine' | 'theirs' | 'words'>): string => {
  const name = theirs.name || words.somebody;
  const better = betterOf(mine.match, theirs.match, theirs.seat);
  if (better === 'equal') return words.equal;
  return better === 'mine' ? words.youBetter(name) : words.theyBetter(name);
};

const Scores = ({ mine, theirs, board, translations, words, table }: ScoresProps) => {
  const { seat } = theirs;
  const sides = [mine, theirs] as const;
  const said = { board, translations, words, table };
  /** A row where the two games differ. */
  const counted = (label: string, count: (side: Played) => number) =>
    count(mine) === count(theirs) ? [] : [[label, sides.map((side) => String(count(side)))] as const];
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [words.result, sides.map(({ match }) => resultText(match, seat, said))],
    ...counted(words.decisions, ({ match }) => match.decisions(seat)),
    ...counted(words.takenBack, ({ takenBack }) => takenBack),
    ...counted(words.hints, ({ hints }) => hints),
  ];
  const better = betterOf(mine.match, theirs.match, seat);
  return (
    <table class="challenge-scores full-width">
      <thead>
        <tr>
          <td />
          <th scope="col" class={better === 'mine' ? 'best' : ''}>
            {table.you}
          </th>
          <th scope="col" class={better === 'theirs' ? 'best' : ''}>
            {theirs.name || words.somebody}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, values]) => (
          <tr key={label} class="rule-above">
            <th scope="row">{label}</th>
            {values.map((value, i) => (
              <td key={i}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Says who did better, and compares the two games. */
export const Outcome = ({
  heading: Heading,
  id,
  ...props
}: ScoresProps & { readonly heading: 'h2' | 'h3'; readonly id: string }) => (
  <>
    <Heading id={id}>{verdictOf(props)}</Heading>
    <Scores {...props} />
  </>
);
