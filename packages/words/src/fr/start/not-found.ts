import type { notFound as en } from '../../en/start/not-found.ts';
import type { Words } from '../../words.ts';

export const notFound: Words<typeof en> = {
  title: 'Il n’y a pas de page ici',
  about:
    'Rien dans Crescendo ne se trouve à cette adresse. Il manque peut-être une lettre au lien, ou il n’est plus valable.',
  home: 'Aller à l’accueil',
};
