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
    asPromised: 'Tout est tombé comme promis.',
    proof: {
      fixed:
        'Le nombre de cet appareil en fait partie, et tous les autres étaient fixés avant qu’il soit révélé : personne n’a pu choisir les dés.',
      own: 'Le nombre de cet appareil en fait partie. Mais tous les autres n’étaient pas fixés avant : quelqu’un de mèche avec le serveur aurait pu choisir le sien en dernier.',
      follows:
        'Cet appareil n’a pas ajouté de nombre : seuls les appareils à la table savent si les nombres ont été choisis librement.',
    },
    unrevealed: (name) =>
      `${name} a fixé un nombre sans le révéler : quelqu’un de mèche avec le serveur aurait pu choisir ainsi entre deux issues.`,
    ownShareMissing: 'Le nombre de cet appareil manque : il a été omis ou remplacé.',
    shareExchanged: (name) =>
      `Le nombre ${deName(name)} a été échangé après que cet appareil a révélé le sien.`,
    shareChanged: (name) =>
      `Le nombre ${deName(name)} ne correspond pas à ce qui était fixé avant la partie.`,
    yesWhy: (throws) =>
      `Le nombre secret correspond à son empreinte, et ${throws === 1 ? 'l’unique lancer est tombé' : `les ${throws} lancers et pioches sont tombés`} exactement comme le donnent ces nombres.`,
    no: 'Non.',
    seenHere: 'Cet appareil avait retenu l’empreinte à la table : c’est la même.',
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
    how: 'L’empreinte est le SHA-256 du nombre secret ; chaque lancer est le HMAC-SHA-256 de tous les nombres et de sa place dans la partie. Le nombre de chaque appareil est fixé de la même façon avant qu’aucun soit révélé. La vérification se fait ici, dans ton navigateur, sans rien demander au serveur.',
  },
};
