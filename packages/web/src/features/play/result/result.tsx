// The result: a ranked table, each player's points counted as the booklet counts them for those who want to know.
import { range, type Seat, totals } from '@crescendo/rules';
import type { ResultLine } from '../../../boards/contract/texts.ts';
import type { Moment } from '../../../session/table.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { TableReaderProps } from '../frame/props.ts';
import { SeatFace } from '../seats/seat-face.tsx';
import { formatNumber } from './format-number.ts';
import { headlineOf } from './headline.ts';
import { rankSeats } from './ranking.ts';

interface ResultProps extends Omit<TableReaderProps, 'page'> {
  /** The moment with the result: of a round in a series, or of everything. */
  readonly moment: Moment;
}

const Lines = ({ lines, language }: { readonly lines: readonly ResultLine[]; readonly language: string }) => (
  <dl class="rank-lines">
    {lines.map(({ text, points }, i) => (
      <div key={`${i}${text}`} class={`flex space-between gap-12${i === lines.length - 1 ? ' sum' : ''}`}>
        <dt>{text}</dt>
        {points !== undefined && <dd class="number text-16">{formatNumber(language, points)}</dd>}
      </div>
    ))}
  </dl>
);

const Ranking = (
  props: ResultProps & { readonly scores: readonly number[]; readonly winners: readonly Seat[] },
) => {
  const { table, board, translations, words, seatLabel, moment, scores, winners } = props;
  const view = moment.previous ?? moment.view;
  const isSeries = moment.rounds !== undefined;
  return (
    <ol class="ranking grid gap-6">
      {rankSeats(scores, winners).map(({ seat, place }) => {
        const outcome = isSeries ? undefined : board.texts.outcome(view, seat, translations);
        const points = scores[seat] ?? 0;
        const row = (
          <>
            <span class="unseen">
              {words.spoken.ranked(place, seatLabel(seat).text, outcome ?? words.points(points))}
            </span>
            <span class="rank-place text-center number" aria-hidden="true">
              {place}
            </span>
            <SeatFace
              table={table}
              seat={seat}
              seatLabel={seatLabel}
              mood={winners.includes(seat) ? 'happy' : 'calm'}
            />
            <span class="rank-name semibold breakable" aria-hidden="true">
              {seatLabel(seat).text}
            </span>
            {outcome === undefined ? (
              <b class="rank-value text-15 number" aria-hidden="true">
                {formatNumber(translations.language, points)}
              </b>
            ) : (
              <span class="rank-value text-15" aria-hidden="true">
                {outcome}
              </span>
            )}
          </>
        );
        const lines = outcome === undefined ? board.texts.result(view, seat, translations) : [];
        return (
          <li key={seat} class={`round-12 sunk${winners.includes(seat) ? ' winner' : ''}`}>
            {lines.length > 1 ? (
              <details>
                <summary class="rank row gap-10 round-12">
                  {row}
                  <Icon name="forward" size={18} />
                </summary>
                <Lines lines={lines} language={translations.language} />
              </details>
            ) : (
              <div class="rank row gap-10">{row}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
};

const Rounds = ({ moment, translations, seatLabel, words, table }: ResultProps) => {
  const rounds = moment.rounds ?? [];
  const seats = table.setup.players.length;
  const sums = totals(rounds, seats);
  const every = range(seats);
  const print = (points: number | undefined): string => formatNumber(translations.language, points ?? 0);
  return (
    <div class="rounds-scroll">
      <table class="rounds full-width text-15">
        <thead>
          <tr>
            <td />
            {every.map((seat) => (
              <th key={seat} scope="col">
                {seatLabel(seat).text}
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
                  {print(scores[seat])}
                </td>
              ))}
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">{words.total}</th>
            {every.map((seat) => (
              <td key={seat} class="number">
                {print(sums[seat])}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
};

export const Result = (props: ResultProps) => {
  const { board, translations, name, words, moment } = props;
  const { turn, previous, rounds } = moment;
  const round = rounds?.at(-1);
  const between = previous === undefined ? undefined : round;
  const winners = between?.winners ?? (turn.kind === 'over' ? turn.winners : []);
  const ofRound = round ?? (turn.kind === 'over' ? turn : undefined);
  const ending = ofRound && board.texts.ending(previous ?? moment.view, translations, name);
  return (
    <div class="result">
      <p class="result-head text-center breakable">{headlineOf(props, winners)}</p>
      {ending !== undefined && <p class="result-why">{ending}</p>}
      {between && <p class="result-round">{words.roundOver(between.round)}</p>}
      {ofRound && <Ranking {...props} scores={ofRound.scores} winners={ofRound.winners} />}
      {rounds && rounds.length > 0 && <Rounds {...props} />}
    </div>
  );
};
