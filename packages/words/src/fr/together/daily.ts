import type { daily as en } from '../../en/together/daily.ts';
import type { Words } from '../../words.ts';

export const daily: Words<typeof en> = {
  title: 'Jeux du jour',
  about:
    'Chaque jour, quatre nouvelles parties : les mêmes dés et les mêmes pièces pour tous, contre le même robot. Tu peux jouer chacune une fois.',
  honest:
    'Personne n’a de compte : on pourrait donc regarder d’abord avec une seconde identité. Cela ne passe pas inaperçu : si l’on commence une partie après quelqu’un d’autre du même réseau (à la maison, par exemple), on porte la marque ² dans le classement.',
  fingerprints: 'Empreintes',
  fingerprintsAbout:
    'Tous les tirages d’un jour découlent d’un nombre par jeu. Son empreinte est publiée la veille : personne ne peut recevoir des tirages choisis pour lui. Compare-la avec d’autres : elle est la même pour tous.',
  fingerprintNext: 'Le lendemain',
  today: 'Aujourd’hui',
  dayBefore: 'Un jour en arrière',
  dayAfter: 'Un jour en avant',
  toToday: 'Revenir à aujourd’hui',
  left: (hours, minutes) => `Nouvelles parties dans ${hours > 0 ? `${hours} h ` : ''}${minutes} min`,
  against: (bot) => `contre ${bot}`,
  play: 'Jouer',
  goOn: 'Continuer',
  look: 'Revoir la partie',
  notPlayed: 'Tu n’as pas joué ce jour-là.',
  givenUp: 'Tu n’as pas joué jusqu’au bout.',
  won: 'Gagné',
  points: (n) => `${n} ${Math.abs(n) < 2 ? 'point' : 'points'}`,
  place: (place, of) => `place ${place} sur ${of}`,
  rankingOf: (game) => `Classement de ${game}`,
  rank: 'Place',
  name: 'Nom',
  score: 'Points',
  wonColumn: 'Gagné',
  yes: 'oui',
  no: 'non',
  moves: 'Coups',
  you: 'toi',
  somebody: 'quelqu’un',
  later: '² Quelqu’un d’autre du même réseau avait commencé cette partie avant.',
  rankingAmong: 'Classement',
  everyone: 'tout le monde',
  nobody: 'Personne n’a encore terminé. À toi d’ouvrir le bal !',
  nobodyThen: 'Ce jour-là, personne n’a terminé.',
  nobodyHere: 'Personne dans ce groupe ne l’a terminée.',
  showAll: (n) => `Voir les ${n}`,
  share: 'Partager le résultat',
  picture: (a, l, b) =>
    `Du début à la fin, par étapes : devant ${a} fois, à égalité ${l} fois, derrière ${b} fois.`,
  pictureHint: 'Barres : où tu en étais. ● devant le robot, ■ à égalité, ▼ derrière.',
  copied: 'Copié : colle-le où tu veux.',
  notCopied: 'Le navigateur n’a pas permis de copier.',
  sharedWon: 'gagné',
  savePicture: 'Enregistrer l’image',
  done: 'joué',
  standing: {
    first: 'personne n’a fini avant toi',
    best: 'le meilleur résultat pour l’instant',
    bestThen: 'le meilleur résultat du jour',
    aheadOf: (behind, others) => `devant ${behind} des ${others} autres`,
    percent: (percent) => `mieux que ${percent} % des autres`,
  },
  weeks: 'Les six dernières semaines',
  daysPlayed: (days) =>
    days === 0
      ? 'Tu n’as encore terminé aucun jeu du jour.'
      : `Tu as joué ${days} ${days < 2 ? 'jour' : 'jours'}.`,
  dayDone: (day, done, of) => `${day} : ${done} sur ${of} joués jusqu’au bout`,
  puzzle: 'Problème du jour',
  again: 'Réessayer',
};
