// Compares a player's decisions with the losses of bots of each level: only after enough decisions.
import { sharedWords } from '../../../ui/page/words.ts';
import type { ReviewProps } from '../props.ts';

export const LevelPart = ({ review, seat, said, about, isWhole, translations }: ReviewProps) => {
  const own = review.seats[seat];
  const shared = sharedWords.value;
  if (!isWhole || !own?.level || !own.meanLoss || !review.isCalibrated || !shared) return null;
  const { level, meanLoss, decisions } = own;
  const nameOf = (one: keyof typeof shared.levels): string => shared.levels[one].name;
  const precise = (share: number): string =>
    new Intl.NumberFormat(translations.language, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(share);
  return (
    <section class="leaf review-level" aria-labelledby="review-level">
      <h2 id="review-level">{said.level(about)}</h2>
      <p>
        {level.isBelow
          ? said.levelBelow(about, nameOf(level.from))
          : level.mayBeBelow
            ? said.levelAtMost(about, nameOf(level.to))
            : said.levelText(about, level.from, level.to, nameOf)}
      </p>
      <p class="quiet">{said.meanLoss(decisions, precise(meanLoss.value))}</p>
    </section>
  );
};
