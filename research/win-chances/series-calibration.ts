// npm run calibration:series -w @crescendo/bots -- --records FOLDER [--game G]
// Compares the chances to win a series with results. Games of experts that research/win-chances/play.ts wrote down, and nothing was
// learnt from, become the rounds of series as their booklets count them. What is said at every fifth decision, to the seat that
// decides, is held against the end of the series.
import { parseArgs } from 'node:util';
import { type GameId, gameById, itemAt, type RoundOver, range, seeded, seriesResult } from '@crescendo/rules';
import { gamesOf } from '../../packages/bots/bench/arguments.ts';
import { winChancesOf } from '../../packages/bots/src/registry.ts';
import {
  calibrationOf,
  noiseFloor,
  type Prediction,
} from '../../packages/bots/src/win-chances/calibration.ts';
import { finalShares } from '../../packages/bots/src/win-chances/chances.ts';
import { seriesOutlook } from '../../packages/bots/src/win-chances/series-chances.ts';
import { type Played, readRecords, replay } from './records.ts';

const { values } = parseArgs({
  options: { records: { type: 'string', default: '.' }, game: { type: 'string' } },
});
const EVERY = 5;

/** The predictions in one series, its rounds taken from these games in turn, by who begins; `undefined` once they run out. */
const playSeries = async (id: GameId, seats: number, number: number, games: Map<number, Played[]>) => {
  const game = gameById(id)!;
  const series = game.series!;
  const chancesOf = (await winChancesOf(game))!;
  const said: { seat: number; chance: number }[] = [];
  const rounds: RoundOver[] = [];
  for (;;) {
    const result = seriesResult({ seats, series, rounds });
    if (result !== undefined)
      return said.map(
        ({ seat, chance }): Prediction => ({
          game: number,
          chance,
          share: itemAt(finalShares(result), seat),
        }),
      );
    const begins = game.choosesFirst(game.options) ? rounds.length % seats : 0;
    const played = games.get(begins)?.pop();
    if (played === undefined) return undefined;
    const { states, events } = replay(id, played);
    const outlook = seriesOutlook(id, { seats, series, first: 0, rounds });
    if (outlook === undefined) return undefined;
    for (const [i, event] of events.entries()) {
      if (event.kind !== 'move' || i % EVERY !== 0) continue;
      const { chances } = chancesOf(game.view(itemAt(states, i), event.seat));
      said.push({ seat: event.seat, chance: itemAt(outlook(chances), event.seat) });
    }
    const turn = game.turn(states.at(-1)!);
    if (turn.kind !== 'over') throw new Error('a game that is not over');
    const { scores, winners } = turn;
    rounds.push({ type: 'round-over', round: rounds.length + 1, scores, winners });
  }
};

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

console.log('| game, seats | series | decisions | error | of that noise | Brier : of the mean |');
console.log('|---|---|---|---|---|---|');
for (const id of gamesOf(values.game).filter((one) => gameById(one)!.series))
  for (const seats of [2, 3, 4]) {
    const games = new Map<number, Played[]>();
    for (const played of readRecords(values.records, id, 'measure'))
      if (played.seats === seats && played.bots === 'expert')
        games.set(played.first, [...(games.get(played.first) ?? []), played]);
    const predictions: Prediction[] = [];
    let count = 0;
    for (const number of range(10_000)) {
      const said = await playSeries(id, seats, number, games);
      if (said === undefined) break;
      count++;
      predictions.push(...said);
    }
    if (count === 0) continue;
    const { decisions, error, brier, brierOfMean, tenths } = calibrationOf(predictions);
    const noise = noiseFloor(predictions, seeded('noise'));
    console.log(
      `| ${id} ${seats} | ${count} | ${decisions} | ${percent(error)} | ${percent(noise)} | ${brier.toFixed(3)} : ${brierOfMean.toFixed(3)} |`,
    );
    console.log(
      `  ${tenths.map(({ predicted, came }) => `${percent(predicted)}: ${percent(came)}`).join(', ')}`,
    );
  }
