// The error messages of the command line: one sentence each.
import type { OptionKind } from '@crescendo/rules';

type Known = readonly (string | number)[];

export interface ErrorWords {
  readonly unknownCommand: (name: string) => string;
  readonly unexpected: (argument: string) => string;
  readonly unknownFlag: (flag: string) => string;
  readonly flagNeedsValue: (flag: string) => string;
  readonly flagTakesNoValue: (flag: string) => string;
  readonly takesOneOf: (flag: string, known: Known, text: string) => string;
  readonly takesNumber: (flag: string, min: number, max: number, text: string) => string;

  readonly whichGame: (known: Known) => string;
  readonly noGame: (id: string, known: Known) => string;
  readonly seatCount: (game: string, min: number, max: number, count: number) => string;
  readonly tooManyPeople: (people: number, seats: number) => string;
  readonly noSeries: (game: string) => string;
  readonly firstByRules: (game: string) => string;
  readonly firstTakesSeat: (seats: Known, text: string) => string;
  readonly noOption: (game: string, option: string, known: Known) => string;
  readonly noPreset: (game: string, preset: string, known: Known) => string;
  readonly optionTakes: (game: string, option: string, kind: OptionKind, value: string) => string;
  readonly optionsNeedGame: string;
  readonly noBot: (id: string, game: string, known: Known) => string;

  readonly cannotRead: (file: string, why: string) => string;
  readonly cannotWrite: (file: string, why: string) => string;
  /** The reason why a file cannot be read or written, by the code of the system; the middle of a sentence. */
  readonly fileWhy: { readonly [code in 'ENOENT' | 'EISDIR' | 'EACCES' | 'EROFS' | 'ENOTDIR']: string };
  readonly exists: (file: string) => string;

  readonly whichRecord: string;
  readonly noSeat: (seat: string, seats: number) => string;
  readonly verifyWhat: string;
  readonly fairNeedsFile: string;
  /** `games`: the ids of those that have a solver. */
  readonly onlySolves: (games: readonly string[]) => string;
  /** `canEnd`: the game has an option that makes every game end. */
  readonly givenUp: (givenUp: number, games: number, limit: number, canEnd: boolean) => string;

  readonly noReview: {
    readonly notOver: string;
    readonly alone: string;
    readonly notLearnt: (game: string) => string;
  };

  readonly twoBots: string;
  readonly notFromArena: (file: string) => string;
  readonly otherSettings: (file: string) => string;
  readonly budget: (bot: string, text: string) => string;

  readonly noData: (folder: string) => string;
  readonly dataUnreadable: (why: string) => string;
  readonly whichFile: string;
  readonly adminWhat: (known: Known) => string;
  readonly whichTable: string;
  readonly noTable: (id: string) => string;
  readonly notStarted: string;

  readonly whichServer: string;
  readonly notAnAddress: (text: string) => string;
  readonly noAnswer: (address: string) => string;
  readonly notCrescendo: (address: string) => string;
  readonly serverSays: (message: string) => string;
  readonly unknownGame: (game: string) => string;
}
