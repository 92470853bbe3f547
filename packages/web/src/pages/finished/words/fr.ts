import type { FinishedWords } from '../words.ts';

export const fr: FinishedWords = {
  title: (game) => `Une partie de ${game}`,
  played: (date) => `Jouée le ${date}`,
  daily: (date) => `Jeu du jour, ${date}`,
  steps: 'Pas à pas',
  eyes: 'Avec les yeux de',
  everybody: 'Ce que tous voient',
  link: 'Le lien de cette partie',
  copyLink: 'Copier le lien',
  lost: 'Il n’y a pas de partie ici',
  going: 'Cette partie n’est pas finie',
  toTable: 'Aller à la table',
  fair: {
    title: 'Était-ce honnête ?',
    about:
      'Avant le premier coup, le serveur a choisi un nombre secret et en a envoyé l’empreinte à tous. Les appareils à la table ont ajouté leurs propres nombres au hasard : chacun est d’abord fixé par son empreinte, et révélé seulement quand tous le sont. Chaque lancer et chaque pioche découle de tous ensemble : personne n’en décide seul.',
    aboutServer:
      'Avant le premier coup, le serveur a choisi un nombre secret et en a montré l’empreinte ; chaque lancer et chaque pioche en découle. Personne d’autre n’y a mis sa part : ainsi le hasard est le même pour tous.',
    check: 'Vérifier maintenant',
    checking: 'Chaque lancer est refait…',
    yes: 'Oui, c’était honnête.',
    asPromised: 'Tout est tombé comme promis.',
    proof: {
      fixed:
        'La part de cet appareil en fait partie, et toutes les autres étaient fixées avant qu’il la révèle : personne n’a pu choisir les dés.',
      own: 'La part de cet appareil en fait partie. Mais toutes les autres n’étaient pas fixées avant : quelqu’un de mèche avec le serveur aurait pu choisir la sienne en dernier.',
      follows:
        'Cet appareil n’y a pas mis de part : seuls les appareils à la table savent si les parts ont été choisies librement.',
    },
    unrevealed: (name) =>
      `${name} a fixé une part sans la révéler : quelqu’un de mèche avec le serveur aurait pu choisir ainsi entre deux issues.`,
    ownShareMissing: 'La part de cet appareil manque : elle a été omise ou remplacée.',
    shareExchanged: (name) => `La part de ${name} a été échangée après que cet appareil a révélé la sienne.`,
    shareChanged: (name) => `La part de ${name} ne correspond pas à ce qui était fixé avant la partie.`,
    yesWhy: (throws) =>
      `Le nombre secret correspond à son empreinte, et ${throws === 1 ? 'l’unique lancer est tombé' : `les ${throws} lancers et pioches sont tombés`} exactement comme le veulent les parts.`,
    no: 'Non.',
    seenHere: 'Cet appareil avait retenu l’empreinte à la table : c’est la même.',
    otherCommitment: 'L’empreinte n’est pas celle que cet appareil avait retenue à la table.',
    otherSeed: 'Le nombre secret ne correspond pas à son empreinte : l’un des deux a été changé.',
    bent: (event, found, thrown) =>
      `L’événement ${event} était « ${found} ». D’après les parts, il aurait dû être « ${thrown} ».`,
    notAGame: (event) => `D’après les règles, l’événement ${event} est impossible.`,
    unreadable: 'Ce qui est dit des dés est illisible.',
    notYet:
      'On pourra le vérifier demain : aujourd’hui d’autres jouent encore avec les mêmes dés, et le nombre secret le reste jusque-là.',
    noSeed:
      'Cette partie enregistrée ne dit rien des dés, comme les parties sur un seul appareil. Il n’y a donc rien à vérifier.',
    numbers: 'Les nombres',
    commitment: 'Empreinte, montrée avant la partie',
    seed: 'Nombre secret du serveur',
    shareOf: (name) => `Part de ${name}`,
    noShare: 'aucune',
    fromHere: 'de cet appareil',
    how: 'L’empreinte est le SHA-256 du nombre secret ; chaque lancer est le HMAC-SHA-256 de toutes les parts et de son numéro. Chaque part est fixée de la même façon avant qu’aucune soit révélée. La vérification se fait ici, dans ton navigateur, sans rien demander au serveur.',
  },
};
