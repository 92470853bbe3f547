import type { OptionKind } from '@crescendo/rules';
import { list } from '../../grammar/list.ts';

type Known = readonly (string | number)[];

const or = (known: readonly (string | number)[]): string => list('en-GB', known, 'or');
const and = (known: readonly (string | number)[]): string => list('en-GB', known);
const values = (kind: OptionKind): string => {
  if (kind.kind === 'flag') return 'true or false';
  return kind.kind === 'choice' ? or(kind.of) : `a whole number from ${kind.min} to ${kind.max}`;
};

export const errors = {
  unknownCommand: (name: string) => `Unknown command “${name}”: see crescendo --help.`,
  unexpected: (argument: string) => `Unexpected argument “${argument}”.`,
  unknownFlag: (flag: string) => `There is no option ${flag} here: see --help.`,
  flagNeedsValue: (flag: string) => `${flag} needs a value.`,
  flagTakesNoValue: (flag: string) => `${flag} takes no value.`,
  takesOneOf: (flag: string, known: Known, text: string) => `${flag} takes ${or(known)}, not “${text}”.`,
  takesNumber: (flag: string, min: number, max: number, text: string) =>
    `${flag} takes a whole number from ${min} to ${max}, not “${text}”.`,
  whichGame: (known: Known) => `Which game? Choose ${or(known)}.`,
  noGame: (id: string, known: Known) => `There is no game “${id}”: choose ${or(known)}.`,
  seatCount: (game: string, min: number, max: number, count: number) =>
    `${game} has ${min} to ${max} seats, not ${count}.`,
  tooManyPeople: (people: number, seats: number) =>
    `${people} people can’t share ${seats} ${seats === 1 ? 'seat' : 'seats'}.`,
  noSeries: (game: string) => `${game} isn’t played in a series.`,
  firstByRules: (game: string) => `--first isn’t for this game: the rules of ${game} decide who begins.`,
  firstTakesSeat: (seats: Known, text: string) => `--first takes a seat, ${or(seats)}, not “${text}”.`,
  noOption: (game: string, option: string, known: Known) =>
    `${game} has no option “${option}”: it has ${and(known)}.`,
  noPreset: (game: string, preset: string, known: Known) =>
    `${game} has no preset “${preset}”: it has ${and(known)}.`,
  optionTakes: (game: string, option: string, kind: OptionKind, value: string) =>
    `The option ${option} of ${game} takes ${values(kind)}, not “${value}”.`,
  optionsNeedGame: '--options needs a game: name one.',
  noBot: (id: string, game: string, known: Known) =>
    `There is no bot “${id}” for ${game}: choose ${or(known)}.`,
  cannotRead: (file: string, why: string) => `${file} can’t be read: ${why}.`,
  cannotWrite: (file: string, why: string) => `${file} can’t be written: ${why}.`,
  /** The reason why a file cannot be read or written, by the code of the system; the middle of a sentence. */
  fileWhy: {
    ENOENT: 'there is no such file or folder',
    EISDIR: 'it is a folder',
    EACCES: 'permission denied',
    EROFS: 'the file system is read-only',
    ENOTDIR: 'there is no such folder',
  },
  exists: (file: string) => `${file} already exists: choose another name.`,
  whichRecord: 'Which record? Give the name of its file.',
  noSeat: (seat: string, seats: number) =>
    `There is no seat “${seat}” in this game for ${seats} ${seats === 1 ? 'player' : 'players'}.`,
  exportWhat: 'Export what? Give the files of records, or puzzles.',
  verifyWhat: 'Verify what? Give the file of a record, or --game with a game or all.',
  notAShare: (file: string) => `${file} isn’t what a device wrote down about dice.`,
  fairNeedsFile: '--fair checks the dice of a record: give the name of its file.',
  /** `games`: the ids of those that have a solver. */
  onlySolves: (games: readonly string[]) =>
    `Only these can be solved: ${games.map((game) => `crescendo solve ${game}`).join(', ')}.`,
  /** `canEnd`: the game has an option that makes every game end. */
  givenUp: (givenUp: number, games: number, limit: number, canEnd: boolean) =>
    `${givenUp} of ${games} games didn’t end within ${limit} events: they were abandoned and count for no one.${canEnd ? ' Try --options roundLimit=40.' : ''}`,
  noReview: {
    notOver: 'The game isn’t over yet: there is nothing to review.',
    alone: 'No one wins or loses a game played alone: there is nothing to review.',
    notLearnt: (game: string) =>
      `${game} has no trained model yet, so there is no review and luck can’t be subtracted.`,
  },
  twoBots: 'An arena needs at least two bots, e.g. --bots expert,strong.',
  notFromArena: (file: string) => `${file} isn’t a file saved by arena.`,
  otherSettings: (file: string) => `${file} was saved with different settings.`,
  budget: (bot: string, text: string) => `A budget is a number of nodes, e.g. ${bot}@10000, not “${text}”.`,
  noData: (folder: string) => `There is no data in ${folder}: set the folder with --data.`,
  dataUnreadable: (why: string) => `The data can’t be read: ${why}.`,
  whichFile: 'Which file should the copy be written to?',
  whichBackup: 'Which backup should be restored?',
  notRestored: {
    occupied: 'There is data already: set another folder with --data, or an empty database.',
    incomplete: (file: string) => `${file} isn’t complete: its end is missing.`,
    notABackup: (file: string) => `${file} isn’t a backup that this version can read.`,
    rowsNeeded: 'PostgreSQL needs a backup with the ending .jsonl or .jsonl.gz.',
    damaged: (file: string) => `${file} is damaged.`,
  },
  adminWhat: (known: Known) => `What should admin do? Choose ${or(known)}.`,
  whichTable: 'Which table? List them with: crescendo admin tables.',
  noTable: (id: string) => `There is no table “${id}”.`,
  notStarted: 'The game at this table hasn’t started: there is nothing to export.',
  whichServer: 'Which server? Give its address.',
  notAnAddress: (text: string) => `“${text}” isn’t a server address.`,
  noAnswer: (address: string) => `No server answers at ${address}.`,
  notCrescendo: (address: string) => `The server at ${address} isn’t a Crescendo server.`,
  serverSays: (message: string) => `The server says: ${message}.`,
  unknownGame: (game: string) => `The server plays ${game}, which this version doesn’t know.`,
};
