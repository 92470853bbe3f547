import type { OptionKind } from '@crescendo/rules';
import { list } from '@crescendo/words';
import type { ErrorWords } from './words.ts';

const or = (known: readonly (string | number)[]): string => list('en', known, 'or');
const and = (known: readonly (string | number)[]): string => list('en', known);
const values = (kind: OptionKind): string => {
  if (kind.kind === 'flag') return 'true or false';
  return kind.kind === 'choice' ? or(kind.of) : `a whole number from ${kind.min} to ${kind.max}`;
};

export const en: ErrorWords = {
  unknownCommand: (name) => `Unknown command “${name}”: see crescendo --help.`,
  unexpected: (argument) => `Unexpected argument “${argument}”.`,
  unknownFlag: (flag) => `There is no option ${flag} here: see --help.`,
  flagNeedsValue: (flag) => `${flag} needs a value.`,
  flagTakesNoValue: (flag) => `${flag} takes no value.`,
  takesOneOf: (flag, known, text) => `${flag} takes ${or(known)}, not “${text}”.`,
  takesNumber: (flag, min, max, text) => `${flag} takes a whole number from ${min} to ${max}, not “${text}”.`,
  whichGame: (known) => `Which game? Choose ${or(known)}.`,
  noGame: (id, known) => `There is no game “${id}”: choose ${or(known)}.`,
  seatCount: (game, min, max, count) => `${game} has ${min} to ${max} seats, not ${count}.`,
  tooManyPeople: (people, seats) =>
    `${people} people cannot share ${seats} ${seats === 1 ? 'seat' : 'seats'}.`,
  noSeries: (game) => `${game} is not played in a series.`,
  firstByRules: (game) => `--first is not for this game: the rules of ${game} decide who begins.`,
  firstTakesSeat: (seats, text) => `--first takes a seat, ${or(seats)}, not “${text}”.`,
  noOption: (game, option, known) => `${game} has no option “${option}”: it has ${and(known)}.`,
  noPreset: (game, preset, known) => `${game} has no preset “${preset}”: it has ${and(known)}.`,
  optionTakes: (game, option, kind, value) =>
    `The option ${option} of ${game} takes ${values(kind)}, not “${value}”.`,
  optionsNeedGame: '--options needs a game: name one.',
  noBot: (id, game, known) => `There is no bot “${id}” for ${game}: choose ${or(known)}.`,
  cannotRead: (file, why) => `${file} cannot be read: ${why}.`,
  cannotWrite: (file, why) => `${file} cannot be written: ${why}.`,
  fileWhy: {
    ENOENT: 'there is no such file or folder',
    EISDIR: 'it is a folder',
    EACCES: 'permission denied',
    EROFS: 'the file system is read-only',
    ENOTDIR: 'there is no such folder',
  },
  exists: (file) => `${file} already exists: choose another name.`,
  whichRecord: 'Which record? Give the name of its file.',
  noSeat: (seat, seats) =>
    `There is no seat “${seat}” in this game for ${seats} ${seats === 1 ? 'player' : 'players'}.`,
  verifyWhat: 'Verify what? Give the file of a record, or --game with a game or all.',
  fairNeedsFile: '--fair checks the dice of a record: give the name of its file.',
  onlySolves: (games) =>
    `Only these can be solved: ${games.map((game) => `crescendo solve ${game}`).join(', ')}.`,
  givenUp: (givenUp, games, limit, canEnd) =>
    `${givenUp} of ${games} games did not end within ${limit} events: they were abandoned and count for nobody.${canEnd ? ' Try --options roundLimit=40.' : ''}`,
  noReview: {
    notOver: 'The game is not over yet: there is nothing to review.',
    alone: 'Nobody wins or loses a game played alone: there is nothing to review.',
    notLearnt: (game) =>
      `Nothing has been learned about ${game}: there is no review, and no luck to subtract.`,
  },
  twoBots: 'An arena needs at least two bots, e.g. --bots expert,strong.',
  notFromArena: (file) => `${file} is not a file saved by arena.`,
  otherSettings: (file) => `${file} was saved with different settings.`,
  budget: (bot, text) => `A budget is a number of nodes, e.g. ${bot}@10000, not “${text}”.`,
  noData: (folder) => `There is no data in ${folder}: set the folder with --data.`,
  dataUnreadable: (why) => `The data cannot be read: ${why}.`,
  whichFile: 'Which file should the copy be written to?',
  adminWhat: (known) => `What should admin do? Choose ${or(known)}.`,
  whichTable: 'Which table? List them with: crescendo admin tables.',
  noTable: (id) => `There is no table “${id}”.`,
  notStarted: 'The game at this table has not started: there is nothing to export.',
  whichServer: 'Which server? Give its address.',
  notAnAddress: (text) => `“${text}” is not a server address.`,
  noAnswer: (address) => `No server answers at ${address}.`,
  notCrescendo: (address) => `The server at ${address} is not a Crescendo server.`,
  serverSays: (message) => `The server says: ${message}.`,
  unknownGame: (game) => `The server plays ${game}, which this version does not know.`,
};
