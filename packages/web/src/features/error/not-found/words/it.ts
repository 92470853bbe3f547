import type { NotFoundWords } from '../words.ts';

export const it: NotFoundWords = {
  title: 'Qui non c’è nessuna pagina',
  about:
    'In Crescendo non c’è nulla a questo indirizzo. Forse al link manca una lettera, oppure non è più valido.',
  home: 'Vai alla pagina iniziale',
};
