// The chance of every seat to win, as one viewer may judge it: learnt from games of the experts, and measured to come true
// as often as it says (STRENGTH.md).
import type { OptionValues, Turn } from '@crescendo/rules';
import { type SeatFeatures, TRUST_UNIT } from './features.ts';
import { marginOf, type WithPresets } from './margins.ts';
import { type Header, makeNetwork } from './network.ts';
import { shares } from './softmax.ts';

export interface WinChances {
  /** One for each seat, 1 together; a shared win counts its part. */
  readonly chances: readonly number[];
  /** True if it was measured that they come true; false with options or seats that nothing was learnt about. */
  readonly isCalibrated: boolean;
  /**
   * The greatest difference from what comes true, to either side: 0 if they are calibrated; the measured one for a preset
   * that nothing was learnt about; 1 if unknown.
   */
  readonly margin: number;
}

/** Between what and what a chance lies. */
export const rangeOf = (chance: number, margin: number): readonly [least: number, most: number] => [
  Math.max(0, chance - margin),
  Math.min(1, chance + margin),
];

/** Each seat's share of the win once a game is over. */
export const finalShares = (turn: Turn & { readonly kind: 'over' }): number[] =>
  turn.scores.map((_, seat) => (turn.winners.includes(seat) ? 1 / turn.winners.length : 0));

/** Two bytes each, little end first. */
export const weightsOf = (base64: string): Int16Array => {
  const text = atob(base64);
  const weights = new Int16Array(text.length / 2);
  for (let i = 0; i < weights.length; i++)
    weights[i] = text.charCodeAt(2 * i) | (text.charCodeAt(2 * i + 1) << 8);
  return weights;
};

interface Position {
  readonly seats: number;
  readonly options: OptionValues;
}

const CERTAIN = { isCalibrated: true, margin: 0 };

export const chancesBy = <V extends Position>(
  game: WithPresets & { turn(view: V): Turn },
  header: Header,
  weights: Int16Array,
  features: SeatFeatures<V>,
): ((view: V) => WinChances) => {
  if (header.featureVersion !== features.version || header.arch[0] !== features.size)
    throw new Error('these weights are for other features');
  const { numbers, scores, compute } = makeNetwork(header, weights);
  const [min, max] = header.seats;
  return (view) => {
    const turn = game.turn(view);
    const { seats } = view;
    if (turn.kind === 'over') return { chances: finalShares(turn), ...CERTAIN };
    if (seats === 1) return { chances: [1], ...CERTAIN };
    if (!features.canRead(view))
      return { chances: new Array<number>(seats).fill(1 / seats), isCalibrated: false, margin: 1 };
    features.read(view, numbers);
    compute(seats);
    const trust = features.trust?.(seats) ?? TRUST_UNIT;
    if (trust !== TRUST_UNIT)
      for (let seat = 0; seat < seats; seat++)
        scores[seat] = Math.round((scores[seat]! * trust) / TRUST_UNIT);
    const isCalibrated = seats >= min && seats <= max && features.isLearnt(view);
    const margin = isCalibrated ? 0 : marginOf(game, seats, view.options);
    return { chances: shares(scores, seats), isCalibrated, margin };
  };
};
