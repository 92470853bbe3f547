import type { notices as en } from '../../en/early/notices.ts';
import type { Words } from '../../words.ts';

export const notices: Words<typeof en> = {
  yourTurn: 'Te toca.',
  tableForUs: 'Hay una mesa abierta para vosotros.',
};
