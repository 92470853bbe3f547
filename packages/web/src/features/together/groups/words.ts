// The texts about groups.
import { type Catalogue, type Language, load } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type GroupWords = Catalogue<'together/groups'>;

export const loadGroupWords = (language: Language): Promise<GroupWords> => load(language, 'together/groups');

export const groupWords = catalogue('together/groups');
