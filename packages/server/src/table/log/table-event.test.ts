import { expect, test } from 'vitest';
import type { TableConfig } from '../table-config.ts';
import { formatTableEvent, parseTableEvent, type TableEvent } from './table-event.ts';

/** As the first release wrote them, and what they mean. */
const ROWS: readonly (readonly [string, TableEvent])[] = [
  ['{"kind":"gone","seat":1}', { kind: 'absent', seat: 1 }],
  ['{"kind":"back","seat":1}', { kind: 'back', seat: 1 }],
  ['{"kind":"pause"}', { kind: 'stop-clock' }],
  ['{"kind":"pause","since":1700000000000}', { kind: 'stop-clock', since: 1_700_000_000_000 }],
  ['{"kind":"resume"}', { kind: 'restart-clock' }],
  ['{"kind":"wish","seat":0,"wish":true}', { kind: 'pause-request', seat: 0, wantsPause: true }],
  ['{"kind":"wish","seat":0,"wish":false}', { kind: 'pause-request', seat: 0, wantsPause: false }],
  ['{"kind":"leave","seat":2}', { kind: 'leave', seat: 2 }],
];

const config = {} as TableConfig;

test.each(ROWS)('the row %s is read, and written again in the same bytes', (text, event) => {
  expect(parseTableEvent(config, null, text)).toEqual(event);
  expect(formatTableEvent(event)).toBe(text);
});
