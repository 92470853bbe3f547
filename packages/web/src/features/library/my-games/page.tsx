// My games, my figures, my data: three parts of one page.
import './my-games.css';
import type { ComponentChildren } from 'preact';
import { loadFinishedGames } from '../../../session/saved/finished-games.ts';
import { loadSavedGames } from '../../../session/saved/saved-games.ts';
import { afterLoading } from '../../../shell/after-loading.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { sharedWords } from '../../../ui/page/words.ts';
import { loadMistakes } from '../../review/data/mistakes.ts';
import { loadReviews } from '../../review/data/saved-reviews.ts';
import { DataPart } from '../my-data/data-part.tsx';
import { type MineWords, mineWords } from '../shared/words.ts';
import { StatisticsPart } from '../statistics/statistics-part.tsx';
import { GamesPart } from './games-part.tsx';

const Parts = ({ words, part }: { readonly words: MineWords; readonly part: string }) => (
  <nav class="tabs parts" aria-label={words.title}>
    {(
      [
        ['/mine', words.games],
        ['/mine/statistics', words.statistics],
        ['/mine/data', words.data],
      ] as const
    ).map(([href, text]) => (
      <a key={href} href={href} aria-current={href === `/mine${part && `/${part}`}` ? 'page' : undefined}>
        {text}
      </a>
    ))}
  </nav>
);

const MyGamesPart = ({ part }: { readonly part: string }) => {
  const shared = sharedWords.value;
  const words = mineWords.value;
  if (!shared || !words) return null;
  const shown = (): ComponentChildren => {
    if (part === 'statistics') return <StatisticsPart words={words} />;
    if (part === 'data') return <DataPart words={words} />;
    return <GamesPart words={words} shared={shared} />;
  };
  const title = part === 'statistics' ? words.statistics : part === 'data' ? words.data : words.title;
  return (
    <PageFrame title={title} heading={words.title} class="mine">
      <Parts words={words} part={part} />
      {shown()}
    </PageFrame>
  );
};

const load = (): Promise<unknown> =>
  Promise.all([loadSavedGames(), loadFinishedGames(), loadMistakes(), loadReviews()]);

export const MyGamesPage = afterLoading(load, MyGamesPart);
