import type { notices as en } from '../../en/early/notices.ts';
import type { Words } from '../../words.ts';

export const notices: Words<typeof en> = {
  yourTurn: 'Du bist dran.',
  tableForUs: 'Ein Tisch für euch ist offen.',
};
