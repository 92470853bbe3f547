import type { notices as en } from '../../en/early/notices.ts';
import type { Words } from '../../words.ts';

export const notices: Words<typeof en> = {
  yourTurn: 'Jouw beurt.',
  tableForUs: 'Er staat een tafel voor jullie klaar.',
};
