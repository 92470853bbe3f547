// Two games with the same luck, side by side: how they ended, and where they went apart.
import type { AnyMatch, Seat } from '@crescendo/rules';
import { itemAt } from '@crescendo/rules';
import { useMemo } from 'preact/hooks';
import type { AnyBoard } from '../../../boards/boards.ts';
import type { AnyTranslations } from '../../../boards/translations.ts';
import { type Challenge, type Divergence, divergence } from '../../../session/challenge.ts';
import { RecordTable } from '../../../session/record-table.ts';
import type { GameSetup } from '../../../session/setup/game-setup.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { Stepper } from '../../play/log/log.tsx';
import { PastBoard } from '../../play/replay/past-board.tsx';
import { useShownMoment } from '../../play/replay/use-shown-moment.ts';
import { namesOf, seatLabelsOf } from '../../play/seats/names.ts';
import { Seats } from '../../play/seats/seats.tsx';
import type { Played } from '../../play/share/challenge/played.ts';
import { Outcome } from '../../play/share/challenge/scores.tsx';
import type { ChallengeWords } from '../../play/share/challenge/words.ts';
import type { TableWords } from '../../play/words.ts';

/** One of the two games. */
export interface Side extends Played {
  readonly setup: GameSetup;
}

interface ComparisonProps {
  readonly mine: Side;
  readonly theirs: Challenge;
  readonly board: AnyBoard;
  readonly translations: AnyTranslations;
  readonly words: ChallengeWords;
  readonly table: TableWords;
}

/** The moment after this decision and those of all who decided at the same time. */
const momentAfter = (match: AnyMatch, event: number): number => {
  const { turn } = match.at(event);
  const together = new Set(turn.kind === 'players' ? turn.seats : []);
  let end = event;
  for (const [i, next] of match.eventsSince(event).entries()) {
    if (next.kind !== 'move' || !together.delete(next.seat)) break;
    end = event + i + 1;
  }
  return match
    .eventsSince(0)
    .slice(0, end)
    .filter(({ kind }) => kind === 'move').length;
};

const Boards = ({
  title,
  table,
  match,
  event,
  seat,
  ...props
}: Pick<ComparisonProps, 'board' | 'translations' | 'words'> & {
  readonly title: string;
  readonly table: RecordTable;
  readonly tableWords: TableWords;
  readonly match: AnyMatch;
  readonly event: number | undefined;
  readonly seat: Seat;
}) => {
  const { board, translations, words, tableWords } = props;
  const start = event === undefined ? undefined : momentAfter(match, event);
  const page = useShownMoment(table, start);
  const name = namesOf(table, translations);
  const seatLabel = seatLabelsOf(tableWords, name);
  const { moment, number } = page;
  const view = moment.previous ?? moment.view;
  const made = event === undefined ? undefined : itemAt(match.events, event);
  const said =
    made?.kind === 'move' && event !== undefined
      ? board.texts.describe(made.move, match.at(event).atDecision(seat).view(seat), translations)
      : words.ended;
  return (
    <section
      class="challenge-side grid gap-4 one-column"
      aria-label={title}
      data-game={table.game.id}
      data-moment={number}
    >
      <h3>{title}</h3>
      <p class="challenge-move tight">{said}</p>
      <div class="challenge-stage stage grid clip sunk round-14 one-column">
        <Seats
          table={table}
          board={board}
          translations={translations}
          words={tableWords}
          name={name}
          seatLabel={seatLabel}
          page={page}
        />
        <p class="unseen">{board.speech.board(view, translations)}</p>
        {/* A picture: each of the two would be "your board" to those who only hear it. */}
        <div class="board-host" aria-hidden="true">
          <PastBoard
            board={board}
            translations={translations}
            name={name}
            seatLabel={seatLabel}
            page={page}
            view={view}
          />
        </div>
        <Stepper table={table} words={tableWords} page={page} />
      </div>
    </section>
  );
};

const apartText = (apart: Divergence | undefined, words: ChallengeWords): string => {
  if (apart === undefined) return words.sameGame;
  return apart.why === 'choice' ? words.apartAfter(apart.same) : words.apartAnswer;
};

export const Comparison = (props: ComparisonProps) => {
  const { mine, theirs, board, translations, words, table } = props;
  const { seat } = theirs;
  const name = theirs.name || words.somebody;
  const apart = useMemo(() => divergence(mine.match, theirs.match, seat), [mine.match, theirs.match]);
  const tables = useMemo(() => {
    const named = theirs.setup.players.map((player, i) => (i === seat ? { ...player, name } : player));
    return [
      new RecordTable('mine', mine.setup, mine.match, seat, seat),
      new RecordTable('theirs', { ...theirs.setup, players: named }, theirs.match, seat),
    ] as const;
  }, [mine.match, theirs.match]);
  const common = { board, translations, words, tableWords: table, seat };
  return (
    <>
      <section class="leaf challenge-result" aria-labelledby="challenge-result">
        <Outcome {...props} heading="h2" id="challenge-result" />
        {theirs.setup.players.some(({ kind }) => kind === 'bot') && <p class="quiet">{words.unchecked}</p>}
      </section>
      <section class="leaf challenge-apart" aria-labelledby="challenge-apart" lang={currentLanguage()}>
        <h2 id="challenge-apart">{words.apart}</h2>
        <p>{apartText(apart, words)}</p>
        {apart && (
          <div class="challenge-sides grid">
            <Boards
              {...common}
              title={table.you}
              table={tables[0]}
              match={mine.match}
              event={apart.events[0]}
            />
            <Boards {...common} title={name} table={tables[1]} match={theirs.match} event={apart.events[1]} />
          </div>
        )}
      </section>
    </>
  );
};
