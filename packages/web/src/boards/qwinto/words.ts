import { type Catalogue, type Language, load } from '@crescendo/words';

/** The words of the board: labels, buttons, prompts, guide, result, reasons of hints. */
export type QwintoWords = Catalogue<'qwinto/board'>;

export const loadWords = (language: Language): Promise<QwintoWords> => load(language, 'qwinto/board');
