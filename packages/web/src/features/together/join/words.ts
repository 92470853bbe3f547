// The texts for a device that joins another one's person.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type JoinWords = Catalogue<'together/join'>;

export const joinWords = catalogue('together/join');
