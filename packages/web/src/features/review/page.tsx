// The review of a finished game: /review/:id.
import '../play/frame/table.css';
import './review.css';
import './parts/curve.css';
import { range, type Seat } from '@crescendo/rules';
import { titleOf } from '@crescendo/rules/manifests';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { errorWords } from '../../server/error-words.ts';
import { RecordTable } from '../../session/record-table.ts';
import { loadSavedGames } from '../../session/saved/saved-games.ts';
import { afterLoading } from '../../shell/after-loading.tsx';
import { rescueFocus } from '../../shell/focus.ts';
import { Select } from '../../ui/controls.tsx';
import { PageFrame } from '../../ui/page/page-frame.tsx';
import type { TableReaderProps } from '../play/frame/props.ts';
import { useTranslations } from '../play/frame/use-translations.ts';
import { useShownMoment } from '../play/replay/use-shown-moment.ts';
import { namesOf, seatLabelsOf } from '../play/seats/names.ts';
import { tableWords } from '../play/words.ts';
import { percent } from './data/figures.ts';
import { loadMistakes } from './data/mistakes.ts';
import { loadReviews } from './data/saved-reviews.ts';
import { ReviewView } from './review-view.tsx';
import { SharingPart } from './sharing/sharing-part.tsx';
import { useSharing } from './sharing/use-sharing.ts';
import { findReviewable, type NoReview, type Reviewable, tableAddress } from './source.ts';
import { type ReviewState, useReview } from './use-review.ts';
import { type ReviewWords, reviewWords } from './words.ts';

/** Shows the progress, and the way to stop it and to go on. */
const Making = ({ state, said, language }: { state: ReviewState; said: ReviewWords; language: string }) => {
  const { status, share, stop, goOn } = state;
  const change = (what: () => void): void => {
    what();
    rescueFocus('.review-making button');
  };
  if (status === 'done') return null;
  return (
    <div class="review-making cluster items-center">
      <p role={status === 'making' ? undefined : 'status'}>
        {status === 'making'
          ? said.making(percent(language, share))
          : status === 'failed'
            ? said.failed
            : said.stopped}
      </p>
      {status === 'making' && <progress max={1} value={share} aria-label={said.making('')} />}
      <button type="button" class="button" onClick={() => change(status === 'making' ? stop : goOn)}>
        {status === 'making' ? said.stop : status === 'failed' ? said.again : said.goOn}
      </button>
    </div>
  );
};

const NoReviewReason = ({ why, id, said }: { why: NoReview; id: string; said: ReviewWords }) => {
  const sentence = errorWords.value;
  const [title, text] =
    typeof why === 'object'
      ? [said.failed, sentence?.(why.error) ?? '']
      : {
          running: [said.running, said.runningWhy],
          gone: [said.gone, said.goneWhy],
          alone: [said.alone, said.aloneWhy],
          'not-learnt': [said.notLearnt, said.notLearntWhy],
          'not-yours': [said.notYours, said.notYoursWhy],
        }[why];
  return (
    <PageFrame title={title ?? ''} class="past">
      <section class="leaf past-lost grid gap-16" role="status">
        <p>{text}</p>
        <div class="abreast">
          {why === 'running' && (
            <a class="button main" href={tableAddress(id)}>
              {said.toTable}
            </a>
          )}
          {why === 'gone' && (
            <a class="button main" href="/record">
              {said.openRecord}
            </a>
          )}
        </div>
      </section>
    </PageFrame>
  );
};

/** Counts the rounds to review. */
const roundsOf = ({ match }: Reviewable): number => (match.series === null ? 1 : match.rounds.length);

interface FoundProps {
  readonly game: Reviewable;
  readonly said: ReviewWords;
  /** Now these seats may be seen. */
  readonly show: (seats: Reviewable['seats']) => void;
}

const Found = ({ game, said, show: showSeats }: FoundProps) => {
  const { id, board, match, setup, seats, own } = game;
  const rounds = roundsOf(game);
  const round = useSignal(rounds);
  const seat = useSignal<Seat>(own ?? seats[0] ?? 0);
  const table = useMemo(() => new RecordTable(id, setup, match, seat.peek(), own, game.seatEvents), [game]);
  const page = useShownMoment(table);
  const state = useReview(game, round.value);
  const sharing = useSharing(game, showSeats);
  const translations = useTranslations(board);
  const words = tableWords.value;
  if (state.status === 'not-learnt') return <NoReviewReason why="not-learnt" id={id} said={said} />;
  if (!translations || !words) return null;
  const name = namesOf(table, translations);
  const seatLabel = seatLabelsOf(words, name);
  const tableProps: TableReaderProps = { table, board, translations, words, name, seatLabel, page };
  const show = (chosen: Seat): void => {
    seat.value = chosen;
    table.viewer.value = chosen;
    page.shownMoment.value = undefined;
  };
  return (
    <PageFrame title={said.title(titleOf(board.game.id))} class="review-page">
      <Making state={state} said={said} language={translations.language} />
      {(seats.length > 1 || rounds > 1) && (
        <div class="review-choice cluster">
          {seats.length > 1 && (
            <Select
              label={said.whose}
              value={seat.value}
              of={seats.map((one) => [one, seatLabel(one).text] as const)}
              choose={show}
            />
          )}
          {rounds > 1 && (
            <Select
              label={said.round}
              value={round.value}
              of={range(rounds).map((one) => [one + 1, words.round(one + 1, rounds)] as const)}
              choose={(chosen) => {
                round.value = chosen;
                page.shownMoment.value = undefined;
              }}
            />
          )}
        </div>
      )}
      {sharing && (
        <SharingPart sharing={sharing} said={said} label={seatLabel} language={translations.language} />
      )}
      {state.review && (
        <ReviewView
          key={`${seat.value} ${round.value}`}
          {...tableProps}
          game={game}
          review={state.review}
          isWhole={state.status === 'done'}
          said={said}
          seat={seat.value}
          about={seat.value === name.you ? undefined : name(seat.value)}
        />
      )}
    </PageFrame>
  );
};

const ReviewOf = ({ id }: { readonly id: string }) => {
  const found = useSignal<Reviewable | NoReview | undefined>(undefined);
  const loadError = useSignal<unknown>(undefined);
  useEffect(() => {
    findReviewable(id).then(
      (game) => {
        found.value = game;
      },
      (error) => {
        loadError.value = error;
      },
    );
  }, [id]);
  if (loadError.value !== undefined) throw loadError.value;
  const said = reviewWords.value;
  const game = found.value;
  if (!said || game === undefined) return null;
  if (typeof game === 'string' || 'error' in game) return <NoReviewReason why={game} id={id} said={said} />;
  const show = (seats: Reviewable['seats']): void => {
    found.value = { ...game, seats };
  };
  return <Found key={game.seats.join()} game={game} said={said} show={show} />;
};

const load = (): Promise<unknown> => Promise.all([loadSavedGames(), loadReviews(), loadMistakes()]);

export const ReviewPage = afterLoading(load, ReviewOf);
