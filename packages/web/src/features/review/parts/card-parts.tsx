// The cards of a move that was well found, and of something that another player missed.

import { gamesOf, timesFound } from '@crescendo/bots/review/shown';
import { nameOrYou } from '../../../boards/contract/seat-label.ts';
import { percent } from '../data/figures.ts';
import type { PlacedHighlight, PlacedMoment } from '../data/moments.ts';
import type { ReviewProps } from '../props.ts';
import { titleOfMoment } from './moment-title.ts';
import { MovesPart } from './moves-part.tsx';

export const HighlightPart = (props: ReviewProps & { readonly highlight: PlacedHighlight }) => {
  const { game, translations, said, about, highlight } = props;
  const { view } = game.match.at(highlight.length).matchView(highlight.seat);
  return (
    <section class="leaf moment" aria-labelledby="review-moment">
      <h2 id="review-moment">
        {said.best} <span class="soft">{translations.common.turn(highlight.turn)}</span>
      </h2>
      <MovesPart {...props} {...highlight} view={view} who={about} better={undefined} />
      <p class="moment-cost">{said.found(timesFound(highlight.found, highlight.of))}</p>
    </section>
  );
};

/** Listed in the words of the player's own view, which nobody else sees: the game is over. */
export const MissedPart = (props: ReviewProps & { readonly missed: PlacedMoment }) => {
  const { game, translations, said, name, missed } = props;
  const { view } = game.match.at(missed.length).matchView(missed.seat);
  const who = nameOrYou(name, missed.seat);
  const { cost, before, after } = missed.shown;
  const { language } = translations;
  return (
    <section class="leaf moment" aria-labelledby="review-moment">
      <h2 id="review-moment">
        {titleOfMoment(props, missed, said.missed(who))}{' '}
        <span class="soft">{translations.common.turn(missed.turn)}</span>
      </h2>
      <MovesPart {...props} {...missed} view={view} who={who} />
      <p class="moment-cost">
        {said.cost(who, gamesOf(cost), percent(language, before / 100), percent(language, after / 100))}
      </p>
    </section>
  );
};
