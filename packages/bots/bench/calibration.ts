// npm run calibration -w @crescendo/bots -- [--game G] [--games N] [--records FOLDER] [--seats N] [--tenths] [--first NUMBER]
// Do the chances come true? Plays N games of each kind (dice that nothing was learnt from), or reads those that
// training/win-chances/play.ts wrote down, and holds the chance of the seat that decides against the end of the game.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type AnyGame,
  type AnyView,
  GAME_IDS,
  type GameId,
  gameById,
  isGameId,
  itemAt,
  range,
  seeded,
} from '@crescendo/rules';
import { winChancesOf } from '../src/registry.ts';
import { calibrationOf, noiseFloor, type Prediction } from '../src/win-chances/calibration.ts';
import { chancesBy, type WinChances, weightsOf } from '../src/win-chances/chances.ts';
import { featuresFor, type SeatedView } from '../training/win-chances/feature-readers.ts';
import { type Kind, playGame } from '../training/win-chances/games.ts';
import { type Played, readLine, readRecords, replay } from '../training/win-chances/records.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '100' },
    first: { type: 'string', default: '1000000' },
    records: { type: 'string' },
    seats: { type: 'string' },
    weights: { type: 'string' },
    tenths: { type: 'boolean', default: false },
  },
});
const wanted = values.game === undefined ? GAME_IDS : [values.game].filter(isGameId);
const most = Number(values.games);
const LINE_UPS = ['expert', 'expert:casual', 'strong:beginner'] as const;

const seatsOf = (id: GameId): readonly number[] =>
  values.seats ? [Number(values.seats)] : id === 'qwinto' ? [2, 3, 4, 5, 6] : [2, 3, 4];

const playedOf = async (kind: Kind & { game: GameId }): Promise<readonly Played[]> => {
  if (values.records)
    return readRecords(values.records, kind.game, 'measure')
      .filter(({ seats, bots }) => seats === kind.seats && bots === kind.bots)
      .slice(0, most);
  const lines = [];
  for (const n of range(most)) lines.push(await playGame(kind, Number(values.first) + n));
  return lines.flatMap((line) => (line === undefined ? [] : [readLine(line)]));
};

/** Weights that learn.ts wrote elsewhere, to be measured before they are shipped. */
const readWeights = async (id: GameId, path: string): Promise<(view: AnyView) => WinChances> => {
  const text = readFileSync(path, 'utf8');
  const [, header = '', weights = ''] = /HEADER = (.*) as const;\n.*WEIGHTS = '(.*)';/.exec(text) ?? [];
  const game = gameById(id)!;
  const features = await featuresFor(id);
  const chances = chancesBy<SeatedView>(JSON.parse(header), weightsOf(weights), features, game.turn);
  return (view) => chances(view as SeatedView);
};

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

/** Before anything is decided: how far the chances are from equal ones. */
const startError = (
  game: AnyGame,
  seats: number,
  chancesOf: NonNullable<Awaited<ReturnType<typeof winChancesOf>>>,
): number => {
  const { chances } = chancesOf(game.view(game.setup(seats, game.options), null));
  return Math.max(...chances.map((chance) => Math.abs(chance - 1 / seats)));
};

console.log(
  '| game, seats, bots | games | decisions | error | of that noise | Brier : of the mean | start |',
);
console.log('|---|---|---|---|---|---|---|');
for (const id of wanted) {
  const game = gameById(id)!;
  const chancesOf = values.weights ? await readWeights(id, values.weights) : await winChancesOf(game);
  if (chancesOf === undefined) continue;
  for (const bots of LINE_UPS)
    for (const seats of seatsOf(id)) {
      const all = await playedOf({ game: id, seats, bots, set: 'measure' });
      if (all.length === 0) continue;
      const predictions = all.flatMap((played, n): Prediction[] => {
        const { states, events, shares } = replay(id, played);
        return events.flatMap((event, i) => {
          if (event.kind !== 'move') return [];
          const { chances } = chancesOf(game.view(itemAt(states, i), event.seat));
          return [{ game: n, chance: itemAt(chances, event.seat), share: itemAt(shares, event.seat) }];
        });
      });
      const { decisions, error, brier, brierOfMean, tenths } = calibrationOf(predictions);
      const noise = noiseFloor(predictions, seeded('noise'));
      const start = startError(game, seats, chancesOf);
      console.log(
        `| ${id} ${seats} ${bots} | ${all.length} | ${decisions} | ${percent(error)} | ${percent(noise)} | ` +
          `${brier.toFixed(3)} : ${brierOfMean.toFixed(3)} | ± ${percent(start)} |`,
      );
      if (values.tenths)
        for (const { count, predicted, came } of tenths)
          if (count > 0) console.log(`    ${percent(predicted)} came true in ${percent(came)} (${count})`);
    }
}
