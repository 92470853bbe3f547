// How it ended, counted line by line as the booklet counts it.
import { range, totals } from '@crescendo/rules';
import { list } from '@crescendo/words';
import type { ComponentChildren } from 'preact';
import type { AnyBoard } from '../../boards/boards.ts';
import { Icon } from '../../look/icons.tsx';
import type { Moment } from '../../table/game-table.ts';
import type { AnyTranslations } from '../../table/translations.ts';
import type { TableReaderProps } from './props.ts';
import type { TableWords } from './words.ts';

interface ResultProps extends Omit<TableReaderProps, 'page'> {
  /** The moment with the result: of a round in a series, or of everything. */
  readonly moment: Moment;
  readonly children: ComponentChildren;
}

const headline = (
  { table, words, translations, plate: name }: ResultProps,
  winners: readonly number[],
): string => {
  const { players } = table.setup;
  const own = table.ownSeats.value;
  if (players.length === 1) return words.alone;
  if (own.length === 1 && winners.length === 1 && winners[0] === own[0]) return words.youWon;
  const names = list(translations.language, winners.map(name));
  return winners.length === players.length ? words.tie(names) : words.won(names, winners.length > 1);
};

const Counted = ({
  board,
  translations,
  name,
  view,
  seats,
  winners,
  words,
}: {
  board: AnyBoard;
  translations: AnyTranslations;
  name: (seat: number) => string;
  view: Moment['view'];
  seats: number;
  winners: readonly number[];
  words: TableWords;
}) => {
  const order = range(seats).toSorted((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)));
  return (
    <div class="counted">
      {order.map((seat) => (
        <section key={seat} class={winners.includes(seat) ? 'winner' : ''}>
          <h3>
            {name(seat)} {winners.includes(seat) && <Icon name="check" />}
          </h3>
          <dl>
            {board.result(view, seat, translations).map(({ text, points }, i, lines) => (
              <div key={`${i}${text}`} class={i === lines.length - 1 ? 'sum' : ''}>
                <dt>{text}</dt>
                {points !== undefined && (
                  <dd class="number">
                    {new Intl.NumberFormat(translations.language).format(points)}
                    <span class="unseen"> {words.points(points)}</span>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
};

const Rounds = ({
  moment,
  name,
  words,
  seats,
}: {
  moment: Moment;
  name: (seat: number) => string;
  words: TableWords;
  seats: number;
}) => {
  const rounds = moment.rounds ?? [];
  const sums = totals(rounds, seats);
  const every = range(seats);
  return (
    <div class="rounds-scroll">
      <table class="rounds">
        <thead>
          <tr>
            <td />
            {every.map((seat) => (
              <th key={seat} scope="col">
                {name(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, scores, winners }) => (
            <tr key={round}>
              <th scope="row">{words.round(round, undefined)}</th>
              {every.map((seat) => (
                <td key={seat} class={winners.includes(seat) ? 'number best' : 'number'}>
                  {scores[seat]}
                </td>
              ))}
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">{words.total}</th>
            {every.map((seat) => (
              <td key={seat} class="number">
                {sums[seat]}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
};

export const Result = (props: ResultProps) => {
  const { table, board, translations, words, plate, moment, children } = props;
  const { turn, previous, rounds } = moment;
  const seats = table.setup.players.length;
  const round = rounds?.at(-1);
  const between = previous === undefined ? undefined : round;
  const winners = between?.winners ?? (turn.kind === 'over' ? turn.winners : []);
  const ofRound = round?.winners ?? winners;
  return (
    <div class="result">
      <p class="result-head">{headline(props, winners)}</p>
      {between && <p>{words.roundOver(between.round)}</p>}
      {rounds && rounds.length > 0 && <Rounds moment={moment} name={plate} words={words} seats={seats} />}
      <Counted
        board={board}
        translations={translations}
        name={plate}
        view={previous ?? moment.view}
        seats={seats}
        winners={ofRound}
        words={words}
      />
      <div class="result-row">{children}</div>
    </div>
  );
};
