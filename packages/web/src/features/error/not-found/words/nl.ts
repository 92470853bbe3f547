import type { NotFoundWords } from '../words.ts';

export const nl: NotFoundWords = {
  title: 'Hier is geen pagina',
  about:
    'Crescendo heeft niets op dit adres. Misschien ontbreekt er een letter in de link, of is hij verouderd.',
  home: 'Naar de startpagina',
};
