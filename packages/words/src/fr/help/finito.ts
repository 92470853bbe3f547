import type { finito as en } from '../../en/help/finito.ts';
import { sentences } from '../../grammar/finito/sentences.ts';
import type { Words } from '../../words.ts';

export const finito: Words<typeof en> = {
  aim: ({ counters, goal }) => ({
    title: 'Le but',
    text: sentences(
      goal > 0
        ? `Aligne avant les autres ${goal} jetons en ordre croissant sur ton tableau, sans jeton plus petit entre eux.`
        : `Range avant les autres tes ${counters} jetons en ordre croissant sur ton tableau.`,
      'Le tableau se lit comme une page : rangée par rangée, de gauche à droite. Les cases libres entre les jetons ne comptent pas.',
    ),
    caption: 'C’est gagné : les jetons vont du plus petit au plus grand, et la ligne ne se rompt pas.',
  }),
  things: ({ counters, numbers, squares, open, roundLimit }) => ({
    title: 'Ce que tu as',
    text: sentences(
      roundLimit === 0 && 'Pour deux à quatre joueurs.',
      `Tout le monde a le même tableau de ${squares} cases. Les nombres vont de 1 à ${numbers} : les deux premiers et les deux derniers n’y figurent qu’une fois${numbers > 4 ? ', tous les autres deux fois' : ''}.`,
      `Chacun a des jetons de 1 à ${counters}, face cachée ; on en retourne ${open === 1 ? 'un' : open}.`,
      `Un seul dé, de 1 à ${numbers}, est lancé pour tous.`,
    ),
    caption: 'Le dé, tes jetons visibles, et combien sont encore face cachée.',
  }),
  roll: () => ({
    title: 'Un lancer',
    text: sentences(
      'Le dé est lancé une fois, et son nombre vaut pour tous. Tout le monde choisit en même temps.',
      'Dès que tout le monde a choisi, tous les jetons bougent ensemble. Avant cela, personne ne voit le choix des autres.',
    ),
  }),
  placing: ({ open, counters }) => ({
    title: 'Placer',
    text: sentences(
      'Place l’un de tes jetons visibles sur une case du nombre lancé. À toi de choisir lequel, mais il faut en placer un.',
      'Si les deux cases de ce nombre sont libres, tu choisis l’une d’elles.',
      `Ensuite, tu retournes un nouveau jeton${open > 1 ? `, pour en avoir de nouveau ${open} au choix` : ''}, jusqu’à ce que les ${counters} soient sur le tableau.`,
    ),
    caption: 'Le dé indique 15 : les deux cases 15 sont libres.',
  }),
  squares: ({ nearest }) => ({
    title: 'Si le nombre est occupé',
    text: sentences(
      nearest
        ? 'Si aucune case du nombre lancé n’est libre, le jeton va sur la case libre suivante, plus petite ou plus grande, comme tu veux.'
        : 'Si aucune case du nombre lancé n’est libre, le jeton va sur le nombre suivant, plus petit ou plus grand, qui a encore une case libre. Si ses deux cases sont libres, tu as le choix.',
      'La fin d’une rangée ne compte pas : on continue sur la première case de la rangée suivante.',
      'Si rien n’est libre d’un côté, il reste l’autre.',
    ),
    caption: nearest
      ? 'Le dé indique 8, mais les deux cases 8 sont occupées : les cases libres les plus proches sont 7 et 10.'
      : 'Le dé indique 8, mais les deux cases 8 sont occupées : toute case 7 ou 10 libre convient.',
  }),
  moving: ({ passing, counters }) => ({
    title: 'Déplacer',
    text: sentences(
      `Quand les ${counters} jetons sont sur le tableau, chaque lancer en déplace un : prends celui que tu veux et pose-le là où le nombre l’indique, comme pour placer.`,
      'On regarde quelles cases sont libres avant de soulever le jeton : il arrive donc toujours sur une autre case. Un jeton posé sur le nombre lancé peut bouger aussi.',
      passing
        ? 'Si tes jetons te plaisent comme ils sont, tu peux passer.'
        : 'Déplacer est obligatoire, même si ça ne t’arrange pas.',
    ),
    caption: 'Le dé indique 17 : le 9 y va, et l’ordre est complet.',
  }),
  end: ({ goal, roundLimit }) => ({
    title: 'La fin',
    text: sentences(
      'Après chaque lancer, quand tous ont joué, on regarde les tableaux.',
      goal > 0
        ? `Une suite croissante d’au moins ${goal} jetons gagne, même pendant qu’on place encore. Si plusieurs en ont une, la plus longue gagne ; à égalité, la victoire est partagée.`
        : 'Le premier qui a tous ses jetons en ordre crie « Finito ! » et gagne. Si plusieurs finissent au même lancer, ils gagnent ensemble.',
      roundLimit > 0 &&
        `Après ${roundLimit} lancers, c’est fini de toute façon : la plus longue suite croissante gagne ; à égalité, la victoire est partagée.`,
    ),
  }),
  points: ({ counters }) => ({
    title: 'Les points',
    text: sentences(
      'Lis tes jetons dans l’ordre, sans les cases libres. Chaque jeton de ta plus longue suite croissante ininterrompue vaut un point.',
      `Les nombres n’ont pas besoin de se suivre exactement. S’ils sont tous en ordre, cela fait ${counters} points.`,
    ),
    caption: '2 · 5 · 6 · 9 · 11 est la plus longue suite croissante : cinq points.',
  }),
  rounds: () => ({
    title: 'Plusieurs manches',
    text: sentences(
      'Vous pouvez jouer plusieurs manches et additionner les points. Mettez-vous d’accord avant sur un total à atteindre ou sur un nombre de manches.',
      'Si plusieurs atteignent le total dans la même manche, le plus élevé gagne ; à égalité, la victoire est partagée.',
    ),
  }),
};
