// The finished game that was opened from a file or a text last: it is shown, and not saved.
import { signal } from '@preact/signals';
import type { CheckedRecord } from './read-record.ts';

export const openedRecord = signal<(CheckedRecord & { readonly text: string }) | undefined>(undefined);

/** Its place among the pages: /record/game, /review/game. */
export const OPENED = 'game';
