import type { review as en } from '../../en/library/review.ts';
import { deName } from '../../grammar/names.ts';
import type { Words } from '../../words.ts';

export const review: Words<typeof en> = {
  title: (game) => `Analyse : ${game}`,
  making: (share) => `Chaque coup est examiné… ${share}`,
  stop: 'Arrêter',
  stopped: 'L’analyse n’est pas terminée.',
  goOn: 'Continuer',
  failed: 'L’analyse n’a pas pu se faire. Ta partie est conservée.',
  again: 'Réessayer',
  whose: 'Le jeu de',
  round: 'Manche',

  running: 'Cette partie n’est pas finie',
  runningWhy: 'L’analyse vient à la fin : d’ici là, personne n’apprend ce qui serait mieux.',
  toTable: 'Retour à la table',
  gone: 'Il n’y a pas de partie ici',
  goneWhy:
    'Elle a peut-être été supprimée ou jouée dans un autre navigateur. Tu peux l’ouvrir depuis un fichier.',
  openRecord: 'Ouvrir un fichier de partie',
  alone: 'Tu as joué en solo',
  aloneWhy: 'L’analyse montre qui avait le plus de chances de gagner. En solo, personne ne gagne ni ne perd.',
  notLearnt: 'Il n’y a pas encore d’analyse pour ce jeu',
  notLearntWhy:
    'L’analyse montre qui avait le plus de chances de gagner. Pour ce jeu, personne ne les a encore calculées.',
  notYours: 'Cette analyse appartient aux joueurs',
  notYoursWhy: 'À une table avec d’autres, chacun ne voit que sa propre analyse.',
  ownOnly: 'À une table avec d’autres, tu vois ton analyse, et les autres la leur.',
  sharing: 'Les analyses de cette table',
  sharingHow: 'Dès que tout le monde est d’accord, chacun voit toutes les analyses.',
  shareMine: 'Montrer la mienne à tous',
  unshare: 'Annuler mon accord',
  ownShared: (missing) => `Tu as donné ton accord. Il manque encore celui de : ${missing}.`,
  othersShared: (agreed, count) =>
    `${agreed} ${count === 1 ? 'a' : 'ont'} déjà donné ${count === 1 ? 'son' : 'leur'} accord.`,
  allShared: 'Tout le monde est d’accord : vous voyez toutes les analyses.',

  curve: 'Chances de gagner',
  curveHow: 'Glisse le long de la courbe, ou utilise les flèches du clavier.',
  apart:
    'Les chances de chacun reposent sur ce qu’il pouvait savoir à ce moment-là : le total ne fait pas toujours 100 %.',
  asText: 'La partie en texte',
  at: (move, all) => (move === 0 ? `Au début : ${all}` : `Après le coup ${move} : ${all}`),
  share: (name, share) => `${name ?? 'toi'} ${share}`,
  luckThen: (name, share) =>
    name === undefined ? `Ta chance : ${share}.` : `Chance ${deName(name)} : ${share}.`,
  luckMark: 'gros coup de chance ou de malchance',
  momentMark: 'moment décisif',

  figures: 'Chance et talent',
  luck: (share) => `Chance : ${share}`,
  luckRank: (rank) =>
    rank === undefined
      ? 'à peu près comme d’habitude'
      : `${rank.isMore ? 'plus' : 'moins'} que dans ${rank.games} parties sur ${rank.of}`,
  skill: (share) => `Talent : ${share}`,
  equalLuck: (name, often) => {
    if (often === 'hardly-ever')
      return `À chance égale, ${name === undefined ? 'tu n’aurais' : `${name} n’aurait`} presque jamais gagné.`;
    const who = `À chance égale, ${name === undefined ? 'tu aurais' : `${name} aurait`}`;
    return often === 'nearly-always'
      ? `${who} presque toujours gagné.`
      : `${who} gagné ${often} fois sur 100.`;
  },
  sum: 'Comment on arrive au résultat',
  sumStart: 'Chances avant le premier coup',
  sumLuck: 'Chance',
  sumSkill: (name) => (name === undefined ? 'Tes propres décisions' : `Décisions ${deName(name)}`),
  sumGift: 'Décisions des autres, et le reste',
  sumResult: 'Résultat',
  beyond:
    'Plus de 100 % est possible : tout ce qui s’est passé en chemin compte, même une chance perdue, retrouvée, puis perdue à nouveau.',
  rough:
    'Pour ces règles, les chances n’ont pas été mesurées. Il n’y a donc pas de chiffres ici : la courbe montre à peu près ce qui s’est passé.',
  ranges: (margin) =>
    `Avec ces règles, l’erreur sur les chances peut atteindre ${margin} : elles sont donc indiquées par des fourchettes. Chance et habileté ne peuvent pas être assez bien séparées ici.`,
  series: (name, before, after) =>
    `${name === undefined ? 'Tes chances de gagner' : `Chances de gagner pour ${name}`} sur l’ensemble des manches : ${before} avant cette manche, ${after} après. Tout le reste ne concerne que cette manche.`,

  moments: 'Les moments décisifs',
  none: (name) =>
    name === undefined
      ? 'Aucune de tes décisions ne t’a coûté grand-chose. Bien joué !'
      : `Aucune décision ${deName(name)} n’a coûté grand-chose. Bien joué !`,
  moment: (number, cost) => `Moment ${number} : ${cost}`,
  youDid: (name) => (name === undefined ? 'Tu as joué' : `${name} a joué`),
  better: 'Mieux',
  cost: (name, cost, better, played) =>
    `${name === undefined ? 'Cela t’a' : `Pour ${name}, cela a`} coûté ${cost} : ${played} de chances ensuite, ${better} avec le meilleur coup.`,
  why: 'Pourquoi',
  playOn: 'Rejouer à partir d’ici',
  playOnWhy: 'Une nouvelle partie depuis cette position, contre des robots. Celle-ci reste telle quelle.',
  wouldPlay: 'Qu’aurait joué… ?',
  wouldPlayOf: (bot) => `${bot} aurait joué :`,
  thinking: 'Un instant…',
  practise: (count) =>
    count === 1
      ? 'Ce moment reviendra demain en exercice.'
      : `Ces ${count} moments reviendront demain en exercices.`,
  toMistakes: 'Voir tes exercices',

  level: 'Comment tu as joué',
  levelText: (name, from, to, levels) => {
    const who =
      name === undefined ? 'Dans cette partie, tu as décidé' : `Dans cette partie, ${name} a décidé`;
    return from === to
      ? `${who} comme un robot de niveau « ${levels(from)} ».`
      : `${who} à un niveau entre « ${levels(from)} » et « ${levels(to)} ».`;
  },
  meanLoss: (decisions, loss, error) =>
    `${decisions} décisions n’allaient pas de soi ; chacune a coûté ${loss} en moyenne (± ${error}).`,
};
