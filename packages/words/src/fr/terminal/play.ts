import type { play as en } from '../../en/terminal/play.ts';
import type { Words } from '../../words.ts';

const LEVELS = { beginner: 'débutant', casual: 'moyen', strong: 'fort', expert: 'expert' };

export const play: Words<typeof en> = {
  yes: 'o',
  chooseGame: 'Quel jeu ?',
  howManySeats: 'Combien à table ?',
  howManyHere: 'Combien à ce clavier ? Les autres sont des robots.',
  menuKeys: 'flèches : choisir · Entrée : valider · q : quitter',
  bot: (letter) => `Robot ${letter}`,
  turnOf: (name) => `à ${name} de jouer`,
  choosing: (names) => `choisissent : ${names}`,
  passTo: (name) => `Passe le clavier à ${name}.`,
  pressEnter: 'Appuie sur Entrée.',
  leave: 'Quitter cette partie ? (o / n)',
  left: 'Tu as quitté la partie.',
  notUnderstood: (text) => `« ${text} » n’est pas un coup valable ici.`,
  forExample: (moves) => `Par exemple : ${moves}`,
  noStep: 'Il n’y a rien à annuler.',
  unknownKey: 'Cette touche ne fait rien ici ; ? montre les touches.',
  wins: (name) => `${name} gagne !`,
  shareWin: (names) => `${names} gagnent ensemble !`,
  score: (name, score) => `${name} : ${score}`,
  another: 'Une autre partie ? (o / n)',
  helpTitle: 'Comment jouer',
  anyKey: 'une touche : retour au jeu',
  lineHelp:
    'Tape un coup, ou : moves (ce qui est possible), hint (conseil), undo (annuler), quit (quitter), ? (cette aide).',
  hint: {
    more: 'h : un autre conseil',
    next: 'h : la suite',
    show: 'h : le coup',
    play: 'h : jouer ainsi',
    none: 'Pas de conseil ici.',
    notHere: 'Il n’y a pas de conseils à cette table.',
  },
  replayKeys: [
    ['droite', 'avancer'],
    ['gauche', 'reculer'],
    ['haut, bas', 'par dix'],
    ['Début, Fin', 'aux bouts'],
    ['q', 'quitter'],
  ],
  commonKeys: [
    [':', 'taper un coup'],
    ['h', 'conseil'],
    ['u', 'annuler'],
    ['?', 'aide'],
    ['q', 'quitter'],
  ],
  vorZwoelf: {
    keys: [
      ['flèches', 'bouger'],
      ['d', 'piocher'],
      ['Tab', 'tuile visible'],
      ['Entrée', 'placer'],
      ['x', 'laisser'],
    ],
    howTo:
      'Remplis ta planche avant les autres. Les nombres doivent croître de gauche à droite dans chaque rangée et de haut en bas dans chaque colonne, sans nombres égaux. À ton tour, pioche une tuile et place-la ou laisse-la visible au centre, ou prends une tuile visible et place-la. Une tuile peut en remplacer une autre, qui va alors au centre.',
    supply: (count) => `Pioche ${count}`,
    middle: 'Centre',
    start: (tile) => `Place le ${tile} sur une case marquée d’un point.`,
    arrange: 'Place tes tuiles sur la diagonale : Tab en choisit une, Entrée la place.',
    arranged: 'Entrée : commencer ainsi. u reprend une tuile.',
    choose: 'd pioche une tuile, Tab en prend une visible.',
    place: (tile) => `Tu as pioché le ${tile} : place-le, ou laisse-le avec x.`,
    puts: (tile, square, freed) =>
      `Entrée : ${tile} en ${square}${freed > 0 ? ` ; le ${freed} va au centre` : ''}.`,
  },
  qwinto: {
    keys: [
      ['o y p', 'choisir les dés'],
      ['r', 'lancer'],
      ['k', 'garder'],
      ['flèches, Tab', 'bouger'],
      ['Entrée', 'noter'],
      ['x', 'ne rien noter'],
    ],
    howTo:
      'Choisis un à trois dés et lance-les ; tu peux les relancer tous une fois. Chacun peut noter la somme dans une case d’une rangée dont la couleur a été lancée. Les nombres croissent de gauche à droite dans chaque rangée et aucun nombre ne figure deux fois dans une colonne. Si le joueur qui a lancé ne note rien, c’est un lancer raté (−5). Une rangée complète vaut son dernier nombre, les autres un point par nombre ; une colonne de trois complète vaut son pentagone < >. Deux rangées complètes ou quatre lancers ratés terminent la partie.',
    noDice: 'Choisis au moins un dé avec o, y, p.',
    chooseDice: 'Quels dés lances-tu ? o orange, y jaune, p violet.',
    rollThem: 'Entrée lance ces dés.',
    keepOrRoll: (sum) => `${sum} : Entrée le garde, r relance tous les dés.`,
    write: (sum) => `Note le ${sum}, ou rien avec x.`,
    writeOrMisthrow: (sum) => `Note le ${sum}, ou rien avec x : un lancer raté.`,
    writes: (sum, field) => `Entrée : ${sum} en ${field}.`,
    misthrows: 'ratés',
    points: (points) => (Math.abs(points) < 2 ? `${points} point` : `${points} points`),
  },
  finito: {
    keys: [
      ['Tab, nombre', 'choisir un jeton'],
      ['flèches, Espace', 'bouger'],
      ['Entrée', 'placer'],
      ['p', 'passer'],
    ],
    howTo:
      'Un dé pour tous. D’abord chacun place un de ses trois jetons visibles sur une case du nombre obtenu ; si elles sont prises, sur la case libre suivante, plus petite ou plus grande. Quand les douze jetons sont placés, chaque lancer déplace un jeton de la même façon. Le premier joueur qui a ses jetons de 1 à 12 en ordre croissant gagne.',
    noCounter: 'Tu n’as pas de jeton ici.',
    rolled: 'Dé :',
    roll: (count) => `lancer ${count}`,
    open: 'Visibles :',
    down: (count) => `${count} face cachée`,
    order: 'Ordre :',
    place: (rolled, counter) => `Le dé indique ${rolled} : où va le ${counter} ? Espace saute à ses cases.`,
    take: (rolled) => `Le dé indique ${rolled} : quel jeton déplaces-tu ?`,
    move: (rolled, counter) => `Le dé indique ${rolled} : où va le ${counter} ? u le repose.`,
    puts: (counter, square) => `Entrée : ${counter} en ${square}.`,
  },
  rummikub: {
    keys: [
      ['Espace', 'prendre'],
      ['n', 'poser à part'],
      ['Entrée', 'ajouter ici'],
      ['t', 'terminé'],
      ['d', 'piocher'],
      ['s', 'trier'],
      ['flèches', 'bouger'],
      ['Tab', 'table ou support'],
      ['b', 'rendre au support'],
      ['/', 'couper'],
      ['j', 'joker à l’autre bout'],
      ['U', 'tout annuler'],
    ],
    howTo:
      'Débarrasse-toi de toutes tes plaques. Un groupe : trois ou quatre plaques du même chiffre, de couleurs différentes. Une série : au moins trois chiffres qui se suivent, d’une seule couleur. Ta première pose doit valoir au moins 30 points avec tes propres plaques. Ensuite tu peux compléter et remanier toute la table, pourvu qu’il n’y reste que des groupes et des séries. Si tu ne peux ou ne veux pas jouer, pioche une plaque. Un joker remplace n’importe quelle plaque.',
    table: 'Table',
    rack: 'Support',
    pool: (count) => `${count} dans la pioche`,
    tiles: (count) => (count < 2 ? `${count} plaque` : `${count} plaques`),
    notOpened: 'pas encore ouvert',
    more: (sets) => `… encore ${sets}`,
    pick: 'Prends des plaques avec Espace, n les pose ensemble ; d pioche.',
    drop: (count) =>
      count === 1
        ? 'Entrée ajoute la plaque ici, n la pose à part.'
        : `Entrée ajoute ${count} plaques ici, n les pose à part.`,
    ready: 't : terminé.',
    pairs: 'Trois paires : r redistribue, k garde ces plaques.',
    noPairs: 'Voici tes plaques : Entrée commence.',
    nothingPicked: 'Prends d’abord des plaques avec Espace.',
    notYours: 'Seules les plaques de ton support peuvent y revenir.',
  },
  plain: {
    keys: [
      ['flèches', 'choisir un coup'],
      ['Entrée', 'jouer'],
      ['numéro', 'choisir par numéro'],
      ['Tab', 'page suivante'],
    ],
    howTo: '',
    choose: 'Choisis un coup avec les flèches ou son numéro ; Entrée le joue.',
    type: 'Aucun coup n’est listé : tape un coup après deux-points.',
    moves: 'Coups',
    shown: (from, to, all) => `${from}–${to} sur ${all}`,
  },
  join: {
    noTables: 'Aucune table n’est ouverte.',
    howToCreate: 'Ouvres-en une avec --game, p. ex. --game qwinto --seats 3.',
    tablesAt: (server) => `Tables sur ${server}`,
    bot: 'robot',
    someone: 'quelqu’un',
    freeSeats: (free, seats) => `${free} ${free < 2 ? 'place libre' : 'places libres'} sur ${seats}`,
    justNow: 'vient d’ouvrir',
    waitsFor: (time) => `attend depuis ${time}`,
    canBeWatched: 'en cours, tu peux regarder',
    yourTurn: 'à toi de jouer',
    yourGame: 'ta partie',
    newTable: 'Nouvelle table',
    newTableAbout: 'pour des amis, pour tous ou avec des robots',
    lookAgain: 'Regarder à nouveau',
    whichRules: 'Quelles règles ?',
    withWhom: 'Qui joue ?',
    friends: 'Des amis',
    friendsAbout: 'tu reçois un lien à leur envoyer',
    anyone: 'Tout le monde',
    anyoneAbout: 'la table figure dans la liste publique',
    bots: 'Des robots',
    waitingKeys: 'La partie commence quand toutes les places sont prises. Ctrl-C : quitter',
    waiting: (taken, seats) => `On attend des joueurs : ${taken} sur ${seats}.`,
    invite: 'Invite les autres avec ce lien, dans un navigateur ou un terminal :',
    lost: 'La connexion au serveur est coupée ; nouvel essai…',
    back: 'Le serveur est de retour.',
    tooLate: 'Trop tard : la partie a continué.',
    versionMismatch: (server, program) =>
      `Le serveur parle la version ${server} du protocole, ce programme la version ${program} : il faut mettre à jour le plus ancien des deux.`,
  },
  fair: {
    right: (throws) =>
      `Les dés sont comme promis : ${throws < 2 ? `${throws} tirage découle` : `${throws} tirages découlent`} de la graine et des parts. Seuls les appareils à la table savent si chaque part a été choisie librement.`,
    shareChanged: (seat) => `La part de la place ${seat} n’est pas celle qui était fixée avant la partie.`,
    bent: (event, found, thrown) =>
      `L’événement ${event} est truqué : il dit ${found}, les dés disent ${thrown}.`,
    wrongSeed: 'La graine n’est pas celle qui a été promise avant la partie.',
    noLines: 'Cette partie enregistrée ne dit rien de ses dés.',
  },
  review: {
    round: (round) => `Manche ${round}`,
    series: (before, after) =>
      `Chances de gagner sur l’ensemble des manches : ${before} % avant cette manche, ${after} % après.`,
    rough: (margin) =>
      margin === undefined
        ? 'Les chances n’ont pas été mesurées avec ces règles : tous les chiffres sont approximatifs.'
        : `Avec ces règles, l’erreur sur les chances peut atteindre ${margin} % : tous les chiffres sont approximatifs.`,
    beyond:
      'Plus de 100 est possible : une chance perdue, retrouvée, puis perdue à nouveau compte deux fois.',
    sum: (start, luck, own, others, result) =>
      `Début ${start}, chance ${luck}, propres décisions ${own}, les autres ${others} : résultat ${result} (le tout en %).`,
    spread: (spread) => `La chance reste d’habitude à ± ${spread} % près.`,
    decisions: (count, loss) =>
      `${count < 2 ? `${count} décision a compté` : `${count} décisions ont compté`} ; coût moyen : environ ${loss} %.`,
    level: (from, to) =>
      from === to ? `Niveau : ${LEVELS[from]}.` : `Niveau : entre ${LEVELS[from]} et ${LEVELS[to]}.`,
    levelBelow: (lowest) => `Niveau : inférieur à ${LEVELS[lowest]}.`,
    moments: 'Ce qui a le plus compté :',
    noMoments: 'Aucune décision n’a fait de vraie différence.',
    moment: (place, name, played, better, cost) =>
      `${place}, ${name} : ${played} ; mieux : ${better} (coût : ${cost.loss} %, de ${cost.before} % à ${cost.after} %).`,
    best: 'Bien trouvé :',
    found: (place, name, played, found, of) =>
      `${place}, ${name} : ${played} (trouvé par ${found} joueurs occasionnels sur ${of}).`,
  },
};
