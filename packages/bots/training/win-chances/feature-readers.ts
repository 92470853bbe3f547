// What each game tells the network, without its weights.
import type { AnyView, GameId, OptionValues } from '@crescendo/rules';
import { loadNet } from '../../src/5vor12/network/load-net.ts';
import { netValuation } from '../../src/5vor12/network/net-valuation.ts';
import { Evaluator } from '../../src/5vor12/value/evaluator.ts';
import { loadTables } from '../../src/5vor12/value/load-tables.ts';
import { tablesValuation } from '../../src/5vor12/value/tables-valuation.ts';
import { vorZwoelfFeatures } from '../../src/5vor12/value/win-features.ts';
import { finitoFeatures } from '../../src/finito/value/win-features.ts';
import { loadNetwork } from '../../src/qwinto/bots.ts';
import { qwintoFeatures } from '../../src/qwinto/value/win-features.ts';
import { rummikubFeatures } from '../../src/rummikub/value/win-features.ts';
import type { SeatFeatures } from '../../src/win-chances/features.ts';

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
