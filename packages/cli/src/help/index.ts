import { languageLoader } from '@crescendo/words';
import { COMMANDS, type CommandName, type HelpTexts } from './words.ts';

export const helpTexts = languageLoader<HelpTexts>({
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  es: async () => (await import('./es.ts')).es,
  en: async () => (await import('./en.ts')).en,
});

export const isCommand = (text: string): text is CommandName =>
  (COMMANDS as readonly string[]).includes(text);
