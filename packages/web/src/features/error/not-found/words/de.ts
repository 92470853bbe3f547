import type { NotFoundWords } from '../words.ts';

export const de: NotFoundWords = {
  title: 'Hier gibt es keine Seite',
  about:
    'Zu dieser Adresse gehört nichts in Crescendo. Vielleicht fehlt dem Link ein Buchstabe, oder er ist veraltet.',
  home: 'Zur Startseite',
};
