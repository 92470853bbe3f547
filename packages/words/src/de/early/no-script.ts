import type { noScript as en } from '../../en/early/no-script.ts';
import type { Words } from '../../words.ts';

export const noScript: Words<typeof en> = {
  text: 'Crescendo braucht JavaScript: Die Regeln der Spiele laufen in dieser Seite.',
};
