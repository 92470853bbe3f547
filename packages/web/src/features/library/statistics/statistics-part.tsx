// My figures, game by game.
import './statistics.css';

import { type MyResult, MyResults } from '@crescendo/protocol';
import { titleOf } from '@crescendo/rules/manifests';
import { requestIfKnown } from '../../../server/request-if-known.ts';
import { useRequest } from '../../../server/use-request.ts';
import { type FinishedGame, finishedGames } from '../../../session/saved/finished-games.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { MonthPart } from '../month/month-part.tsx';
import { playerName } from '../shared/player-names.ts';
import { ServerError } from '../shared/server-error.tsx';
import type { MineWords } from '../shared/words.ts';
import { OverTimePart } from './over-time-part.tsx';
import { ScoresChart } from './scores-chart.tsx';
import { type Opponent, type Statistics, statisticsOf } from './statistics.ts';
import { StrengthPart } from './strength-part.tsx';

const fromServer = ({ table, rounds, ...result }: MyResult): FinishedGame => ({
  ...result,
  id: table,
  isSeries: rounds !== null,
});

const askForResults = async (): Promise<readonly FinishedGame[]> => {
  const mine = await requestIfKnown('/api/me/results', MyResults);
  return (mine?.results ?? []).map(fromServer);
};

const figure = (value: number, digits = 0): string =>
  new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: digits }).format(value).replace('-', '−');

const Figures = ({ stats, words }: { readonly stats: Statistics; readonly words: MineWords }) => {
  const said = words.stats;
  const { played, contests, won, mean, best, streak, longestStreak, takenBack } = stats;
  const shown: readonly (readonly [string, string])[] = [
    [said.played, figure(played)],
    ...(contests > 0 ? [[said.won, said.wonOf(won, contests)] as const] : []),
    ...(mean === undefined ? [] : [[said.mean, figure(mean, 1)] as const]),
    ...(best === undefined ? [] : [[said.best, figure(best)] as const]),
    ...(contests > 0
      ? ([
          [said.streak, figure(streak)],
          [said.longest, figure(longestStreak)],
        ] as const)
      : []),
    ...(takenBack > 0 ? [[said.takenBack, figure(takenBack)] as const] : []),
  ];
  return (
    <dl class="figures grid">
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd class="number">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Opponents = ({ them, words }: { readonly them: readonly Opponent[]; readonly words: MineWords }) => {
  const said = words.stats;
  if (them.length === 0) return null;
  return (
    <table class="plain-table full-width text-15 opponents">
      <caption>{said.against}</caption>
      <thead>
        <tr>
          <th scope="col">{said.opponent}</th>
          <th scope="col">{said.together}</th>
          <th scope="col">{said.winsLosses}</th>
        </tr>
      </thead>
      <tbody>
        {them.map(({ player, games, wins, losses }) => (
          <tr key={`${player.kind} ${player.level} ${player.name}`}>
            <th scope="row">{playerName(player, words.somebody)}</th>
            <td class="number">{games}</td>
            <td class="number">
              {wins} : {losses}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const StatisticsPart = ({ words }: { readonly words: MineWords }) => {
  const { data: answer, error, retry } = useRequest(askForResults);
  const finished = [...(answer ?? []), ...finishedGames()];
  const all = statisticsOf(finished);
  const isAsking = answer === undefined && error === undefined;
  return (
    <div class="grid gap-16">
      <ServerError error={error} retry={retry} words={words} />
      {all.length === 0 && !isAsking && (
        <section class="leaf brief">
          <h2>{words.stats.none}</h2>
          <p>{words.stats.noneWhy}</p>
          <div class="abreast">
            <a class="button main" href="/">
              {words.begin}
            </a>
          </div>
        </section>
      )}
      <div class="statistics grid gap-16">
        {all.map((stats) => (
          <section key={stats.game} class="leaf" aria-labelledby={`stats-${stats.game}`}>
            <h2 id={`stats-${stats.game}`} class="number">
              {titleOf(stats.game)}
            </h2>
            <Figures stats={stats} words={words} />
            <StrengthPart game={stats.game} finished={finishedGames()} words={words} />
            <ScoresChart stats={stats} words={words} />
            <OverTimePart game={stats.game} words={words} />
            <Opponents them={stats.opponents} words={words} />
          </section>
        ))}
      </div>
      <MonthPart finished={finished} words={words} />
      {all.length > 0 && (
        <p class="quiet">
          {words.stats.note} {words.strength.note}
        </p>
      )}
    </div>
  );
};
