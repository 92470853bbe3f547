// What the command line itself says while people play. What the games say is in @crescendo/words.

/** A key and what it does. */
export type KeyHelp = readonly [key: string, does: string];

/** What the help says about a board. */
export interface BoardHelp {
  readonly keys: readonly KeyHelp[];
  /** How to play, in a few sentences; empty where the board does not know the game. */
  readonly howTo: string;
}

interface VorZwoelfWords extends BoardHelp {
  readonly supply: (count: number) => string;
  readonly middle: string;
  readonly start: (tile: number) => string;
  readonly arrange: string;
  readonly arranged: string;
  readonly choose: string;
  readonly place: (tile: number) => string;
  /** `freed` is the tile that goes to the middle; 0: none. */
  readonly puts: (tile: number, square: string, freed: number) => string;
}

interface QwintoWords extends BoardHelp {
  readonly noDice: string;
  readonly chooseDice: string;
  readonly rollThem: string;
  readonly keepOrRoll: (sum: number) => string;
  readonly write: (sum: number) => string;
  readonly writeOrMisthrow: (sum: number) => string;
  readonly writes: (sum: number, field: string) => string;
  readonly misthrows: string;
  readonly points: (points: number) => string;
}

interface FinitoWords extends BoardHelp {
  readonly noCounter: string;
  readonly rolled: string;
  readonly roll: (count: number) => string;
  readonly open: string;
  readonly down: (count: number) => string;
  readonly order: string;
  readonly place: (rolled: number, counter: number) => string;
  readonly take: (rolled: number) => string;
  readonly move: (rolled: number, counter: number) => string;
  readonly puts: (counter: number, square: string) => string;
}

interface RummikubWords extends BoardHelp {
  readonly table: string;
  readonly rack: string;
  readonly pool: (count: number) => string;
  readonly tiles: (count: number) => string;
  readonly notOpened: string;
  readonly more: (sets: number) => string;
  readonly pick: string;
  readonly drop: (count: number) => string;
  readonly ready: string;
  readonly pairs: string;
  readonly noPairs: string;
  readonly nothingPicked: string;
  readonly notYours: string;
}

/** The board for any game. */
interface PlainWords extends BoardHelp {
  readonly choose: string;
  /** Where the rules list no moves. */
  readonly type: string;
  readonly moves: string;
  readonly shown: (from: number, to: number, all: string) => string;
}

/** What is said at a table on a server. */
export interface JoinWords {
  readonly noTables: string;
  /** Below a list that nothing can be chosen from. */
  readonly howToCreate: string;
  readonly tablesAt: (server: string) => string;
  /** In a list: a bot, and a player without a name. */
  readonly bot: string;
  readonly someone: string;
  readonly freeSeats: (free: number, seats: number) => string;
  readonly justNow: string;
  /** Since the last change; `time` is “3 minutes”. */
  readonly waitsFor: (time: string) => string;
  readonly canBeWatched: string;
  readonly yourTurn: string;
  readonly yourGame: string;
  readonly newTable: string;
  readonly newTableAbout: string;
  readonly lookAgain: string;
  readonly whichRules: string;
  readonly withWhom: string;
  readonly friends: string;
  readonly friendsAbout: string;
  readonly anyone: string;
  readonly anyoneAbout: string;
  readonly bots: string;
  readonly waitingKeys: string;
  readonly waiting: (taken: number, seats: number) => string;
  /** Before the link. */
  readonly invite: string;
  readonly lost: string;
  readonly back: string;
  /** The clock, or a bot, has made the move instead. */
  readonly tooLate: string;
  /** Server and program use different versions of the protocol. */
  readonly versionMismatch: (server: number, program: number) => string;
}

/** What is said about the dice of a record. */
interface FairWords {
  readonly right: (throws: number) => string;
  readonly shareChanged: (seat: string) => string;
  readonly bent: (event: number, found: string, thrown: string) => string;
  readonly wrongSeed: string;
  readonly noLines: string;
}

/** What is said about a finished game. Numbers come as text, in per cent and with their sign. */
interface ReviewWords {
  readonly round: (round: number) => string;
  /** The chance to win the whole series. */
  readonly series: (before: string, after: string) => string;
  /** The rules of this game are not those that the chances were learnt with; `margin`: so far they may be off, if known. */
  readonly rough: (margin: string | undefined) => string;
  /** Luck, skill or gifts are more than a whole game. */
  readonly beyond: string;
  /** `spread`: how much luck there usually is, to either side. */
  readonly luck: (luck: string, spread: string) => string;
  readonly skill: (skill: string) => string;
  readonly gift: (gift: string) => string;
  readonly sum: (start: string, result: string) => string;
  readonly adjusted: (wins: number) => string;
  readonly decisions: (count: number, loss: string, error: string) => string;
  /** Both are the same where it is one level. */
  readonly level: (from: LevelName, to: LevelName) => string;
  readonly moments: string;
  readonly noMoments: string;
  readonly moment: (
    event: number,
    name: string,
    played: string,
    better: string,
    loss: string,
    error: string,
  ) => string;
}

type LevelName = 'beginner' | 'casual' | 'strong' | 'expert';

export interface Words {
  /** The key that means yes. */
  readonly yes: string;
  readonly chooseGame: string;
  readonly howManySeats: string;
  readonly howManyHere: string;
  readonly menuKeys: string;
  readonly bot: (letter: string) => string;
  readonly turnOf: (name: string) => string;
  readonly choosing: (names: string) => string;
  readonly passTo: (name: string) => string;
  readonly pressEnter: string;
  readonly leave: string;
  readonly left: string;
  readonly notUnderstood: (text: string) => string;
  readonly forExample: (moves: string) => string;
  readonly noStep: string;
  readonly unknownKey: string;
  readonly wins: (name: string) => string;
  readonly shareWin: (names: string) => string;
  readonly score: (name: string, score: number) => string;
  readonly another: string;
  readonly helpTitle: string;
  readonly anyKey: string;
  /** What can be typed where there are no keys: a move, or one of these words. */
  readonly lineHelp: string;
  readonly replayKeys: readonly KeyHelp[];
  readonly commonKeys: readonly KeyHelp[];
  readonly vorZwoelf: VorZwoelfWords;
  readonly qwinto: QwintoWords;
  readonly finito: FinitoWords;
  readonly rummikub: RummikubWords;
  readonly plain: PlainWords;
  readonly join: JoinWords;
  readonly fair: FairWords;
  readonly review: ReviewWords;
}
