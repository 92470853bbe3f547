import type { OptionKind } from '@crescendo/rules';
import type { errors as en } from '../../en/terminal/errors.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (known: readonly (string | number)[]): string => list('de', known, 'or');
const and = (known: readonly (string | number)[]): string => list('de', known);
const values = (kind: OptionKind): string => {
  if (kind.kind === 'flag') return 'true oder false';
  return kind.kind === 'choice' ? or(kind.of) : `eine ganze Zahl von ${kind.min} bis ${kind.max}`;
};

export const errors: Words<typeof en> = {
  unknownCommand: (name) => `Unbekannter Befehl „${name}“: siehe crescendo --help.`,
  unexpected: (argument) => `„${argument}“ wird hier nicht erwartet.`,
  unknownFlag: (flag) => `Die Option ${flag} gibt es hier nicht: siehe --help.`,
  flagNeedsValue: (flag) => `${flag} braucht einen Wert.`,
  flagTakesNoValue: (flag) => `${flag} erwartet keinen Wert.`,
  takesOneOf: (flag, known, text) => `${flag} erwartet ${or(known)}, nicht „${text}“.`,
  takesNumber: (flag, min, max, text) =>
    `${flag} erwartet eine ganze Zahl von ${min} bis ${max}, nicht „${text}“.`,
  whichGame: (known) => `Welches Spiel? Wähle ${or(known)}.`,
  noGame: (id, known) => `Ein Spiel „${id}“ gibt es nicht: Wähle ${or(known)}.`,
  seatCount: (game, min, max, count) => `${game} hat ${min} bis ${max} Plätze, nicht ${count}.`,
  tooManyPeople: (people, seats) =>
    `Für ${people} Menschen ${seats === 1 ? 'reicht 1 Platz' : `reichen ${seats} Plätze`} nicht.`,
  noSeries: (game) => `${game} wird nicht in mehreren Runden gespielt.`,
  firstByRules: (game) =>
    `--first gilt für dieses Spiel nicht: Wer beginnt, bestimmen die Regeln von ${game}.`,
  firstTakesSeat: (seats, text) => `--first erwartet einen Platz, ${or(seats)}, nicht „${text}“.`,
  noOption: (game, option, known) => `${game} hat keine Option „${option}“: Es gibt ${and(known)}.`,
  noPreset: (game, preset, known) => `${game} hat keine Vorlage „${preset}“: Es gibt ${and(known)}.`,
  optionTakes: (game, option, kind, value) =>
    `Die Option ${option} von ${game} erwartet ${values(kind)}, nicht „${value}“.`,
  optionsNeedGame: '--options braucht ein Spiel: Nenne eines.',
  noBot: (id, game, known) => `Einen Bot „${id}“ gibt es für ${game} nicht: Wähle ${or(known)}.`,
  cannotRead: (file, why) => `${file} lässt sich nicht lesen: ${why}.`,
  cannotWrite: (file, why) => `${file} lässt sich nicht schreiben: ${why}.`,
  fileWhy: {
    ENOENT: 'die Datei oder der Ordner fehlt',
    EISDIR: 'es ist ein Ordner',
    EACCES: 'keine Berechtigung',
    EROFS: 'das Dateisystem ist schreibgeschützt',
    ENOTDIR: 'der Ordner fehlt',
  },
  exists: (file) => `${file} gibt es schon: Wähle einen anderen Namen.`,
  whichRecord: 'Welche Aufzeichnung? Gib den Namen der Datei an.',
  noSeat: (seat, seats) => `In diesem Spiel mit ${seats} Plätzen gibt es keinen Platz „${seat}“.`,
  exportWhat: 'Was soll ausgegeben werden? Gib Dateien von Aufzeichnungen an, oder puzzles.',
  verifyWhat:
    'Was soll geprüft werden? Gib die Datei einer Aufzeichnung an, oder --game mit einem Spiel oder all.',
  notAShare: (file) => `${file} ist nicht das, was ein Gerät sich über Würfel notiert hat.`,
  fairNeedsFile: '--fair prüft die Würfe einer Aufzeichnung: Gib den Namen der Datei an.',
  onlySolves: (games) =>
    `Lösen lässt sich nur: ${games.map((game) => `crescendo solve ${game}`).join(', ')}.`,
  givenUp: (givenUp, games, limit, canEnd) =>
    `${givenUp} von ${games} Spielen ${givenUp === 1 ? 'war' : 'waren'} nach ${limit} Ereignissen nicht zu Ende: ${givenUp === 1 ? 'Es wurde abgebrochen und zählt' : 'Sie wurden abgebrochen und zählen'} für niemanden.${canEnd ? ' Abhilfe: --options roundLimit=40.' : ''}`,
  noReview: {
    notOver: 'Das Spiel ist noch nicht zu Ende: Es gibt keinen Rückblick.',
    alone: 'Allein gewinnt und verliert niemand: Es gibt keinen Rückblick.',
    notLearnt: (game) =>
      `Für ${game} gibt es noch kein gelerntes Modell: kein Rückblick, und Glück lässt sich nicht abziehen.`,
  },
  twoBots: 'Eine Arena braucht mindestens zwei Bots, z. B. --bots expert,strong.',
  notFromArena: (file) => `${file} wurde nicht von arena gespeichert.`,
  otherSettings: (file) => `${file} wurde mit anderen Einstellungen gespeichert.`,
  budget: (bot, text) => `Ein Budget ist eine Zahl von Knoten, z. B. ${bot}@10000, nicht „${text}“.`,
  noData: (folder) => `In ${folder} sind keine Daten: Nenne den Ordner mit --data.`,
  dataUnreadable: (why) => `Die Daten lassen sich nicht lesen: ${why}.`,
  whichFile: 'In welche Datei soll die Kopie?',
  whichBackup: 'Welche Sicherung soll wiederhergestellt werden?',
  notRestored: {
    occupied: 'Es gibt schon Daten: Nenne mit --data einen anderen Ordner oder eine leere Datenbank.',
    incomplete: (file) => `${file} ist nicht vollständig: Das Ende fehlt.`,
    notABackup: (file) => `${file} ist keine Sicherung, die diese Version lesen kann.`,
    rowsNeeded: 'PostgreSQL braucht eine Sicherung mit der Endung .jsonl oder .jsonl.gz.',
    damaged: (file) => `${file} ist beschädigt.`,
  },
  adminWhat: (known) => `Was soll admin tun? Wähle ${or(known)}.`,
  whichTable: 'Welcher Tisch? Eine Liste zeigt: crescendo admin tables.',
  noTable: (id) => `Einen Tisch „${id}“ gibt es nicht.`,
  notStarted: 'Das Spiel an diesem Tisch hat noch nicht begonnen: Es gibt nichts zu exportieren.',
  whichServer: 'Welcher Server? Gib seine Adresse an.',
  notAnAddress: (text) => `„${text}“ ist keine Adresse eines Servers.`,
  noAnswer: (address) => `Unter ${address} antwortet kein Server.`,
  notCrescendo: (address) => `Der Server unter ${address} ist kein Crescendo-Server.`,
  serverSays: (message) => `Der Server sagt: ${message}.`,
  unknownGame: (game) => `Der Server spielt ${game}, das diese Version nicht kennt.`,
};
