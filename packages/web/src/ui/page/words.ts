// The texts of all pages around the tables.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../shell/catalogue.ts';

export type SharedWords = Catalogue<'start/shared'>;
export type LevelWords = SharedWords['levels'];
export type StyleWords = SharedWords['styles'];
export type NoticeWords = SharedWords['notices'];

export const sharedWords = catalogue('start/shared');
