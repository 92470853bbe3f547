import { readFileSync, writeFileSync } from 'node:fs';
import { Complaint } from './complaint.ts';

const WHY: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'it is not allowed',
  EROFS: 'it is not allowed',
  ENOTDIR: 'there is no such folder',
};

const complaint = (file: string, cannot: string, error: unknown): Complaint => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new Complaint(`${file} cannot be ${cannot}: ${WHY[code] ?? message}.`);
};

/** The text of a file; `-` is the standard input. */
export const readText = (file: string): string => {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw complaint(file, 'read', error);
  }
};

export const writeText = (file: string, text: string): void => {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw complaint(file, 'written', error);
  }
};
