// My games: what waits for me first. The server's and this device's stand in the same lists.
import type { TableSummary } from '@crescendo/protocol';
import { useEffect } from 'preact/hooks';
import { savedChanges, savedGames } from '../../table/saved.ts';
import type { HomeWords } from '../../words/words.ts';
import { useAsked } from '../parts/use-asked.ts';
import { askIfKnown } from './asking.ts';
import { GameList } from './game-list.tsx';
import { sortGames } from './games.ts';
import { QuietWhy } from './quiet-why.tsx';
import type { MineWords } from './words.ts';

interface Tables {
  readonly tables: readonly TableSummary[];
}

const askForTables = async (): Promise<readonly TableSummary[]> => {
  const lists = await Promise.all(
    ['/api/tables/mine', '/api/tables/archive'].map((path) => askIfKnown<Tables>(path)),
  );
  return lists.flatMap((list) => list?.tables ?? []);
};

/** Whose turn it is changes while one looks. */
const EVERY = 10_000;

export const GamesPart = ({ words, home }: { readonly words: MineWords; readonly home: HomeWords }) => {
  const { answer, why, again } = useAsked(askForTables);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) again();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  void savedChanges.value;
  const { forMe, forOthers, notBegun, over } = sortGames(answer ?? [], savedGames());
  const isEmpty = [forMe, forOthers, notBegun, over].every((list) => list.length === 0);
  const isAsking = answer === undefined && why === undefined;
  return (
    <div class="mine-games">
      <QuietWhy why={why} again={again} words={words} />
      {isEmpty && !isAsking && (
        <section class="leaf nothing">
          <h2>{words.none}</h2>
          <p>{words.noneWhy}</p>
          <div class="abreast">
            <a class="button main" href="/">
              {words.begin}
            </a>
            <a class="button" href="/daily">
              {words.toDaily}
            </a>
          </div>
        </section>
      )}
      <GameList id="for-me" title={words.forMe} games={forMe} words={words} home={home} />
      <GameList id="for-others" title={words.forOthers} games={forOthers} words={words} home={home} />
      <GameList id="not-begun" title={words.notBegun} games={notBegun} words={words} home={home} />
      <GameList id="over" title={words.over} games={over} words={words} home={home} />
    </div>
  );
};
