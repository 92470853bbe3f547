import type { rummikub as en } from '../../en/help/rummikub.ts';
import type { Words } from '../../words.ts';

const timeOf = (seconds: number): string => {
  if (seconds % 60 > 0) return `${seconds} secondes`;
  return seconds === 60 ? 'une minute' : `${seconds / 60} minutes`;
};

export const rummikub: Words<typeof en> = {
  aim: {
    title: 'Le but',
    text: () => ['Pose toutes tes plaques sur la table avant les autres.'],
  },
  tiles: {
    title: 'Le matériel',
    text: ({ values, colours, copies, jokers, handSize, deal }) => [
      deal !== 'jokerEach' && 'Pour deux à quatre joueurs.',
      `Les chiffres de 1 à ${values} en ${colours === 4 ? 'noir, rouge, bleu et jaune' : `${colours} couleurs`}, chacun ${copies === 2 ? 'deux fois' : 'une fois'}, et ${jokers === 0 ? 'aucun joker' : jokers === 1 ? 'un joker' : `${jokers} jokers`}.`,
      `Chacun a ${handSize} plaques sur son support, que personne d’autre ne voit. Le reste forme la pioche, face cachée.`,
    ],
  },
  sets: {
    title: 'Les combinaisons',
    text: ({ colours }) => [
      'Une série : au moins trois chiffres qui se suivent, d’une seule couleur.',
      `Un groupe : le même chiffre trois${colours > 3 ? ' ou quatre' : ''} fois, chaque fois d’une autre couleur.`,
    ],
    caption: 'Une série et un groupe.',
  },
  wrong: {
    title: 'Ce qui n’est pas une combinaison',
    text: ({ values }) => [
      `Rien ne suit le ${values} : le 1 est toujours le plus bas.`,
      'Un groupe n’a jamais deux fois la même couleur.',
      'Une série ne mélange pas les couleurs, et deux plaques ne suffisent jamais.',
    ],
    caption: 'Aucune de ces combinaisons n’est valable.',
  },
  start: {
    title: 'Le début',
    text: ({ startDraw, deal, threePairsRedeal, handSize }) => [
      startDraw === 'beforeDeal' &&
        'Chacun tire une plaque ; le chiffre le plus élevé commence. Ensuite, on distribue.',
      startDraw === 'afterDeal' &&
        'Après la distribution, chacun tire une plaque ; le chiffre le plus élevé commence.',
      startDraw !== 'none' && 'En cas d’égalité, on tire encore une fois ; un joker ne compte pas.',
      deal === 'jokerEach' && `Chacun reçoit un joker, puis encore ${handSize - 1} plaques.`,
      deal === 'twoStacks' && 'On distribue deux piles à chacun.',
      threePairsRedeal &&
        'Tu as reçu trois paires de plaques identiques ? Tu peux les montrer : on mélange et on redistribue tout.',
    ],
  },
  turn: {
    title: 'Ton tour',
    text: ({ mustLay }) => [
      'Pose autant de plaques que tu veux, une au moins : fais de nouvelles combinaisons, ou complète celles de la table.',
      'Tu ne peux pas, ou ne veux pas ? Pioche une plaque. Ton tour est fini ; elle pourra servir au prochain.',
      'C’est ensuite au joueur suivant, dans le sens des aiguilles d’une montre.',
      mustLay &&
        'Règle maison : une fois que tu as ouvert, pose dès que tu peux. Tu ne pioches que si rien ne va.',
    ],
    caption: 'Les plaques marquées viennent du support.',
  },
  opening: {
    title: 'Ouvrir',
    text: ({ openMin, openTableLocked, mayDelayOpening }) => [
      `La première fois que tu poses, tes propres combinaisons doivent faire au moins ${openMin} points ensemble. Un chiffre compte sa valeur, un joker celle de la plaque qu’il remplace.`,
      openTableLocked
        ? 'À ce tour, ne touche pas à ce qui est sur la table et n’y ajoute rien.'
        : `Les ${openMin} points doivent venir de ton support seul ; ensuite tu peux continuer au même tour et te servir de la table.`,
      !mayDelayOpening && 'Si tu peux ouvrir, tu dois le faire.',
    ],
    caption: '27 et 12 points : cela suffit.',
  },
  rebuild: {
    title: 'Remanier',
    text: () => [
      'Une fois que tu as ouvert, tu peux défaire tout ce qui est sur la table et le reconstruire.',
      'À la fin de ton tour, chaque combinaison doit être valable, rien ne doit avoir quitté la table, et une plaque au moins doit venir de ton support.',
    ],
    caption: 'Un deuxième 6 partage la série 4 5 6 7 8 en deux.',
  },
  borrow: {
    title: 'Emprunter une plaque',
    text: () => ['Une plaque peut quitter une combinaison si ce qui reste est valable, ou le redevient.'],
    caption: 'Le 11 arrive, le 8 est libre pour un nouveau groupe.',
  },
  jokers: {
    title: 'Les jokers',
    text: ({ jokerSets, jokerFreeByRebuild }) => [
      'Un joker remplace n’importe quelle plaque. Dans une série, il est le chiffre de sa place ; dans un groupe, une couleur qui manque.',
      jokerSets === 'free' && 'Une combinaison avec joker se remanie comme les autres.',
      jokerSets === 'extendOnly' && 'Une combinaison avec joker peut grandir, mais pas être divisée.',
      jokerSets === 'locked' &&
        'Une combinaison avec joker ne change pas tant que le joker n’est pas remplacé.',
      jokerSets === 'free' &&
        (jokerFreeByRebuild
          ? 'Tu peux prendre le joker dès que ce qui reste est valable.'
          : 'Tu n’obtiens le joker qu’en posant la plaque qu’il remplace.'),
    ],
    caption: 'Le petit chiffre dit ce que vaut le joker.',
  },
  replace: {
    title: 'Remplacer un joker',
    text: ({ jokerSwapFrom, jokerReuse, jokerNotBeforeOpening }) => [
      `Pose à sa place la plaque qu’il remplace${jokerSwapFrom === 'rack' ? ', venue de ton support' : ', venue de ton support ou de la table'} ; dans un groupe, toute couleur qui manque convient.`,
      jokerReuse === 'sameTurn'
        ? 'Le joker doit être reposé au même tour. Il ne va jamais sur ton support.'
        : 'Le joker doit entrer au même tour dans une nouvelle combinaison. Il ne va jamais sur ton support.',
      jokerReuse === 'sameTurnNewSet' &&
        'Une combinaison est nouvelle si elle ne contient plus tous les chiffres d’un groupe ou d’une série qui était déjà là. Une combinaison qui a perdu un chiffre est donc nouvelle.',
      jokerNotBeforeOpening && 'Au tour où tu ouvres, tu ne peux pas libérer de joker.',
    ],
    caption: 'Le 6 prend la place du joker, qui sert ailleurs.',
  },
  time: {
    title: 'Le temps',
    text: ({ seconds, bank, increment, timeout, penaltyTiles }) => [
      seconds > 0 && `Avec le chrono, tu as ${timeOf(seconds)} par tour.`,
      bank > 0 &&
        `Avec le chrono, tu as ${Math.round(bank / 60)} minutes en tout, et ${increment} secondes de plus à chaque tour.`,
      timeout === 'keepOrThree' &&
        `Temps écoulé ? Si tout est complet, cela compte comme ton tour. Sinon, ce qui est déjà valable reste et les autres plaques reviennent : tu pioches une plaque, ou ${penaltyTiles} si tu avais déjà déplacé quelque chose.`,
      timeout === 'drawOrThree' &&
        `Temps écoulé ? Si tout est complet, cela compte comme ton tour. Sinon, tout revient en place et tu pioches une plaque, ou ${penaltyTiles} si tu avais déjà déplacé quelque chose.`,
      timeout === 'revertAndThree' &&
        `Temps écoulé ? Tout revient en place et tu pioches ${penaltyTiles === 1 ? 'une plaque' : `${penaltyTiles} plaques`}.`,
    ],
  },
  empty: {
    title: 'La pioche est vide',
    text: ({ emptyPool }) => [
      emptyPool === 'mustPlay' &&
        'Si tu peux poser une plaque, tu dois le faire ; sinon tu passes. Quand tous ont passé à la suite, la manche est finie.',
      emptyPool === 'playOn' && 'Pose, ou passe. Quand tous ont passé à la suite, la manche est finie.',
      emptyPool === 'lastTurns' &&
        'Chacun joue encore un tour, à commencer par celui qui a pioché la dernière plaque. Puis la manche est finie.',
    ],
  },
  score: {
    title: 'La fin et les points',
    text: ({ jokerPenalty, neverOpened, couldHaveOpened }) => [
      'Le premier qui pose sa dernière plaque gagne. Les autres perdent les points qui restent sur leur support ; le gagnant reçoit le tout.',
      `Un joker sur le support coûte ${jokerPenalty} points.`,
      'Si personne ne finit, le joueur qui a le moins de points sur son support gagne, et les autres perdent la différence.',
      'Si plusieurs en ont aussi peu, ils gagnent ensemble et se partagent ce que les autres perdent.',
      neverOpened > 0 &&
        `Un joueur qui n’a jamais ouvert perd ${neverOpened} points de plus${couldHaveOpened > neverOpened ? `, et ${couldHaveOpened} si c’était pourtant possible` : ''}.`,
      'Sur plusieurs manches, on additionne tous les points et le plus grand total gagne ; en cas d’égalité, il y a plusieurs gagnants. Selon les règles internationales de 2019, c’est celui qui a gagné le plus de manches qui l’emporte ; les points ne départagent que les égalités.',
    ],
  },
};
