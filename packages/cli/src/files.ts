import { readFileSync, writeFileSync } from 'node:fs';
import { CliError } from './cli-error.ts';

const fileError = (file: string, cannot: 'cannotRead' | 'cannotWrite', error: unknown): CliError => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new CliError((words) => {
    const known: { readonly [code: string]: string } = words.fileWhy;
    return words[cannot](file, known[code] ?? message);
  });
};

/** The text of a file; `-` is the standard input. */
export const readText = (file: string): string => {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw fileError(file, 'cannotRead', error);
  }
};

export const writeText = (file: string, text: string): void => {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw fileError(file, 'cannotWrite', error);
  }
};
