import type { lessons as en } from '../../en/learn/lessons.ts';
import type { Words } from '../../words.ts';

export const lessons: Words<typeof en> = {
  title: 'Leçons',
  titleOf: (game) => `Leçons de ${game}`,
  about: (title) => `Leçon : ${title}`,
  state: (solved, of) => (solved === of ? 'terminée' : `${solved} sur ${of}`),
  progress: (done, of) => `${done} leçons terminées sur ${of}`,
  lessons: {
    '5vor12': {
      start: {
        title: 'Les premières tuiles',
        text: [
          'Tes premières tuiles partagent ta planche.',
          'Les petits nombres en haut à gauche et les grands en bas à droite laissent de la place à tous les autres.',
        ],
      },
      'leaving-room': {
        title: 'Laisser de la place',
        text: [
          'Entre deux tuiles, seuls les nombres intermédiaires vont encore.',
          'Pose ta tuile de sorte que les cases libres autour acceptent encore beaucoup de nombres.',
        ],
      },
      'take-it': {
        title: 'Prendre une tuile visible',
        text: [
          'Une tuile visible est sûre, une tuile cachée est un pari.',
          'Si elle remplit une case où peu d’autres nombres vont, prends-la.',
        ],
      },
      'which-tile': {
        title: 'Quelle tuile visible',
        text: [
          'Quand plusieurs tuiles visibles vont, la plus évidente n’est pas toujours la meilleure.',
          'Compare ce que chacune laisse libre sur ta planche, et prends celle que tu remplacerais le plus difficilement.',
        ],
      },
      exchange: {
        title: 'Échanger',
        text: [
          'Un échange ne remplit aucune case, mais il peut en ouvrir plusieurs.',
          'Il vaut la peine si le nouveau nombre est mieux placé et que l’ancien ne sert à personne.',
        ],
      },
      'which-exchange': {
        title: 'Quelle tuile échanger',
        text: [
          'Deux échanges peuvent se ressembler : c’est l’ancienne tuile qui compte.',
          'Cède celle qui gêne le plus de nombres, et garde celles qui sont déjà bien placées.',
        ],
      },
      'exchange-open': {
        title: 'Échanger une tuile visible',
        text: [
          'Tu peux aussi prendre une tuile visible et l’échanger contre une tuile de ta planche.',
          'Fais-le si le nouveau nombre ouvre tes cases libres et qu’aucune tuile n’en remplit une aussi bien.',
        ],
      },
    },
    rummikub: {
      opening: {
        title: 'Ouvrir',
        text: [
          'Tes premières combinaisons viennent de ton seul support et doivent faire assez de points.',
          'Essaie d’abord les groupes et les séries élevés : une plaque va parfois à deux endroits, et un seul suffit.',
        ],
      },
      borrowing: {
        title: 'Emprunter une plaque',
        text: [
          'Une combinaison de quatre plaques ou plus peut en céder une.',
          'Prends-la dans un groupe ou au bout d’une série, et forme une nouvelle combinaison avec tes plaques.',
        ],
      },
      'splitting-run': {
        title: 'Couper une série',
        text: [
          'Une longue série peut en devenir deux.',
          'Pose ta plaque au milieu et vérifie que chaque partie garde trois plaques.',
        ],
      },
      regrouping: {
        title: 'Remanier',
        text: [
          'Trois groupes voisins peuvent devenir trois séries, et inversement.',
          'Cherche des combinaisons aux chiffres voisins et reconstruis-les avec tes plaques.',
        ],
      },
      joker: {
        title: 'Libérer le joker',
        text: [
          'Remplace le joker par la plaque qu’il représente, ou reconstruis la combinaison autour de lui.',
          'Il te servira alors dans une autre combinaison.',
        ],
      },
      'going-out': {
        title: 'Finir',
        text: [
          'Quand il te reste peu de plaques, regarde toute la table.',
          'Trouve une place à chacune, puis remanie jusqu’à ce que toutes aillent en même temps.',
        ],
      },
      'fewest-changes': {
        title: 'Changer peu',
        text: [
          'Souvent, une plaque va sans grand remaniement.',
          'Cherche le chemin le plus court : ce qui ne bouge pas ne peut pas mal tourner.',
        ],
      },
    },
    finito: {
      'first-counters': {
        title: 'Les premiers jetons',
        text: [
          'Les petits jetons vont vers le début du tableau, les grands vers la fin.',
          'Choisis le jeton dont la place est la plus proche du lancer.',
        ],
      },
      'which-square': {
        title: 'Quelle case',
        text: [
          'Si le nombre lancé est occupé, tu choisis la case libre juste au-dessous ou juste au-dessus.',
          'Prends celle qui garde l’ordre et laisse assez de cases aux jetons intermédiaires.',
        ],
      },
      'which-counter': {
        title: 'Quel jeton',
        text: [
          'Plusieurs jetons sont visibles, et l’un d’eux convient le mieux au lancer.',
          'Compte combien de jetons doivent venir avant lui et combien après.',
        ],
      },
      'what-to-move': {
        title: 'Que déplacer',
        text: [
          'Quand tous tes jetons sont placés, tu en déplaces un à chaque lancer.',
          'Prends-en un qui n’est pas dans l’ordre, et épargne ta plus longue suite.',
        ],
      },
      'last-steps': {
        title: 'Les derniers pas',
        text: [
          'Vers la fin, tu attends certains lancers.',
          'Garde des espaces assez larges pour que beaucoup de nombres les remplissent.',
        ],
      },
    },
    qwinto: {
      'keep-or-roll': {
        title: 'Garder ou relancer',
        text: [
          'Le second lancer compte : s’il n’y a aucune case pour lui, c’est un lancer raté.',
          'Ne relance que si beaucoup de sommes valent mieux que la tienne.',
        ],
      },
      'leaving-room': {
        title: 'Laisser de la place',
        text: [
          'Dans chaque rangée, les nombres augmentent vers la droite.',
          'Note la somme là où les cases libres des deux côtés acceptent encore beaucoup de sommes.',
        ],
      },
      'which-row': {
        title: 'Quelle rangée',
        text: [
          'La même somme peut être bonne dans une rangée et mauvaise dans une autre.',
          'Choisis la rangée où elle est le plus près de sa place : les petites sommes à gauche, les grandes à droite.',
        ],
      },
      'bonus-column': {
        title: 'Les colonnes bonus',
        text: [
          'Une colonne de trois complète vaut le nombre de son pentagone.',
          'Note-y un grand nombre tant que tu peux encore remplir les deux autres cases.',
        ],
      },
      waiting: {
        title: 'Ne rien noter',
        text: [
          'Quand quelqu’un d’autre a lancé, rien ne t’oblige à noter.',
          'Passe une somme qui bloquerait des cases : cela ne te coûte rien.',
        ],
      },
      'which-dice': {
        title: 'Quels dés',
        text: [
          'Les couleurs des dés sont les rangées où tu peux noter, et leur nombre décide de la hauteur de la somme.',
          'Choisis des dés dont les sommes les plus fréquentes vont dans tes cases libres.',
        ],
      },
    },
  },
};
