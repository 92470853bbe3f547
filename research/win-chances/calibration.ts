// npm run calibration -w @crescendo/bots -- [--game G] [--games N] [--records FOLDER] [--seats N] [--bots B] [--tenths]
//   [--first NUMBER] [--weights FILE] [--presets]
// Compares chances with results. Plays N games of each kind (dice that nothing was learnt from), or reads those that
// research/win-chances/play.ts wrote down, and holds the chance of the seat that decides against the end of the game.
// `weakened` are games that experts play on after weak decisions: what counts is said from there on, and a line below says
// how it was with the chance that the last weak decision left its seat. `--presets` measures experts with the presets that
// nothing was learnt about: how far off the chances are then is what src/win-chances/margins.ts says.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type AnyGame, type AnyView, type GameId, gameById, itemAt, range, seeded } from '@crescendo/rules';
import { gamesOf } from '../../packages/bots/bench/arguments.ts';
import { winChancesOf } from '../../packages/bots/src/registry.ts';
import {
  calibrationOf,
  noiseFloor,
  type Prediction,
} from '../../packages/bots/src/win-chances/calibration.ts';
import { chancesBy, type WinChances, weightsOf } from '../../packages/bots/src/win-chances/chances.ts';
import { featuresFor, type SeatedView } from './feature-readers.ts';
import { type Kind, optionsOf, playGame, setOf } from './games.ts';
import { type Played, readLine, readRecords, replay } from './records.ts';
import { takenOverAt, WEAKENED } from './weakened.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '100' },
    first: { type: 'string', default: '1000000' },
    records: { type: 'string' },
    seats: { type: 'string' },
    bots: { type: 'string' },
    weights: { type: 'string' },
    tenths: { type: 'boolean', default: false },
    presets: { type: 'boolean', default: false },
  },
});
const most = Number(values.games);
const LINE_UPS = values.bots ? [values.bots] : ['expert', WEAKENED, 'expert:casual', 'strong:beginner'];

const seatsOf = (id: GameId): readonly number[] =>
  values.seats ? [Number(values.seats)] : id === 'qwinto' ? [2, 3, 4, 5, 6] : [2, 3, 4];

const playedOf = async (kind: Kind & { game: GameId }): Promise<readonly Played[]> => {
  if (values.records)
    return readRecords(values.records, kind.game, kind.preset ? setOf(kind.set, kind.preset) : kind.set)
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
  const chances = chancesBy<SeatedView>(game, JSON.parse(header), weightsOf(weights), features);
  return (view) => chances(view as SeatedView);
};

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

type ChancesOf = NonNullable<Awaited<ReturnType<typeof winChancesOf>>>;

/** Before anything is decided: how far the chances are from equal ones. */
const startError = (game: AnyGame, seats: number, chancesOf: ChancesOf): number => {
  const { chances } = chancesOf(game.view(game.setup(seats, game.options), null));
  return Math.max(...chances.map((chance) => Math.abs(chance - 1 / seats)));
};

/** The predictions at the decisions of these games, and the results; and what a last weak decision was said to leave. */
const predictionsOf = (id: GameId, all: readonly Played[], chancesOf: ChancesOf, preset?: string) => {
  const game = gameById(id)!;
  const after: Prediction[] = [];
  const predictions = all.flatMap((played, n): Prediction[] => {
    const { states, events, shares } = replay(id, played, optionsOf(game, preset));
    const said = (i: number, seat: number): Prediction => {
      const { chances } = chancesOf(game.view(itemAt(states, i), seat));
      return { game: n, chance: itemAt(chances, seat), share: itemAt(shares, seat) };
    };
    const from = played.bots === WEAKENED ? (takenOverAt({ ...played, game: id }, events) ?? 0) : 0;
    const last = from === 0 ? undefined : itemAt(events, from - 1);
    if (last?.kind === 'move') after.push(said(from, last.seat));
    return events.flatMap((event, i) => (event.kind === 'move' && i >= from ? [said(i, event.seat)] : []));
  });
  return { predictions, after };
};

const printTenths = (predictions: readonly Prediction[]): void => {
  for (const { count, predicted, came } of calibrationOf(predictions).tenths)
    if (count > 0) console.log(`    ${percent(predicted)} came true in ${percent(came)} (${count})`);
};

const printAfter = (after: readonly Prediction[]): void => {
  const mean = (of: (one: Prediction) => number) =>
    after.reduce((sum, one) => sum + of(one), 0) / after.length;
  const gap = mean(({ chance, share }) => share - chance);
  const spread = Math.sqrt(mean(({ chance, share }) => (share - chance - gap) ** 2));
  const { error, brier, brierOfMean } = calibrationOf(after);
  console.log(
    `    after the weak decision: ${percent(mean(({ chance }) => chance))} said, ` +
      `${percent(mean(({ share }) => share))} ± ${percent((1.96 * spread) / Math.sqrt(after.length))} came, ` +
      `error ${percent(error)} (noise ${percent(noiseFloor(after, seeded('noise')))}), ` +
      `Brier ${brier.toFixed(3)} : ${brierOfMean.toFixed(3)}`,
  );
};

/** A tenth in which so few of the decisions fall says nothing. */
const MIN_DECISIONS = 0.05;

/** The widest gap between said and came, each tenth with its noise. */
const widestGap = (predictions: readonly Prediction[], noise: number): number =>
  noise +
  Math.max(
    ...calibrationOf(predictions)
      .tenths.filter(({ count }) => count >= MIN_DECISIONS * predictions.length)
      .map(({ predicted, came }) => Math.abs(predicted - came)),
  );

const measurePresets = async (id: GameId, chancesOf: ChancesOf): Promise<void> => {
  const game = gameById(id)!;
  for (const preset of Object.keys(game.presets))
    for (const seats of seatsOf(id)) {
      const { min, max } = game.presets[preset]?.seats ?? game.seats;
      const view = game.view(game.setup(2, optionsOf(game, preset)), 0);
      if (seats < min || seats > max || chancesOf(view).isCalibrated) continue;
      const bots = values.bots ?? 'expert';
      const all = await playedOf({ game: id, seats, bots, set: 'measure', preset });
      const { predictions } = predictionsOf(id, all, chancesOf, preset);
      const { decisions, error, brier, brierOfMean } = calibrationOf(predictions);
      const noise = noiseFloor(predictions, seeded('noise'));
      console.log(
        `| ${id} ${preset} ${seats} | ${all.length} | ${decisions} | ${percent(error)} | ${percent(noise)} | ` +
          `${brier.toFixed(3)} : ${brierOfMean.toFixed(3)} | ${percent(widestGap(predictions, noise))} |`,
      );
      if (values.tenths) printTenths(predictions);
    }
};

const measure = async (id: GameId, chancesOf: ChancesOf): Promise<void> => {
  const game = gameById(id)!;
  for (const bots of LINE_UPS)
    for (const seats of seatsOf(id)) {
      const all = await playedOf({ game: id, seats, bots, set: 'measure' });
      if (all.length === 0) continue;
      const { predictions, after } = predictionsOf(id, all, chancesOf);
      const { decisions, error, brier, brierOfMean } = calibrationOf(predictions);
      const noise = noiseFloor(predictions, seeded('noise'));
      const start = startError(game, seats, chancesOf);
      console.log(
        `| ${id} ${seats} ${bots} | ${all.length} | ${decisions} | ${percent(error)} | ${percent(noise)} | ` +
          `${brier.toFixed(3)} : ${brierOfMean.toFixed(3)} | ± ${percent(start)} |`,
      );
      if (values.tenths) printTenths(predictions);
      if (after.length === 0) continue;
      printAfter(after);
      if (values.tenths) printTenths(after);
    }
};

const columns = values.presets
  ? '| game, preset, seats | games | decisions | error | of that noise | Brier : of the mean | widest gap |'
  : '| game, seats, bots | games | decisions | error | of that noise | Brier : of the mean | start |';
console.log(columns);
console.log('|---|---|---|---|---|---|---|');
for (const id of gamesOf(values.game)) {
  const chancesOf = values.weights
    ? await readWeights(id, values.weights)
    : await winChancesOf(gameById(id)!);
  if (chancesOf === undefined) continue;
  await (values.presets ? measurePresets(id, chancesOf) : measure(id, chancesOf));
}
