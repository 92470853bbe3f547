// The last scores as a chart, and as a table with the numbers.
import { languageTag } from '@crescendo/words';
import { useId } from 'preact/hooks';
import { currentLanguage } from '../../../shell/language.ts';
import type { MineWords } from '../shared/words.ts';
import { type Chart, chartOf } from './chart.ts';
import { ScaledChart } from './scaled-chart.tsx';
import type { Statistics } from './statistics.ts';

interface ScoresChartProps {
  readonly stats: Statistics;
  readonly words: MineWords;
}

const Bars = ({ chart, mean, label }: { chart: Chart; mean?: number | undefined; label: string }) => {
  const { width, height, zero, bars } = chart;
  return (
    <svg class="chart full-width block" viewBox={`0 -2 ${width} ${height + 4}`} role="img" aria-label={label}>
      {bars.map(({ won, ...box }, i) => (
        <rect key={i} {...box} rx="3" class={won ? 'bar-won' : 'bar-other'} />
      ))}
      <line class="chart-zero" x1="0" x2={width} y1={zero} y2={zero} />
      {mean !== undefined && <line class="chart-mean" x1="0" x2={width} y1={mean} y2={mean} />}
    </svg>
  );
};

/** The height of the bars of games without points: up when won, down when not. */
const HIGH = 40;

const Drawing = ({ stats, words }: ScoresChartProps) => {
  const { lastScores, mean } = stats;
  if (mean === undefined) {
    const games = lastScores.map((game) => ({ ...game, score: game.won ? 1 : -1 }));
    const won = games.filter((game) => game.won).length;
    const label = `${words.stats.won}: ${words.stats.wonOf(won, games.length)}`;
    return <Bars chart={chartOf(games, 0, HIGH)} label={label} />;
  }
  const chart = chartOf(lastScores, mean);
  const scores = lastScores.map(({ score }) => score);
  const print = (score: number): string => String(score).replace('-', '−');
  return (
    <ScaledChart top={print(chart.top)} bottom={print(chart.bottom)}>
      <Bars
        chart={chart}
        mean={chart.mean}
        label={words.stats.picture(scores.length, Math.min(...scores), Math.max(...scores))}
      />
    </ScaledChart>
  );
};

const Numbers = ({ stats, words }: ScoresChartProps) => {
  const said = words.stats;
  const hasPoints = stats.mean !== undefined;
  const day = new Intl.DateTimeFormat(languageTag(currentLanguage()), { dateStyle: 'medium' });
  return (
    <details class="chart-table">
      <summary class="fold-head text-15">{said.asTable}</summary>
      <table class="plain-table full-width text-15">
        <thead>
          <tr>
            <th scope="col">{said.date}</th>
            {hasPoints && <th scope="col">{said.points}</th>}
            <th scope="col">{said.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {stats.lastScores.toReversed().map(({ id, at, score, won }) => (
            <tr key={id}>
              <th scope="row">{day.format(at)}</th>
              {hasPoints && <td class="number">{String(score).replace('-', '−')}</td>}
              <td>{won ? words.won : said.notWon}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

/** Fewer make no picture. */
const FEWEST = 2;

export const ScoresChart = ({ stats, words }: ScoresChartProps) => {
  const id = useId();
  if (stats.lastScores.length < FEWEST) return null;
  return (
    <figure class="last-scores" aria-labelledby={id}>
      <figcaption id={id}>{words.stats.last}</figcaption>
      <Drawing stats={stats} words={words} />
      <ul class="legend cluster soft" aria-hidden="true">
        <li class="row gap-6 legend-won">{words.won}</li>
        <li class="row gap-6 legend-other">{words.stats.notWon}</li>
        {stats.mean !== undefined && <li class="row gap-6 legend-mean">{words.stats.meanLine}</li>}
      </ul>
      <Numbers stats={stats} words={words} />
    </figure>
  );
};
