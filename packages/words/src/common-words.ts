import type { Catalogue } from './groups.ts';

/** The words that all games have in common. */
export type CommonWords = Catalogue<'table/common'>;
