import type { finished as en } from '../../en/library/finished.ts';
import { deName } from '../../grammar/names.ts';
import type { Words } from '../../words.ts';

export const finished: Words<typeof en> = {
  title: (game) => `Une partie de ${game}`,
  played: (date) => `Jouée le ${date}`,
  daily: (date) => `Jeu du jour, ${date}`,
  steps: 'Pas à pas',
  viewAs: 'Vue de',
  everybody: 'Ce que tous voient',
  link: 'Le lien de cette partie',
  copyLink: 'Copier le lien',
  lost: 'Il n’y a pas de partie ici',
  going: 'Cette partie n’est pas finie',
  toTable: 'Aller à la table',
  fair: {
    title: 'Les tirages étaient-ils équitables ?',
    about:
      'Avant le premier coup, le serveur a choisi un nombre secret et en a envoyé l’empreinte à tous. Chaque appareil à la table a ajouté son propre nombre au hasard : il est d’abord fixé par son empreinte, et révélé seulement quand tous le sont. Chaque lancer et chaque pioche découle de tous ces nombres ensemble : personne n’en décide seul.',
    aboutServer:
      'Avant le premier coup, le serveur a choisi un nombre secret et en a montré l’empreinte ; chaque lancer et chaque pioche en découle. Personne d’autre n’y a contribué : ainsi les tirages sont les mêmes pour tous.',
    check: 'Vérifier maintenant',
    checking: 'Chaque lancer est refait…',
    yes: 'Oui, ils étaient équitables.',
    proven: (throws) =>
      `Le nombre de cet appareil en fait partie. Les nombres du serveur et de tous les autres, et tout ce qui en fait des tirages, étaient fixés avant qu’il soit révélé ; et ${throws === 1 ? 'l’unique lancer en découle' : `les ${throws} lancers et pioches en découlent`}. Personne n’a donc pu les choisir.`,
    unless: (names) => `Équitables, sauf si ${names} et le serveur étaient de mèche.`,
    unlessWhy: (names, seats, outcomes) =>
      seats === 1
        ? `${names} a fixé un nombre sans le révéler. Quelqu’un qui connaissait tous les nombres aurait pu choisir ainsi entre ${outcomes} issues. Personne d’autre n’a rien pu choisir.`
        : `${names} ont fixé des nombres sans les révéler. Quelqu’un qui connaissait tous les nombres aurait pu choisir ainsi parmi ${outcomes} issues. Personne d’autre n’a rien pu choisir.`,
    unproven: 'Rien ne cloche, mais tout n’est pas prouvé.',
    follows: (throws) =>
      `${throws === 1 ? 'L’unique lancer découle' : `Les ${throws} lancers et pioches découlent`} des nombres enregistrés.`,
    because: {
      'cut-off': 'L’enregistrement s’arrête avant la fin de la partie.',
      late: 'Le nombre de cet appareil n’en fait pas partie : il n’est pas arrivé à temps au serveur. Cela arrive avec une connexion lente, mais le serveur a aussi pu l’omettre.',
      'old-version':
        'Cette table vient d’une version précédente de Crescendo : un serveur aurait pu demander de nouveaux nombres sans que cela se voie, ou changer qui commence.',
      'server-alone':
        'Ici, seul le serveur a un nombre. Cet appareil n’en avait pas vu l’empreinte auparavant ; pour une partie du jour, compare-la avec d’autres : elle doit être la même pour tous.',
      'server-beforehand':
        'Ici, seul le serveur a un nombre. Mais cet appareil en avait vu l’empreinte la veille : il n’a pas été choisi pour toi.',
      'no-memory':
        'Cet appareil n’a pas de nombre dans ces tirages : seul un appareil qui en a un sait si tous les nombres étaient fixés avant la partie.',
    },
    agreedAnew: (times) =>
      `Tu as accepté ${times === 1 ? 'une fois' : `${times} fois`} de nouveaux tirages après que cet appareil avait révélé un nombre : quelqu’un de mèche avec le serveur a pu en vouloir d’autres.`,
    ownShareMissing: 'Le nombre de cet appareil manque : il a été omis ou remplacé.',
    shareExchanged: (name) =>
      `Le nombre ${deName(name)} a été échangé après que cet appareil a révélé le sien.`,
    shareChanged: (name) =>
      `Le nombre ${deName(name)} ne correspond pas à ce qui était fixé avant la partie.`,
    changedTerms:
      'Ce qui fait des tirages avec les nombres n’est pas ce que cet appareil avait noté avant la partie.',
    otherTerms: 'La partie enregistrée n’est pas celle pour laquelle les nombres ont été fixés.',
    linesRemoved: 'Cet appareil se souvient des tirages de cette table, mais l’enregistrement n’en dit rien.',
    wrongResult: 'Le résultat enregistré ne découle pas des coups.',
    no: 'Non.',
    otherCommitment: 'L’empreinte n’est pas celle que cet appareil avait retenue à la table.',
    otherSeed: 'Le nombre secret ne correspond pas à son empreinte : l’un des deux a été changé.',
    bent: (event, found, thrown) =>
      `L’événement ${event} était « ${found} ». D’après ces nombres, il aurait dû être « ${thrown} ».`,
    notAGame: (event) => `D’après les règles, l’événement ${event} est impossible.`,
    unreadable: 'Les données sur les dés sont illisibles.',
    notYet:
      'On pourra le vérifier demain : aujourd’hui d’autres jouent encore avec les mêmes dés, et le nombre secret le reste jusque-là.',
    noSeed:
      'Cette partie enregistrée ne dit rien des dés, comme les parties sur un seul appareil. Il n’y a donc rien à vérifier.',
    numbers: 'Les nombres',
    commitment: 'Empreinte, montrée avant la partie',
    seed: 'Nombre secret du serveur',
    shareOf: (name) => `Nombre ${deName(name)}`,
    noShare: 'aucun',
    fromHere: 'de cet appareil',
    terms: 'Fixé avant la partie',
    memory: 'Ce que cet appareil a noté',
    limits: 'Ce qu’aucune preuve ne couvre',
    limitList: [
      'Les tables abandonnées : quelqu’un de mèche avec le serveur connaît les tirages un instant avant le début et peut quitter une table dont ils ne lui plaisent pas.',
      'Regarder à l’avance : le serveur connaît tous les nombres pendant la partie. Personne ne peut rien choisir, mais un serveur malhonnête pourrait dire à quelqu’un ce qui va suivre.',
      'Les robots : ils tournent sur le serveur.',
      'Les gens qui voient l’écran des autres.',
    ],
    how: 'L’empreinte est le SHA-256 du nombre secret ; chaque lancer est le HMAC-SHA-256 de tous les nombres, de ce qui était fixé avant la partie et de sa place dans la partie. Le nombre de chaque appareil est fixé de la même façon avant qu’aucun soit révélé. Le document « Fair dice » de Crescendo décrit chaque étape. La vérification se fait ici, dans ton navigateur, sans rien demander au serveur.',
  },
};
