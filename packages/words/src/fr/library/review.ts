import type { review as en } from '../../en/library/review.ts';
import { deName, queName } from '../../grammar/names.ts';
import type { Words } from '../../words.ts';

export const review: Words<typeof en> = {
  title: (game) => `Analyse : ${game}`,
  making: (share) => `Chaque coup est examiné… ${share}`,
  stop: 'Arrêter',
  stopped: 'L’analyse n’est pas terminée.',
  goOn: 'Continuer',
  failed: 'L’analyse n’a pas pu se faire. Ta partie est conservée.',
  again: 'Réessayer',
  whose: 'Analyse pour',
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
  curveHow: 'Glisse le long de la courbe.',
  curveKeys: 'Glisse le long de la courbe, ou utilise les flèches du clavier.',
  asKnown: (name) =>
    `D’après ce ${name === undefined ? 'que tu pouvais' : `${queName(name)} pouvait`} savoir à ce moment-là.`,
  asText: 'La partie en texte',
  at: (place, all) => `${place} : ${all}`,
  atEnd: 'À la fin',
  share: (name, share) => `${name ?? 'toi'} ${share}`,
  luckThen: (name, share) =>
    name === undefined ? `Ta chance : ${share}.` : `Chance ${deName(name)} : ${share}.`,
  luckMark: 'gros coup de chance ou de malchance',
  momentMark: 'moment décisif',

  figures: 'Comment c’est arrivé',
  story: (name, outcome, luck) => {
    const who = name === undefined ? 'Tu as' : `${name} a`;
    const done = { won: 'gagné', shared: 'partagé la victoire', lost: 'perdu' }[outcome];
    if (luck === 'even') return `${who} ${done} ; chance et malchance se sont à peu près équilibrées.`;
    const isLost = outcome === 'lost';
    switch (luck) {
      case 'very-good':
        return `${who} ${done}${isLost ? ' malgré' : ', avec'} beaucoup de chance.`;
      case 'good':
        return isLost ? `${who} ${done} malgré la chance.` : `${who} ${done}, avec un peu de chance.`;
      case 'bad':
        return isLost ? `${who} ${done}, avec de la malchance.` : `${who} ${done} malgré la malchance.`;
      case 'very-bad':
        return `${who} ${done}${isLost ? ', avec' : ' malgré'} beaucoup de malchance.`;
    }
  },
  oneMistake: (name, place) =>
    `C’est une seule décision qui ${name === undefined ? 't’a coûté le plus' : `a coûté le plus à ${name}`} (${place}).`,
  mistakes: (name) =>
    `Plusieurs décisions ${name === undefined ? 't’ont coûté des chances' : `ont coûté des chances à ${name}`}.`,
  clean: (name) =>
    `${name === undefined ? 'Tes propres décisions' : `Les décisions ${deName(name)}`} n’ont presque rien coûté.`,
  gifts: (name, other, when) => {
    const most = {
      early: 'surtout au début',
      middle: 'surtout au milieu de la partie',
      late: 'surtout vers la fin',
      spread: 'tout au long de la partie',
    }[when];
    const gave = other === undefined ? 'ont' : 'a';
    const who = other ?? 'Les autres';
    return name === undefined
      ? `${who} t’${gave} offert des chances, ${most}.`
      : `${who} ${gave} offert des chances à ${name}, ${most}.`;
  },
  stronger: (other) =>
    `${other === undefined ? 'Les autres étaient' : `${other} était`} en meilleure position qu’on ne pouvait le prévoir.`,
  sum: 'Comment on arrive au résultat',
  sumStart: 'Début',
  sumLuck: 'Chance',
  sumYou: 'Toi',
  sumOthers: 'Les autres',
  sumResult: 'Résultat',
  luckRank: (rank) =>
    `Chance : ${rank.isMore ? 'plus' : 'moins'} que dans ${rank.games} parties sur ${rank.of}.`,
  beyond: (changes) =>
    `${changes < 2 ? '' : `L’avantage a changé de camp ${changes} fois. `}Plus de 100 % est possible : tout ce qui s’est passé en chemin compte, même une chance perdue, retrouvée, puis perdue à nouveau.`,
  rough:
    'Pour ces règles, les chances n’ont pas été mesurées. Il n’y a donc pas de chiffres ici : la courbe montre à peu près ce qui s’est passé.',
  ranges: (margin) =>
    `Avec ces règles, l’erreur sur les chances peut atteindre ${margin} : elles sont donc indiquées par des fourchettes. Chance et habileté ne peuvent pas être assez bien séparées ici.`,
  series: (name, before, after) =>
    `${name === undefined ? 'Tes chances de gagner' : `Chances de gagner pour ${name}`} sur l’ensemble des manches : ${before} avant cette manche, ${after} après. Tout le reste ne concerne que cette manche.`,

  moments: 'Les moments décisifs',
  momentsWhich: (games) => `Chacun a coûté au moins une partie sur ${games} environ.`,
  none: (name, games) =>
    `Aucune décision, prise seule, ${name === undefined ? 'ne t’a coûté' : `n’a coûté à ${name}`} ne serait-ce qu’une partie sur ${games}.`,
  moment: (number) => `Moment ${number}`,
  repeated: (title, time) => `${title}, ${time === 2 ? 'encore une fois' : 'pour la troisième fois'}`,
  rest: (name, share) =>
    `${name === undefined ? 'Toutes tes autres décisions' : `Toutes les autres décisions ${deName(name)}`} ensemble : ${share}.`,
  youDid: (name) => (name === undefined ? 'Tu as joué' : `${name} a joué`),
  better: 'Mieux',
  yourMove: (name) => (name === undefined ? 'ton coup' : `coup ${deName(name)}`),
  betterMove: 'meilleur coup',
  cost: (name, games, better, played) =>
    `${name === undefined ? 'Cela t’a' : `Pour ${name}, cela a`} coûté ${games === 1 ? 'presque toute la partie' : `environ une partie sur ${games}`} : ${better} de chances avant, ${played} après ce coup.`,
  why: 'Pourquoi',
  tip: (name) => `Conseil pour ${name}`,
  noReason: 'Rien de précis : sur beaucoup de parties, ce coup gagne simplement plus souvent.',
  how: 'Comment',
  showMe: 'Montre-moi',
  showMeWhy: 'Le meilleur coup, puis comment de forts joueurs auraient pu continuer.',
  line: 'Voici comment cela aurait pu continuer',
  lineStep: (step, steps) => `${step} sur ${steps}`,
  lineBack: 'Retour au moment',
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

  best: 'Bien trouvé',
  found: (times) =>
    times === 0
      ? 'Un joueur occasionnel ne trouve presque jamais ce coup.'
      : times === 1
        ? 'La plupart des joueurs occasionnels le trouvent aussi.'
        : `Un joueur occasionnel trouve ce coup environ une fois sur ${times}.`,
  missed: (other) => (other === undefined ? 'Ce que tu n’as pas vu' : `Ce ${queName(other)} n’a pas vu`),
  missedCost: (games) =>
    games === 1 ? 'Cela a coûté presque toute la partie.' : `Cela a coûté environ une partie sur ${games}.`,

  level: (name) => (name === undefined ? 'Comment tu as joué' : `Comment ${name} a joué`),
  levelText: (name, from, to, levels) => {
    const who =
      name === undefined ? 'Dans cette partie, tu as décidé' : `Dans cette partie, ${name} a décidé`;
    return from === to
      ? `${who} comme un robot de niveau « ${levels(from)} ».`
      : `${who} à un niveau entre « ${levels(from)} » et « ${levels(to)} ».`;
  },
  levelBelow: (name, lowest) =>
    `${name === undefined ? 'Dans cette partie, tu as décidé' : `Dans cette partie, ${name} a décidé`} à un niveau inférieur à « ${lowest} ».`,
  levelAtMost: (name, highest) =>
    `${name === undefined ? 'Dans cette partie, tu as décidé' : `Dans cette partie, ${name} a décidé`} tout au plus au niveau « ${highest} ».`,
  meanLoss: (decisions, loss) =>
    decisions === 1
      ? `Une décision n’allait pas de soi ; elle a coûté environ ${loss}.`
      : `${decisions} décisions n’allaient pas de soi ; chacune a coûté environ ${loss} en moyenne.`,
};
