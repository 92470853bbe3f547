import { readFileSync, writeFileSync } from 'node:fs';
import { CliError } from './cli-error.ts';

const WHY: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'there is no such folder',
};

const fileError = (file: string, cannot: string, error: unknown): CliError => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new CliError(`${file} cannot be ${cannot}: ${WHY[code] ?? message}.`);
};

/** The text of a file; `-` is the standard input. */
export const readText = (file: string): string => {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw fileError(file, 'read', error);
  }
};

export const writeText = (file: string, text: string): void => {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw fileError(file, 'written', error);
  }
};
