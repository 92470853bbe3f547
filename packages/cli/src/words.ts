// The sentences of the command line. Those of the games are in the same package: @crescendo/words.
import { type Catalogue, type Language, load } from '@crescendo/words';

/** The sentences while people play. */
export type Words = Catalogue<'terminal/play'>;
/** The sentences at a table on a server. */
export type JoinWords = Words['join'];
/** The text of the help about a board. */
export type BoardHelp = Pick<Words['plain'], 'keys' | 'howTo'>;
/** A key and what it does. */
export type KeyHelp = BoardHelp['keys'][number];
/** The reasons why something cannot be done: one sentence each. */
export type ErrorWords = Catalogue<'terminal/errors'>;
/** The output of `--help`: lines of at most 80 columns. */
export type HelpTexts = Catalogue<'terminal/help'>;
export type CommandName = keyof HelpTexts['commands'];

export const wordsFor = (language: Language): Promise<Words> => load(language, 'terminal/play');
export const errorWords = (language: Language): Promise<ErrorWords> => load(language, 'terminal/errors');
export const helpTexts = (language: Language): Promise<HelpTexts> => load(language, 'terminal/help');
