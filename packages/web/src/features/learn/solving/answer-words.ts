// What is said of questions and answers: what is asked, where to look, why an answer is not it.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type AnswerWords = Catalogue<'learn/answers'>;

export const answerWords = catalogue('learn/answers');
