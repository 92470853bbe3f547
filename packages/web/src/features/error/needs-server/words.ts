// The texts of a static site for places where a server would be needed.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type NeedsServerWords = Catalogue<'together/needsServer'>;

export const needsServerWords = catalogue('together/needsServer');
