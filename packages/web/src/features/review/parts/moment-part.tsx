// A moment that mattered: what was played, what was better, what it cost and why; and what can be done with it.
import { LEVELS, type Level } from '@crescendo/bots';
import { gamesOf } from '@crescendo/bots/review/shown';
import type { AnyMove } from '@crescendo/rules';
import type { Signal } from '@preact/signals';
import { BOT_NAMES } from '../../../session/setup/bot-names.ts';
import { announce } from '../../../shell/announce.ts';
import { requestBotMove } from '../../../workers/bot-client.ts';
import { LessonLink } from '../../learn/lessons/lesson-link.tsx';
import { percent } from '../data/figures.ts';
import type { NumberedMoment } from '../data/moments.ts';
import type { ShownLine } from '../line/use-line.ts';
import { playOn } from '../play-on.ts';
import type { ReviewProps } from '../props.ts';
import { showMoment } from './moment-list.tsx';
import { titleOfMoment } from './moment-title.ts';
import { MovesPart } from './moves-part.tsx';

/** The move of a bot in the moment of this number. */
export interface OtherMove {
  readonly label: number;
  readonly level: Level;
  /** `undefined`: it is still thinking. */
  readonly move: AnyMove | undefined;
}

type MomentProps = ReviewProps & {
  readonly moment: NumberedMoment;
  readonly other: Signal<OtherMove | undefined>;
  readonly line: ShownLine;
};

const OtherLevelMoves = ({ game, board, page, moment, translations, said, other }: MomentProps) => {
  const { view } = page.moment;
  const ask = async (level: Level): Promise<void> => {
    const asked: OtherMove = { label: moment.label, level, move: undefined };
    other.value = asked;
    const move = await requestBotMove(board.game.id, view, level, `${game.id}:${moment.length}`).catch(
      () => undefined,
    );
    if (other.value !== asked) return;
    other.value = move && { ...asked, move };
    if (move)
      announce(`${said.wouldPlayOf(BOT_NAMES[level])} ${board.texts.describe(move, view, translations)}`);
  };
  const shown = other.value?.label === moment.label ? other.value : undefined;
  return (
    <div class="what-would">
      <p id="what-would">{said.wouldPlay}</p>
      <fieldset class="abreast" aria-labelledby="what-would">
        {LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            class="button"
            aria-pressed={shown?.level === level}
            onClick={() => {
              if (shown?.level === level) other.value = undefined;
              else void ask(level);
            }}
          >
            {BOT_NAMES[level]}
          </button>
        ))}
      </fieldset>
      {shown && (
        <p class="would-play tight">
          {shown.move === undefined ? (
            said.thinking
          ) : (
            <>
              <span>{said.wouldPlayOf(BOT_NAMES[shown.level])}</span>{' '}
              <b>{board.texts.describe(shown.move, view, translations, 'all')}</b>
            </>
          )}
        </p>
      )}
    </div>
  );
};

export const MomentPart = (props: MomentProps) => {
  const { game, review, page, moment, translations, said, about, seat, line } = props;
  const { view } = page.moment;
  const share = (points: number): string => percent(translations.language, points / 100);
  const { theme, shown } = moment;
  return (
    <section class="leaf moment" aria-labelledby="review-moment">
      <h2 id="review-moment" class="row gap-10">
        <span class="moment-label square accented rigid circle text-16 number" aria-hidden="true">
          {moment.label}
        </span>
        <span class="unseen">
          {said.momentMark} {moment.label}:{' '}
        </span>
        <span>
          {titleOfMoment(props, moment, said.moment(moment.label))}{' '}
          <span class="soft">{translations.common.turn(moment.turn)}</span>
        </span>
      </h2>
      <MovesPart {...props} {...moment} view={view} who={about} />
      {review.isCalibrated && (
        <p class="moment-cost">
          {said.cost(about, gamesOf(shown.cost), share(shown.before), share(shown.after))}
        </p>
      )}
      <div class="moment-ways abreast">
        <button
          type="button"
          class="button"
          onClick={() => {
            line.open(moment);
            showMoment();
          }}
        >
          {said.showMe}
        </button>
        <button type="button" class="button main" onClick={() => playOn(game, moment.length, seat)}>
          {said.playOn}
        </button>
      </div>
      <p class="quiet">{said.showMeWhy}</p>
      <p class="quiet">{said.playOnWhy}</p>
      <LessonLink game={review.game} theme={theme} />
      <OtherLevelMoves {...props} />
    </section>
  );
};
