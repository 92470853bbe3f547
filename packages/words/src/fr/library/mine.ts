import type { mine as en } from '../../en/library/mine.ts';
import type { Words } from '../../words.ts';

export const mine: Words<typeof en> = {
  title: 'Mes parties',
  games: 'Parties',
  statistics: 'Statistiques',
  data: 'Mes données',

  forMe: 'À toi de jouer',
  forOthers: 'Aux autres de jouer',
  notBegun: 'Pas encore commencées',
  over: 'Terminées',
  here: 'seulement sur cet appareil',
  daily: 'Jeu du jour',
  freeSeats: (n) => (n === 0 ? 'aucune place libre' : n === 1 ? 'une place libre' : `${n} places libres`),
  somebody: 'quelqu’un',
  won: 'Gagnée',
  wonBy: (winners, count) => `${winners} ${count === 1 ? 'a' : 'ont'} gagné`,
  lost: 'Perdue',
  tied: 'Égalité',
  none: 'Aucune partie encore',
  noneWhy: 'Tout ce que tu joues se retrouve ici : ce qui est en cours, ce qui t’attend et ce qui est fini.',
  begin: 'Choisir un jeu',
  toDaily: 'Jeux du jour',
  onlyHere: 'En attendant, tu vois seulement ce qui est sur cet appareil.',
  again: 'Réessayer',

  review: 'Analyse',
  exercises: (n) =>
    n === 1
      ? 'Un moment de tes parties t’attend en exercice.'
      : `${n} moments de tes parties t’attendent en exercices.`,
  toExercises: 'S’exercer',

  stats: {
    none: 'Rien à compter encore',
    noneWhy: 'Après ta première partie contre un robot ou avec d’autres, tu verras ici tes résultats.',
    played: 'Jouées',
    won: 'Gagnées',
    wonOf: (won, of) => `${won} sur ${of}`,
    mean: 'En moyenne',
    best: 'Meilleur score',
    streak: 'Victoires de suite',
    longest: 'Plus longue série de victoires',
    takenBack: 'Avec des coups annulés',
    last: 'Tes dernières parties',
    picture: (count, least, most) =>
      `Les ${count} dernières parties, la plus ancienne d’abord : entre ${least} et ${most} points.`,
    meanLine: 'ta moyenne',
    asTable: 'En tableau',
    date: 'Jour',
    points: 'Points',
    outcome: 'Résultat',
    notWon: 'Perdue',
    against: 'Contre qui',
    opponent: 'Adversaire',
    winsLosses: 'Victoires : défaites',
    together: 'Parties',
    note: 'Plusieurs manches à la suite comptent pour une partie ; leurs points ne sont pas repris ici. Les parties où vous partagez un appareil ne comptent pas.',
  },

  strength: {
    title: 'Ton niveau',
    like: (lower, upper) =>
      lower === upper ? `Tu joues à peu près comme ${lower}.` : `Ton niveau est entre ${lower} et ${upper}.`,
    below: (upper) => `Tu ne joues pas encore aussi bien que ${upper}.`,
    sure: (games, range) =>
      `Après ${games === 1 ? 'une partie' : `${games} parties`}, ${range === undefined ? 'c’est assez sûr' : `c’est une estimation : ${range[0] === undefined ? `au plus ${range[1]}` : `entre ${range[0]} et ${range[1]}`}`}.`,
    rating: (mean, error, casual, base) => `Cote ${mean} ± ${error} ; ${casual} a ${base}.`,
    note: 'Les parties avec des conseils ou des coups annulés ne disent rien de ton niveau.',
  },

  overTime: {
    title: 'Chance et habileté dans les parties analysées',
    luck: 'Chance',
    skill: 'Toi',
    usual: 'chance habituelle',
    picture: (games, luck, skill) =>
      `Chance et habileté dans les ${games} dernières parties analysées, la plus ancienne d’abord. En moyenne : chance ${luck}, toi ${skill}.`,
    line: (games, luck, skill) => `En moyenne sur ${games} parties : chance ${luck}, toi ${skill}.`,
    recurring: 'Erreurs qui reviennent souvent',
    times: (n) => `${n} fois`,
    toExercises: 'Voir tes exercices',
    trend: {
      less: 'moins souvent ces derniers temps',
      more: 'plus souvent ces derniers temps',
      same: 'à peu près aussi souvent qu’avant',
    },
  },

  month: {
    title: 'Ton mois en image',
    which: 'Mois',
    make: 'Créer l’image',
    games: (n) => (n < 2 ? `${n} partie` : `${n} parties`),
    won: (won, of) => `${won} sur ${of} gagnées`,
    luck: 'Chance',
    you: 'Mes coups',
    alt: (month) => `${month} en un coup d’œil : parties, victoires, chance et coût de tes décisions.`,
    share: 'Partager l’image',
    save: 'Enregistrer l’image',
    saved: (file) => `Enregistrée sous ${file}, dans tes téléchargements.`,
  },

  mine: {
    about:
      'Il n’y a pas de compte. Le serveur reconnaît ce navigateur à une clé tirée au hasard et ne sait de toi que ceci.',
    kept: ({ tables, talk, people }) =>
      [
        tables > 0 ? `Les tables où personne n’a joué sont supprimées après ${tables} jours.` : '',
        talk > 0 ? `Les messages sont supprimés après ${talk} jours.` : '',
        people > 0 ? `Si tu ne viens pas pendant ${people} jours, tout ce qui te concerne est supprimé.` : '',
        'Les parties terminées restent.',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    unknown:
      'Pour l’instant, le serveur ne sait rien de toi. Il ne retient quelque chose que si tu joues avec d’autres.',
    known: 'Ce que le serveur sait',
    since: 'Depuis',
    devices: 'Appareils',
    tables: 'Tables',
    talk: 'Messages',
    push: 'Appareils avec notifications',
    groups: 'Groupes',
    exercises: 'Exercices',
    nameTitle: 'Ton nom',
    name: 'Nom que voient les autres',
    nameHint: 'Au plus 24 caractères. Vaut aussi aux tables où tu es déjà.',
    nameSave: 'Changer le nom',
    nameSaved: (name) => `Tu t’appelles maintenant ${name}.`,
    second: 'Un deuxième appareil',
    secondHint:
      'Continue sur ton téléphone : avec le même nom, aux mêmes tables et avec les mêmes exercices.',
    getCode: 'Montrer le code',
    codeHow: (address) => `Scanne le code QR avec l’autre appareil, ou ouvres-y ${address} et tape ce code :`,
    code: 'Ton code',
    codeQr: 'Code QR pour ton deuxième appareil',
    codeLeft: (minutes) =>
      minutes === 1
        ? 'Valable encore une minute, pour un appareil.'
        : `Valable encore ${minutes} minutes, pour un appareil.`,
    codeOver: 'Ce code n’est plus valable.',
    newCode: 'Demander un nouveau code',
    haveCode: 'J’ai le code d’un autre appareil',
    export: 'Télécharger tes données',
    exportHint: 'Tout ce que le serveur sait de toi et que ce navigateur garde, dans un fichier.',
    exportDo: 'Enregistrer le fichier',
    exported: 'Le fichier est enregistré.',
    delete: 'Effacer du serveur',
    deleteHint: 'Ton nom, tes appareils et tous tes messages disparaissent du serveur.',
    deleteDo: 'Effacer mes données',
    deleteAsk: 'Tout effacer du serveur ?',
    deleteWhat: [
      'Dans les parties en cours, un robot joue pour toi ; tu ne pourras pas revenir à ta place.',
      'Les tables que tu as ouvertes et qui n’ont pas commencé sont fermées.',
      'Tes résultats et tes places aux jeux du jour disparaissent. Les parties finies restent pour les autres, sans ton nom.',
      'Tu n’apparais plus dans tes groupes. Un groupe où il n’y a personne d’autre est supprimé.',
      'Tes autres appareils ne seront plus connus non plus. On ne peut pas revenir en arrière.',
    ],
    deleteYes: 'Oui, tout effacer',
    deleteNo: 'Garder',
    deleted: 'Le serveur ne sait plus rien de toi.',
    hereToo: 'Ce que garde ce navigateur s’efface dans les',
    settings: 'réglages',
  },
};
