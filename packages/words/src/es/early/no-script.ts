import type { noScript as en } from '../../en/early/no-script.ts';
import type { Words } from '../../words.ts';

export const noScript: Words<typeof en> = {
  text: 'Crescendo necesita JavaScript: las reglas de los juegos funcionan en esta página.',
};
