import type { notFound as en } from '../../en/start/not-found.ts';
import type { Words } from '../../words.ts';

export const notFound: Words<typeof en> = {
  title: 'Qui non c’è nessuna pagina',
  about:
    'In Crescendo non c’è nulla a questo indirizzo. Forse al link manca una lettera, oppure non è più valido.',
  home: 'Vai alla pagina iniziale',
};
