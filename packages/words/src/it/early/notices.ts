import type { notices as en } from '../../en/early/notices.ts';
import type { Words } from '../../words.ts';

export const notices: Words<typeof en> = {
  yourTurn: 'Tocca a te.',
  tableForUs: 'Un tavolo è aperto per voi.',
};
