// Luck and skill over time: a chart with its numbers, and which kinds of mistakes recur.
import { languageTag } from '@crescendo/words';
import { useId } from 'preact/hooks';
import { currentLanguage } from '../../../shell/language.ts';
import { LessonLink } from '../../learn/lessons/lesson-link.tsx';
import { percent } from '../../review/data/figures.ts';
import { reviewFigures } from '../../review/data/saved-reviews.ts';
import { themeText } from '../../review/data/theme-words.ts';
import type { MineWords } from '../shared/words.ts';
import { stepFor } from './chart.ts';
import { type OverTime, overTimeOf } from './over-time.ts';
import { ScaledChart } from './scaled-chart.tsx';

const WIDTH = 600;
const HEIGHT = 150;

interface PartProps {
  readonly found: OverTime;
  readonly words: MineWords;
}

const signed = (share: number): string => percent(currentLanguage(), share, true);

/** At least so much fits into the picture; more than a whole game never does. */
const MIN_SCALE = 0.2;

/** Two bars for each game: luck, and what the player's decisions gave away. */
const Drawing = ({ found, words }: PartProps) => {
  const { games, luck, skill, luckSpread } = found;
  const sizes = games.flatMap((game) => [Math.abs(game.luck), Math.abs(game.skill)]);
  const scale = Math.min(1, Math.ceil(Math.max(MIN_SCALE, luckSpread, ...sizes) * 10) / 10);
  const at = (share: number): number => (HEIGHT / 2) * (1 - Math.max(-1, Math.min(1, share / scale)));
  const step = stepFor(games.length);
  const bar = (share: number, x: number, name: string) => (
    <rect
      class={name}
      x={x}
      y={Math.min(at(0), at(share))}
      width={step * 0.36}
      height={Math.max(1, Math.abs(at(share) - at(0)))}
    />
  );
  return (
    <ScaledChart top={signed(scale)} bottom={signed(-scale)}>
      <svg
        class="chart full-width block"
        viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
        role="img"
        aria-label={words.overTime.picture(games.length, signed(luck.value), signed(skill.value))}
      >
        <rect
          class="chart-spread"
          x="0"
          width={WIDTH}
          y={at(luckSpread)}
          height={at(-luckSpread) - at(luckSpread)}
        />
        <line class="chart-zero" x1="0" x2={WIDTH} y1={at(0)} y2={at(0)} />
        {games.map((game, i) => (
          <g key={game.id}>
            {bar(game.luck, step * (i + 0.1), 'bar-luck')}
            {bar(game.skill, step * (i + 0.5), 'bar-skill')}
          </g>
        ))}
      </svg>
    </ScaledChart>
  );
};

const Numbers = ({ found, words }: PartProps) => {
  const day = new Intl.DateTimeFormat(languageTag(currentLanguage()), { dateStyle: 'medium' });
  return (
    <details class="chart-table">
      <summary class="fold-head text-15">{words.stats.asTable}</summary>
      <table class="plain-table full-width text-15">
        <thead>
          <tr>
            <th scope="col">{words.stats.date}</th>
            <th scope="col">{words.overTime.luck}</th>
            <th scope="col">{words.overTime.skill}</th>
          </tr>
        </thead>
        <tbody>
          {found.games.toReversed().map(({ id, at, luck, skill }) => (
            <tr key={id}>
              <th scope="row">{day.format(at)}</th>
              <td class="number">{signed(luck)}</td>
              <td class="number">{signed(skill)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

const Themes = ({ found, words, game }: PartProps & { readonly game: string }) => {
  const known = found.themes.filter(({ theme }) => themeText(game, theme) !== undefined);
  if (known.length === 0) return null;
  return (
    <>
      <h3 class="themes-title text-15">{words.overTime.recurring}</h3>
      <ul class="themes grid gap-4">
        {known.map(({ theme, count, trend }) => (
          <li key={theme} class="flex space-between gap-12 tight">
            <span>
              {themeText(game, theme)}
              {trend && <span class="block soft">{words.overTime.trend[trend]}</span>}
            </span>{' '}
            <b class="number nowrap">{words.overTime.times(count)}</b>
          </li>
        ))}
      </ul>
      <p class="theme-links cluster items-center">
        <a class="inline-flex items-center touch-high" href="/mistakes">
          {words.overTime.toExercises}
        </a>
        <LessonLink game={game} theme={known[0]?.theme ?? null} />
      </p>
    </>
  );
};

export const OverTimePart = ({ game, words }: { readonly game: string; readonly words: MineWords }) => {
  const id = useId();
  const found = overTimeOf(game, reviewFigures());
  if (!found) return null;
  const share = (value: number): string => percent(currentLanguage(), value);
  const { luck, skill, games, luckSpread } = found;
  return (
    <figure class="last-scores" aria-labelledby={id}>
      <figcaption id={id}>{words.overTime.title}</figcaption>
      <Drawing found={found} words={words} />
      <ul class="legend cluster soft" aria-hidden="true">
        <li class="row gap-6 legend-luck">{words.overTime.luck}</li>
        <li class="row gap-6 legend-skill">{words.overTime.skill}</li>
        <li class="row gap-6 legend-spread">
          {words.overTime.usual} (± {share(luckSpread)})
        </li>
      </ul>
      <p class="over-time-line text-15">
        {words.overTime.line(
          games.length,
          `${signed(luck.value)} (± ${share(luck.error)})`,
          `${signed(skill.value)} (± ${share(skill.error)})`,
        )}
      </p>
      <Numbers found={found} words={words} />
      <Themes found={found} words={words} game={game} />
    </figure>
  );
};
