// The texts of questions and answers: the question, the place to look at, the reason why an answer is wrong.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type AnswerWords = Catalogue<'learn/answers'>;

export const answerWords = catalogue('learn/answers');
