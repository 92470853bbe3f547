import type { VorZwoelf } from '@crescendo/rules/5vor12';
import type { Speech } from '../board.ts';
import type { Words } from './words.ts';

export const Diagram = (_: { readonly name: string; readonly speech: Speech<VorZwoelf, Words> }) => <div />;
