import type { notices as en } from '../../en/early/notices.ts';
import type { Words } from '../../words.ts';

export const notices: Words<typeof en> = {
  yourTurn: 'C’est à toi de jouer.',
  tableForUs: 'Une table est ouverte pour vous.',
};
