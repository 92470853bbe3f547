import type { notFound as en } from '../../en/start/not-found.ts';
import type { Words } from '../../words.ts';

export const notFound: Words<typeof en> = {
  title: 'Hier is geen pagina',
  about:
    'Crescendo heeft niets op dit adres. Misschien ontbreekt er een letter in de link, of is hij verouderd.',
  home: 'Naar de startpagina',
};
