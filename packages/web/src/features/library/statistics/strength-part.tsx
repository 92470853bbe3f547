// The player's strength at a game: a place on the scale of the bots, with its uncertainty, and the same in words.
import { useId } from 'preact/hooks';
import type { FinishedGame } from '../../../session/saved/finished-games.ts';
import { BOT_NAMES } from '../../../session/setup/bot-names.ts';
import { currentLanguage } from '../../../shell/language.ts';
import type { MineWords } from '../shared/words.ts';
import { type PlayerStrength, strengthIn } from './strength.ts';

const percentOf = (share: number): string => `${100 * share}%`;

const Scale = ({ ticks, place }: Pick<PlayerStrength, 'ticks' | 'place'>) => (
  <div class="strength-scale" aria-hidden="true">
    <span
      class="strength-band absolute"
      style={{ left: percentOf(place.from), width: percentOf(place.to - place.from) }}
    />
    {ticks.map(({ level, at }) => (
      <span key={level} class="strength-tick absolute" style={{ left: percentOf(at) }}>
        {BOT_NAMES[level]}
      </span>
    ))}
    <span class="strength-here absolute" style={{ left: percentOf(place.at) }} />
  </div>
);

interface StrengthPartProps {
  readonly game: string;
  /** All that were finished on this device. */
  readonly finished: readonly FinishedGame[];
  readonly words: MineWords;
}

export const StrengthPart = ({ game, finished, words }: StrengthPartProps) => {
  const id = useId();
  const found = strengthIn(game, finished);
  if (!found) return null;
  const said = words.strength;
  const { lowest, highest, isSure, games, mean, error, casual } = found;
  const [lower, upper] = found.like;
  const number = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 0, useGrouping: false });
  const print = (value: number): string => number.format(Math.round(value / 10) * 10);
  return (
    <figure class="last-scores" aria-labelledby={id}>
      <figcaption id={id}>{said.title}</figcaption>
      <Scale ticks={found.ticks} place={found.place} />
      <p class="over-time-line text-15">
        <b>{lower ? said.like(BOT_NAMES[lower], BOT_NAMES[upper]) : said.below(BOT_NAMES[upper])}</b>{' '}
        {isSure ? said.sure(games) : said.sure(games, [lowest && BOT_NAMES[lowest], BOT_NAMES[highest]])}
      </p>
      <p class="quiet">{said.rating(print(mean), print(error), BOT_NAMES.casual, print(casual))}</p>
    </figure>
  );
};
