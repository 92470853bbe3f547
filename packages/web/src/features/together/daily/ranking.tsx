// Ranks the players of a deal: the first few and me, or everybody.
import type { DailyGame, DailyResult } from '@crescendo/protocol';
import { labelled } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { rescueFocus } from '../../../shell/focus.ts';
import { currentLanguage } from '../../../shell/language.ts';
import type { DailyWords } from '../../shared/daily/words.ts';

const FEW = 3;

interface RowProps {
  readonly result: DailyResult;
  readonly words: DailyWords;
  /** Others stand between this line and the one above. */
  readonly isApart?: boolean;
}

const Row = ({ result, words, isApart = false }: RowProps) => {
  const { place, name, you, score, won, moves, later } = result;
  return (
    <tr class={`${you ? 'me' : ''} ${isApart ? 'apart' : ''}`} aria-current={you ? 'true' : undefined}>
      <td class="number text-16">{place}</td>
      <th scope="row">
        {name || words.somebody}
        {later && <sup title={words.later}>²</sup>}
        {you && <small> {words.you}</small>}
      </th>
      <td class="number text-16">{String(score).replace('-', '−')}</td>
      <td>{won ? words.yes : words.no}</td>
      <td class="number text-16">{moves}</td>
    </tr>
  );
};

interface Ranked {
  readonly daily: DailyGame;
  readonly title: string;
  readonly isToday: boolean;
  /** Among the members of a group only. */
  readonly isOfGroup: boolean;
  readonly words: DailyWords;
}

export const Ranking = ({ daily, title, isToday, isOfGroup, words }: Ranked) => {
  const all = useSignal(false);
  const { results } = daily;
  if (results.length === 0) {
    const text = isOfGroup ? words.nobodyHere : isToday ? words.nobody : words.nobodyThen;
    return <p class="quiet">{text}</p>;
  }
  const first = all.value ? results : results.slice(0, FEW);
  const me = results.slice(first.length).find(({ you }) => you);
  const shown = me ? [...first, me] : first;
  const hidden = results.length - first.length - (me ? 1 : 0);
  return (
    <>
      <table class="daily-ranking full-width text-15" tabIndex={-1}>
        <caption class="unseen">{words.rankingOf(title)}</caption>
        <thead class="text-13 soft">
          <tr>
            <th scope="col">
              <span class="unseen">{words.rank}</span>
            </th>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.score}</th>
            <th scope="col">{words.wonColumn}</th>
            <th scope="col">{words.moves}</th>
          </tr>
        </thead>
        <tbody>
          {first.map((result, i) => (
            <Row key={i} result={result} words={words} />
          ))}
          {me && <Row result={me} words={words} isApart />}
        </tbody>
      </table>
      {shown.some(({ later }) => later) && <p class="quiet daily-later">{words.later}</p>}
      {hidden > 0 && (
        <button
          type="button"
          class="button"
          aria-label={labelled(currentLanguage(), words.rankingOf(title), words.showAll(results.length))}
          onClick={() => {
            all.value = true;
            rescueFocus(`[data-game="${daily.game}"] .daily-ranking`);
          }}
        >
          {words.showAll(results.length)}
        </button>
      )}
    </>
  );
};
