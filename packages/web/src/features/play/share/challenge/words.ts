// The texts about challenges: the same game with the same luck for somebody else.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../../shell/catalogue.ts';

export type ChallengeWords = Catalogue<'library/challenge'>;

export const challengeWords = catalogue('library/challenge');
