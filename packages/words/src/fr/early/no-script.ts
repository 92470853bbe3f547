import type { noScript as en } from '../../en/early/no-script.ts';
import type { Words } from '../../words.ts';

export const noScript: Words<typeof en> = {
  text: 'Crescendo a besoin de JavaScript : les règles des jeux tournent dans cette page.',
};
