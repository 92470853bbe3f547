import type { notFound as en } from '../../en/start/not-found.ts';
import type { Words } from '../../words.ts';

export const notFound: Words<typeof en> = {
  title: 'Hier gibt es keine Seite',
  about:
    'Zu dieser Adresse gehört nichts in Crescendo. Vielleicht fehlt dem Link ein Buchstabe, oder er ist veraltet.',
  home: 'Zur Startseite',
};
