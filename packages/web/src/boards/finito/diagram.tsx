import type { Finito } from '@crescendo/rules/finito';
import type { Speech } from '../board.ts';
import type { FinitoWords } from './words.ts';
export const Diagram = (_: { readonly name: string; readonly speech: Speech<Finito, FinitoWords> }) => null;
