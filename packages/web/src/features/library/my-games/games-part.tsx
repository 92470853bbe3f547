// My games: what waits for me first. The server's and this device's stand in the same lists.
import { MyGroups, type TableSummary } from '@crescendo/protocol';
import { useEffect } from 'preact/hooks';
import { requestIfKnown } from '../../../server/request-if-known.ts';
import { AnyTables, readableTables } from '../../../server/table-list.ts';
import { useRequest } from '../../../server/use-request.ts';
import { savedChanges, savedGames } from '../../../session/saved/saved-games.ts';
import { lazy } from '../../../shell/lazy.tsx';
import { readStored } from '../../../shell/storage/storage.ts';
import type { SharedWords } from '../../../ui/page/words.ts';
import { mistakes } from '../../review/data/mistakes.ts';
import { forToday } from '../../review/data/schedule.ts';
import { MyGroupsPart } from '../../together/groups/my-groups.tsx';
import { OpenChallenges } from '../challenge/open-challenges.tsx';
import { ServerError } from '../shared/server-error.tsx';
import type { MineWords } from '../shared/words.ts';
import { GameList } from './game-list.tsx';
import { sortGames } from './games.ts';

/** Only for those who have played it. */
const OwnTops = lazy(async () => (await import('../../top/own-tops.tsx')).OwnTops);

interface Answer {
  readonly tables: readonly TableSummary[];
  readonly groups: MyGroups;
}

const ask = async (): Promise<Answer> => {
  const [groups, ...lists] = await Promise.all([
    requestIfKnown('/api/groups', MyGroups),
    ...['/api/tables/mine', '/api/tables/archive'].map((path) => requestIfKnown(path, AnyTables)),
  ]);
  return {
    tables: lists.flatMap((list) => (list === undefined ? [] : readableTables(list))),
    groups: groups ?? { groups: [], asked: [] },
  };
};

/** A table where I do not sit yet: somebody has started it for a group of mine. */
const isCalled = ({ seat, status, group }: TableSummary): boolean =>
  seat === null && status === 'open' && group !== undefined;

/** Links to the exercises due today. */
const Exercises = ({ words }: { readonly words: MineWords }) => {
  const count = forToday(mistakes(), Date.now()).length;
  if (count === 0) return null;
  return (
    <section class="leaf my-exercises cluster items-center space-between">
      <p>{words.exercises(count)}</p>
      <a class="button main" href="/mistakes">
        {words.toExercises}
      </a>
    </section>
  );
};

/** The seat whose turn it is may change while the page is open. */
const EVERY = 10_000;

export const GamesPart = ({ words, shared }: { readonly words: MineWords; readonly shared: SharedWords }) => {
  const { data: answer, error, retry } = useRequest(ask);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) retry();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  void savedChanges.value;
  const { forMe, forOthers, notBegun, over } = sortGames(
    (answer?.tables ?? []).filter((table) => !isCalled(table)),
    savedGames(),
  );
  const lists = [
    { id: 'for-me', title: words.forMe, games: forMe },
    { id: 'for-others', title: words.forOthers, games: forOthers },
    { id: 'not-begun', title: words.notBegun, games: notBegun },
    { id: 'over', title: words.over, games: over },
  ];
  const isEmpty = lists.every(({ games }) => games.length === 0);
  const tellsHere = lists.some(({ games }) => games.some(({ isHere }) => !isHere));
  const isAsking = answer === undefined && error === undefined;
  return (
    <div class="grid gap-16">
      <ServerError error={error} retry={retry} words={words} />
      {isEmpty && !isAsking && (
        <section class="leaf brief">
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
      <OpenChallenges />
      {answer && (
        <MyGroupsPart known={answer.groups} tables={answer.tables.filter(isCalled)} onChanged={retry} />
      )}
      <Exercises words={words} />
      {readStored('top-results') !== undefined && <OwnTops />}
      {lists.map(({ id, title, games }) => (
        <GameList
          key={id}
          id={id}
          title={title}
          games={games}
          tellsHere={tellsHere}
          words={words}
          shared={shared}
        />
      ))}
    </div>
  );
};
