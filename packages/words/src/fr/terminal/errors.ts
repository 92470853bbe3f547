import type { OptionKind } from '@crescendo/rules';
import type { errors as en } from '../../en/terminal/errors.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (known: readonly (string | number)[]): string => list('fr', known, 'or');
const and = (known: readonly (string | number)[]): string => list('fr', known);
const values = (kind: OptionKind): string => {
  if (kind.kind === 'flag') return 'true ou false';
  return kind.kind === 'choice' ? or(kind.of) : `un nombre entier de ${kind.min} à ${kind.max}`;
};

export const errors: Words<typeof en> = {
  unknownCommand: (name) => `Commande « ${name} » inconnue : voir crescendo --help.`,
  unexpected: (argument) => `« ${argument} » n’est pas attendu ici.`,
  unknownFlag: (flag) => `L’option ${flag} n’existe pas ici : voir --help.`,
  flagNeedsValue: (flag) => `Il faut une valeur après ${flag}.`,
  flagTakesNoValue: (flag) => `${flag} ne prend pas de valeur.`,
  takesOneOf: (flag, known, text) => `${flag} accepte ${or(known)}, pas « ${text} ».`,
  takesNumber: (flag, min, max, text) =>
    `${flag} accepte un nombre entier de ${min} à ${max}, pas « ${text} ».`,
  whichGame: (known) => `Quel jeu ? Choisis ${or(known)}.`,
  noGame: (id, known) => `Le jeu « ${id} » n’existe pas : choisis ${or(known)}.`,
  seatCount: (game, min, max, count) => `${game} se joue de ${min} à ${max} joueurs, pas à ${count}.`,
  tooManyPeople: (people, seats) =>
    `Trop de personnes : ${people} pour ${seats} ${seats < 2 ? 'place' : 'places'}.`,
  noSeries: (game) => `${game} ne se joue pas en plusieurs manches.`,
  firstByRules: (game) => `--first ne sert pas ici : les règles de ${game} décident qui commence.`,
  firstTakesSeat: (seats, text) => `--first accepte une place, ${or(seats)}, pas « ${text} ».`,
  noOption: (game, option, known) => `${game} n’a pas d’option « ${option} » : il y a ${and(known)}.`,
  noPreset: (game, preset, known) => `${game} n’a pas de variante « ${preset} » : il y a ${and(known)}.`,
  optionTakes: (game, option, kind, value) =>
    `L’option ${option} de ${game} accepte ${values(kind)}, pas « ${value} ».`,
  optionsNeedGame: '--options demande un jeu : indique-le.',
  noBot: (id, game, known) => `Le robot « ${id} » n’existe pas pour ${game} : choisis ${or(known)}.`,
  cannotRead: (file, why) => `Impossible de lire ${file} : ${why}.`,
  cannotWrite: (file, why) => `Impossible d’écrire ${file} : ${why}.`,
  fileWhy: {
    ENOENT: 'le fichier ou le dossier n’existe pas',
    EISDIR: 'c’est un dossier',
    EACCES: 'accès refusé',
    EROFS: 'le système de fichiers est en lecture seule',
    ENOTDIR: 'le dossier n’existe pas',
  },
  exists: (file) => `${file} existe déjà : choisis un autre nom.`,
  whichRecord: 'Quelle partie ? Indique le nom du fichier.',
  noSeat: (seat, seats) => `Il n’y a pas de place « ${seat} » dans cette partie à ${seats}.`,
  exportWhat: 'Que faut-il exporter ? Indique des fichiers de parties, ou puzzles.',
  verifyWhat: 'Que vérifier ? Indique le fichier d’une partie, ou --game avec un jeu ou all.',
  notAShare: (file) => `${file} n’est pas ce qu’un appareil a noté sur des dés.`,
  fairNeedsFile: '--fair vérifie les dés d’une partie : indique le nom du fichier.',
  onlySolves: (games) =>
    `Seuls ces jeux peuvent être résolus : ${games.map((game) => `crescendo solve ${game}`).join(', ')}.`,
  givenUp: (givenUp, games, limit, canEnd) =>
    `Parties abandonnées : ${givenUp} sur ${games}. Elles n’étaient pas finies après ${limit} événements et ne comptent pour personne.${canEnd ? ' Essaie --options roundLimit=40.' : ''}`,
  noReview: {
    notOver: 'La partie n’est pas finie : il n’y a pas d’analyse.',
    alone: 'En solo, personne ne gagne ni ne perd : il n’y a pas d’analyse.',
    notLearnt: (game) => `Rien n’a été appris sur ${game} : ni analyse, ni chance à déduire.`,
  },
  twoBots: 'Il faut au moins deux robots, p. ex. --bots expert,strong.',
  notFromArena: (file) => `${file} n’a pas été enregistré par arena.`,
  otherSettings: (file) => `${file} a été enregistré avec d’autres réglages.`,
  budget: (bot, text) => `Un budget est un nombre de nœuds, p. ex. ${bot}@10000, pas « ${text} ».`,
  noData: (folder) => `Il n’y a pas de données dans ${folder} : indique le dossier avec --data.`,
  dataUnreadable: (why) => `Impossible de lire les données : ${why}.`,
  whichFile: 'Dans quel fichier écrire la copie ?',
  whichBackup: 'Quelle sauvegarde faut-il rétablir ?',
  notRestored: {
    occupied: 'Il y a déjà des données : choisis un autre dossier avec --data, ou une base vide.',
    incomplete: (file) => `${file} n’est pas complet : la fin manque.`,
    notABackup: (file) => `${file} n’est pas une sauvegarde que cette version sait lire.`,
    rowsNeeded: 'PostgreSQL demande une sauvegarde en .jsonl ou .jsonl.gz.',
    damaged: (file) => `${file} est endommagé.`,
  },
  adminWhat: (known) => `Que doit faire admin ? Choisis ${or(known)}.`,
  whichTable: 'Quelle table ? La liste : crescendo admin tables.',
  noTable: (id) => `La table « ${id} » n’existe pas.`,
  notStarted: 'La partie de cette table n’a pas commencé : il n’y a rien à exporter.',
  whichServer: 'Quel serveur ? Indique son adresse.',
  notAnAddress: (text) => `« ${text} » n’est pas une adresse de serveur.`,
  noAnswer: (address) => `Aucun serveur ne répond à ${address}.`,
  notCrescendo: (address) => `Le serveur ${address} n’est pas un serveur Crescendo.`,
  serverSays: (message) => `Le serveur dit : ${message}.`,
  unknownGame: (game) => `Le serveur propose ${game}, que cette version ne connaît pas.`,
};
