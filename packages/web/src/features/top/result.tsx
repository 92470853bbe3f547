// The end of a game of Top: the ranking with the bots, every round, and what was missed most.
import { TOP_ROUNDS } from '@crescendo/rules/top';
import { addressOf } from '../../shell/base.ts';
import { Icon } from '../../ui/icons.tsx';
import { sharedWords } from '../../ui/page/words.ts';
import { shareOrCopy } from '../../ui/share-or-copy.ts';
import { showToast } from '../../ui/toast.tsx';
import { missedIdeas, type Rank, rankingOf, type TopResult } from './saved-top.ts';
import type { TopWords } from './words.ts';

interface ResultProps {
  readonly result: TopResult;
  /** "Top No. 50" */
  readonly title: string;
  /** The address at which others play the same game; `undefined`: there is none. */
  readonly link: string | undefined;
  readonly words: TopWords;
}

const Ranking = ({ ranks, words }: { readonly ranks: readonly Rank[]; readonly words: TopWords }) => {
  const levels = sharedWords.value?.levels;
  return (
    <table class="plain-table full-width top-ranking">
      <caption>{words.ranking}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2} />
          <th scope="col">{words.points}</th>
          <th scope="col">{words.percent}</th>
          <th scope="col">{words.tops}</th>
        </tr>
      </thead>
      <tbody>
        {ranks.map(({ who, place, points, percent, found }) => (
          <tr key={who} data-you={who === 'you' || undefined}>
            <td class="number">{place}</td>
            <th scope="row">
              {who === 'you' ? (
                words.you
              ) : (
                <>
                  <Icon name="bot" size={16} /> {levels?.[who].name}
                  <span class="unseen"> ({words.bot})</span>
                </>
              )}
            </th>
            <td class="number">{points}</td>
            <td class="number">{percent} %</td>
            <td class="number">{found}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** A full box for every top found, and empty ones. */
const pictureOf = ({ rounds }: TopResult): string =>
  rounds.map(({ points, most }) => (points === most ? '▮' : '▯')).join('');

const Share = ({ result, title, link, words }: ResultProps) => {
  const you = rankingOf(result).find(({ who }) => who === 'you');
  const share = async (): Promise<void> => {
    const line = `Crescendo · ${title}: ${words.sharedLine(you?.percent ?? 0, you?.found ?? 0)}`;
    const way = await shareOrCopy([line, pictureOf(result), link ?? ''].join('\n').trim());
    if (way !== 'system') showToast({ text: way === 'copied' ? words.copied : words.notCopied });
  };
  return (
    <button type="button" class="button main" onClick={() => void share()}>
      <Icon name="share" size={20} />
      {words.share}
    </button>
  );
};

export const Result = (props: ResultProps) => {
  const { result, words } = props;
  const ranks = rankingOf(result);
  const you = ranks.find(({ who }) => who === 'you');
  const [most] = missedIdeas([result]);
  return (
    <div class="top-result grid gap-16 one-column">
      <section class="leaf grid gap-10 one-column">
        <p class="top-score">
          <b class="number">{you?.percent} %</b> <span>{words.found15(you?.found ?? 0)}</span>
        </p>
        <p>{most ? words.mostMissed(words.ideas[most[0]]) : words.nothingMissed}</p>
        <div class="cluster gap-10">
          <Share {...props} />
          <a class="button" href="/top">
            {words.toAll}
          </a>
        </div>
      </section>
      <section class="leaf">
        <Ranking ranks={ranks} words={words} />
      </section>
      <section class="leaf">
        <h2>{words.rounds}</h2>
        <ol class="top-rounds">
          {result.rounds.map(({ points, most: all, idea }, i) => (
            <li key={`${i + 1}/${TOP_ROUNDS}`} data-found={points === all || undefined}>
              <span class="number" aria-hidden="true">
                {i + 1}
              </span>
              <span class="number">
                <span class="unseen">{words.oneRound(i + 1, points, all)}</span>
                <span aria-hidden="true">
                  {points}/{all}
                </span>
              </span>
              <span class="soft">{idea ? words.ideas[idea] : points === all ? '★' : ''}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
};

export const topLink = (at: string): string => location.origin + addressOf(`/top/${at}`);
