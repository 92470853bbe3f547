import type { noScript as en } from '../../en/early/no-script.ts';
import type { Words } from '../../words.ts';

export const noScript: Words<typeof en> = {
  text: 'Crescendo richiede JavaScript: le regole dei giochi girano in questa pagina.',
};
