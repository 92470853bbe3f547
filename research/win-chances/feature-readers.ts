// The inputs of each game's network, without its weights.
import type { AnyView, GameId, OptionValues } from '@crescendo/rules';
import { loadNet } from '../../packages/bots/src/5vor12/network/load-net.ts';
import { netValuation } from '../../packages/bots/src/5vor12/network/net-valuation.ts';
import { Evaluator } from '../../packages/bots/src/5vor12/value/evaluator.ts';
import { loadTables } from '../../packages/bots/src/5vor12/value/load-tables.ts';
import { tablesValuation } from '../../packages/bots/src/5vor12/value/tables-valuation.ts';
import { vorZwoelfFeatures } from '../../packages/bots/src/5vor12/value/win-features.ts';
import { finitoFeatures } from '../../packages/bots/src/finito/value/win-features.ts';
import { loadNetwork } from '../../packages/bots/src/qwinto/bots.ts';
import { qwintoFeatures } from '../../packages/bots/src/qwinto/value/win-features.ts';
import { rummikubFeatures } from '../../packages/bots/src/rummikub/value/win-features.ts';
import type { SeatFeatures } from '../../packages/bots/src/win-chances/features.ts';

/** The games that the network has learnt. */
const READERS: { readonly [id in GameId]?: () => Promise<unknown> } = {
  '5vor12': async () =>
    vorZwoelfFeatures({
      tables: new Evaluator(tablesValuation(loadTables())),
      net: new Evaluator(netValuation(loadNet())),
    }),
  finito: async () => finitoFeatures,
  qwinto: async () => qwintoFeatures(await loadNetwork()),
  rummikub: async () => rummikubFeatures,
};

/** A view of any of the four games. */
export type SeatedView = AnyView & { readonly seats: number; readonly options: OptionValues };

/** The caller passes views of the same game only. */
export const featuresFor = async (id: GameId): Promise<SeatFeatures<SeatedView>> => {
  const read = READERS[id];
  if (read === undefined) throw new Error(`There are no features of ${id} to learn from.`);
  return (await read()) as SeatFeatures<SeatedView>;
};
