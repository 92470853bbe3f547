// Names the reason why something did not happen, for people. The server and the page only know codes.
import { load } from '@crescendo/words';
import { computed } from '@preact/signals';
import { catalogue } from '../shell/catalogue.ts';
import { currentLanguage } from '../shell/language.ts';
import { ApiError, type ApiErrorCode } from './api.ts';

type ErrorSentences = { readonly [W in ApiErrorCode]: string };

/** A server that is newer than this page may know reasons that the page does not. */
const sentenceOf = (said: ErrorSentences, code: ApiErrorCode): string => said[code] ?? said['try-again'];

const sentences = catalogue('together/errors');

export const errorWords = computed(() => {
  const said = sentences.value;
  return said && ((code: ApiErrorCode): string => sentenceOf(said, code));
});

/** The reason in an error; whatever is no refusal is a fault of ours, and thrown on. */
export const errorCodeOf = (error: unknown): ApiErrorCode => {
  if (error instanceof ApiError) return error.code;
  throw error;
};

/** The sentence for a code, loaded in the current language. */
export const codeSentence = async (code: ApiErrorCode): Promise<string> =>
  sentenceOf(await load(currentLanguage(), 'together/errors'), code);

/** The sentence for an error, loaded in the current language. */
export const errorSentence = async (error: unknown): Promise<string> => codeSentence(errorCodeOf(error));
