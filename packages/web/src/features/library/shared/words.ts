// The texts about a player's games, figures and data.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type MineWords = Catalogue<'library/mine'>;
export type DataWords = MineWords['mine'];

export const mineWords = catalogue('library/mine');
