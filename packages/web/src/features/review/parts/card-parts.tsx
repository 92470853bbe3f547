// The cards of a move that was well found, and of something that another player missed.

import { gamesOf, timesFound } from '@crescendo/bots/review/shown';
import { reasonTexts } from '../../play/bar/advice.ts';
import type { PlacedHighlight, PlacedMoment } from '../data/moments.ts';
import type { ReviewProps } from '../props.ts';
import { titleOfMoment } from './moment-title.ts';

export const HighlightPart = (props: ReviewProps & { readonly highlight: PlacedHighlight }) => {
  const { game, board, translations, said, about, highlight } = props;
  const { view } = game.match.at(highlight.length).matchView(highlight.seat);
  const reasons = reasonTexts({ board, translations }, highlight.because, view, highlight.played);
  return (
    <section class="leaf moment" aria-labelledby="review-moment">
      <h2 id="review-moment">
        {said.best} <span class="soft">{translations.common.turn(highlight.turn)}</span>
      </h2>
      <dl class="moment-moves grid tight">
        <dt>{said.youDid(about)}</dt>
        <dd class="moment-better">{board.texts.describe(highlight.played, view, translations)}</dd>
        {reasons.length > 0 && (
          <>
            <dt>{said.why}</dt>
            <dd>{reasons.join(' ')}</dd>
          </>
        )}
      </dl>
      <p class="moment-cost">{said.found(timesFound(highlight.found, highlight.of))}</p>
    </section>
  );
};

/** Listed in the words of the player's own view, which nobody else sees: the game is over. */
export const MissedPart = (props: ReviewProps & { readonly missed: PlacedMoment }) => {
  const { game, board, translations, said, seatLabel, name, missed } = props;
  const { view } = game.match.at(missed.length).matchView(missed.seat);
  const reasons = reasonTexts({ board, translations }, missed.because, view, missed.better);
  const who = missed.seat === name.you ? undefined : name(missed.seat);
  return (
    <section class="leaf moment" aria-labelledby="review-moment">
      <h2 id="review-moment">
        {titleOfMoment(props, missed, said.missed(seatLabel(missed.seat)))}{' '}
        <span class="soft">{translations.common.turn(missed.turn)}</span>
      </h2>
      <dl class="moment-moves grid tight">
        <dt>{said.youDid(who)}</dt>
        <dd>{board.texts.describe(missed.played, view, translations)}</dd>
        <dt class="moment-better">{said.better}</dt>
        <dd class="moment-better">{board.texts.describe(missed.better, view, translations)}</dd>
        {reasons.length > 0 && (
          <>
            <dt>{said.why}</dt>
            <dd>{reasons.join(' ')}</dd>
          </>
        )}
      </dl>
      <p class="moment-cost">{said.missedCost(gamesOf(missed.shown.cost))}</p>
    </section>
  );
};
