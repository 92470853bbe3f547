import type { needsServer as en } from '../../en/together/needs-server.ts';
import type { Words } from '../../words.ts';

export const needsServer: Words<typeof en> = {
  title: 'Il faut un serveur pour cela',
  about:
    'Ce Crescendo n’est qu’une page : il tourne sur ton appareil et rien n’en sort. Pour retrouver d’autres joueurs, il faut un serveur qui transmet les coups.',
  elsewhere: 'Seulement avec un serveur',
  needServer: [
    'Les parties entre amis sur plusieurs appareils',
    'Les tables ouvertes',
    'Les jeux du jour et leurs classements',
    'Le même joueur sur un deuxième appareil',
  ],
  here: 'Ici, même sans réseau',
  worksHere: [
    'Tous les jeux contre des robots',
    'Plusieurs joueurs autour de cet appareil',
    'Les règles, les conseils et les parties à revoir',
    'Tes parties, statistiques et réglages, gardés sur cet appareil',
  ],
  how: 'Tout le monde peut démarrer un serveur avec une seule commande et inviter les autres par un lien : le README de Crescendo explique comment.',
  play: 'Choisir un jeu',
};
