// The texts of the command line while people play. Those of the games are in @crescendo/words.
/** A key and what it does. */
export type KeyHelp = readonly [key: string, does: string];

type LevelName = 'beginner' | 'casual' | 'strong' | 'expert';

/** A loss, and the chances that it is the difference of, in percent. */
interface Cost {
  readonly loss: string;
  readonly before: string;
  readonly after: string;
}

const LEVELS = {
  beginner: 'a beginner',
  casual: 'a casual player',
  strong: 'a strong player',
  expert: 'an expert',
};

export const play = {
  /** The key that means yes. */
  yes: 'y',
  chooseGame: 'Which game?',
  howManySeats: 'How many players?',
  howManyHere: 'How many of you are at this keyboard? The others are bots.',
  /** The only person at this keyboard: in titles, and in the two sentences about nobody else. */
  you: 'You',
  yourTurn: 'your turn',
  youWin: 'You win!',
  whatNames: 'Your names, with commas between them (Enter: none)',
  whichRules: 'Which rules?',
  howLong: 'How long?',
  oneGame: 'One game',
  byTheBook: 'A series, as in the rule book',
  rounds: (n: number) => `${n} rounds`,
  toPoints: (n: number) => `To ${n} points`,
  withClock: 'How much time for each decision?',
  noClock: 'No clock',
  seconds: (n: number) => `${n} seconds`,
  byTheEdition: 'as in the rule book',
  /** Beside an edition that was printed in the player’s language. */
  inYourLanguage: 'in your language',
  whoBegins: 'Who begins?',
  drawn: 'The dice decide',
  menuKeys: 'arrows: choose · Enter: select · q: quit',
  bot: (letter: string) => `Bot ${letter}`,
  turnOf: (name: string) => `${name}’s turn`,
  choosing: (names: string) => `choosing: ${names}`,
  passTo: (name: string) => `Pass the keyboard to ${name}.`,
  pressEnter: 'Press Enter.',
  leave: 'Quit this game? (y / n)',
  left: 'You have quit the game.',
  notUnderstood: (text: string) => `“${text}” isn’t a valid move.`,
  forExample: (moves: string) => `For example: ${moves}`,
  noStep: 'There is nothing to take back.',
  unknownKey: 'That key does nothing here; ? shows the keys.',
  wins: (name: string) => `${name} wins!`,
  shareWin: (names: string) => `${names} share the win!`,
  score: (name: string, score: number) => `${name}: ${score}`,
  another: 'Another game? (y / n)',
  helpTitle: 'How to play',
  anyKey: 'any key: back to the game',
  /** The help for typing where there are no keys: a move, or one of these words. */
  lineHelp: 'Type a move, or: moves (list the legal moves), hint, undo, quit, ? (this help).',
  /** A hint, and what the key does next: the next grade, the move, or playing it. */
  hint: {
    more: 'h: another hint',
    /** The move goes on. */
    next: 'h: what comes next',
    show: 'h: the move',
    play: 'h: play it',
    none: 'No hint for this one.',
    /** At a table on a server. */
    notHere: 'There are no hints at this table.',
  },
  replayKeys: [
    ['right', 'forward'],
    ['left', 'back'],
    ['up, down', 'by ten'],
    ['Home, End', 'to the ends'],
    ['q', 'quit'],
  ] satisfies readonly KeyHelp[],
  commonKeys: [
    [':', 'type a move'],
    ['h', 'hint'],
    ['u', 'take back'],
    ['?', 'help'],
    ['q', 'quit'],
  ] satisfies readonly KeyHelp[],
  vorZwoelf: {
    keys: [
      ['d', 'reveal a tile'],
      ['Enter', 'place'],
      ['Tab', 'choose a face-up tile'],
      ['x', 'leave it'],
      ['arrows', 'move'],
    ] satisfies readonly KeyHelp[],
    /** The instructions in a few sentences; empty where the board does not know the game. */
    howTo:
      'Be the first to fill your board. The numbers must increase from left to right in every row and from top to bottom in every column, and no number may appear twice there. On your turn, either reveal a tile from the supply and place it or leave it face up in the middle, or take a face-up tile and place it. A tile may replace another, which then goes to the middle.',
    supply: (count: number) => `Supply ${count}`,
    middle: 'Middle',
    start: (tile: number) => `Put the ${tile} on a dotted square.`,
    arrange: 'Lay your tiles on the diagonal: Tab chooses one, Enter lays it.',
    arranged: 'Enter: start like this. u takes a tile back.',
    choose: 'd reveals a tile, Tab takes a face-up one.',
    place: (tile: number) => `You revealed the ${tile}: place it, or leave it with x.`,
    /** `freed` is the tile that goes to the middle; 0: none. */
    puts: (tile: number, row: number, column: number, freed: number) =>
      `Enter: ${tile} in row ${row}, column ${column}${freed > 0 ? `; the ${freed} goes to the middle` : ''}.`,
  },
  qwinto: {
    keys: [
      ['o y p', 'choose dice'],
      ['r', 'roll'],
      ['Enter', 'write'],
      ['k', 'keep'],
      ['x', 'write nothing'],
      ['arrows, Tab', 'move'],
    ] satisfies readonly KeyHelp[],
    howTo:
      'Choose one to three dice and roll them; you may roll all of them once more. Everyone may write the sum in one field of a row whose colour was rolled. The numbers increase from left to right in every row, and no number appears twice in a column. If you rolled and write nothing, you take a misthrow (−5). Full rows score their last number, other rows one point a number; a full column of three scores its pentagon < >. Two full rows or four misthrows end the game.',
    noDice: 'Choose at least one die with o, y, p.',
    chooseDice: 'Which dice do you roll? o orange, y yellow, p purple.',
    rollThem: 'Enter rolls these dice.',
    keepOrRoll: (sum: number) => `${sum}: Enter keeps it, r rolls all of them again.`,
    write: (sum: number) => `Write the ${sum}, or nothing with x.`,
    writeOrMisthrow: (sum: number) => `Write the ${sum}; x writes nothing, a misthrow for you.`,
    writes: (sum: number, field: string) => `Enter: ${sum} on ${field}.`,
    misthrows: 'misthrows',
    points: (points: number) => (Math.abs(points) === 1 ? `${points} point` : `${points} points`),
  },
  finito: {
    keys: [
      ['Tab, number', 'choose a counter'],
      ['Enter', 'place'],
      ['arrows, Space', 'move'],
      ['p', 'pass'],
    ] satisfies readonly KeyHelp[],
    howTo:
      'One die is rolled for everyone. First everyone puts one of three face-up counters on a square with that number; if both are taken, on the next lower or higher free square. Once all twelve are on the board, every roll moves one counter in the same way. The first player whose counters are in ascending order from 1 to 12 wins.',
    noCounter: 'You have no counter there.',
    rolled: 'Rolled:',
    roll: (count: number) => `roll ${count}`,
    open: 'Face up:',
    down: (count: number) => `${count} face down`,
    order: 'Order:',
    place: (rolled: number, counter: number) =>
      `${rolled} rolled: where does the ${counter} go? Space jumps to its squares.`,
    take: (rolled: number) => `${rolled} rolled: which counter do you move?`,
    move: (rolled: number, counter: number) =>
      `${rolled} rolled: where does the ${counter} go? u puts it back.`,
    puts: (counter: number, row: number, column: number) =>
      `Enter: ${counter} in row ${row}, column ${column}.`,
  },
  rummikub: {
    keys: [
      ['Space', 'pick'],
      ['Enter', 'add here'],
      ['n', 'new set'],
      ['t', 'done'],
      ['d', 'draw'],
      ['s', 'sort'],
      ['arrows', 'move'],
      ['Tab', 'table or rack'],
      ['b', 'back to the rack'],
      ['/', 'split a set'],
      ['j', 'joker to the other end'],
      ['U', 'reset'],
    ] satisfies readonly KeyHelp[],
    howTo:
      'Get rid of all your tiles. A group is three or four tiles of one number in different colours, a run at least three of one colour in a row. Your first sets must be worth at least 30 points, all from your own rack. After that you may add to everything on the table and rearrange it, as long as only groups and runs are left in the end. If you can’t or don’t want to play, draw a tile. A joker stands for any tile.',
    table: 'Table',
    rack: 'Rack',
    pool: (count: number) => `${count} in the pool`,
    tiles: (count: number) => (count === 1 ? '1 tile' : `${count} tiles`),
    notOpened: 'not opened',
    more: (sets: number) => `… ${sets} more ${sets === 1 ? 'set' : 'sets'}`,
    pick: 'Pick tiles with Space and lay them as a new set with n; d draws.',
    drop: (count: number) =>
      count === 1
        ? 'Enter lays the tile here, n as a new set.'
        : `Enter lays ${count} tiles here, n as a new set.`,
    ready: 't ends your turn.',
    pairs: 'Three pairs: r deals again, k keeps these tiles.',
    noPairs: 'These are your tiles: Enter begins.',
    nothingPicked: 'Pick tiles with Space first.',
    notYours: 'Only tiles from your own rack can go back.',
  },
  plain: {
    keys: [
      ['arrows', 'choose a move'],
      ['Enter', 'play'],
      ['number', 'choose by number'],
      ['Tab', 'next page'],
    ] satisfies readonly KeyHelp[],
    howTo: '',
    choose: 'Choose a move with the arrows or its number; Enter plays it.',
    /** The prompt where the rules list no moves. */
    type: 'No moves are listed: press : and type one.',
    moves: 'Moves',
    shown: (from: number, to: number, all: string) => `${from}–${to} of ${all}`,
  },
  join: {
    noTables: 'No tables are open.',
    /** Below a list that nothing can be chosen from. */
    howToCreate: 'Open one with --game, e.g. --game qwinto --seats 3.',
    tablesAt: (server: string) => `Tables at ${server}`,
    /** In a list: a bot, and a player without a name. */
    bot: 'bot',
    someone: 'someone',
    freeSeats: (free: number, seats: number) => `${free} of ${seats} seats free`,
    justNow: 'just opened',
    /** Since the last change; `time` is “3 minutes”. */
    waitsFor: (time: string) => `waiting for ${time}`,
    canBeWatched: 'being played, you can watch',
    yourTurn: 'your turn',
    yourGame: 'your game',
    newTable: 'New table',
    newTableAbout: 'for friends, for anyone or with bots',
    lookAgain: 'Refresh the list',
    whichRules: 'Which rules?',
    withWhom: 'Who plays?',
    friends: 'Friends',
    friendsAbout: 'you get a link to send them',
    anyone: 'Anyone',
    anyoneAbout: 'the table is listed in the lobby',
    bots: 'Bots',
    waitingKeys: 'The game begins when all seats are taken. ?: help · q: leave',
    waiting: (taken: number, seats: number) => `Waiting for players: ${taken} of ${seats} are here.`,
    /** Stands before the link. */
    invite: 'Invite others with this link, in a browser or in a terminal:',
    lost: 'The connection to the server is lost; reconnecting…',
    back: 'The server is back.',
    /** The clock, or a bot, has made the move instead. */
    tooLate: 'Too late: the table has moved on.',
    /** Server and program use different versions of the protocol. */
    versionMismatch: (server: number, program: number) =>
      `The server speaks version ${server} of the protocol, this program version ${program}: update the older of the two.`,
  },
  fair: {
    hint: 'To check it with what a device wrote down, use --share FILE; crescendo join saves it, and the page shows it under the numbers.',
    kept: (file: string) => `What this device wrote down about the dice is in ${file}.`,
  },
  review: {
    round: (round: number) => `Round ${round}`,
    /** The chance to win the whole series. */
    series: (before: string, after: string) =>
      `Chance to win over all rounds: ${before}% before this round, ${after}% after it.`,
    /** The rules of this game are not those that the chances were learnt with; `margin`: so far they may be off, if known. */
    rough: (margin: string | undefined) =>
      margin === undefined
        ? 'The chances weren’t measured with these rules: take all figures as rough.'
        : `With these rules the chances may be off by up to ${margin}%: take all figures as rough.`,
    /** Luck, skill or gifts are more than a whole game. */
    beyond:
      'More than 100 is possible: a chance that was given away, came back and was given away again counts twice.',
    /** The parts add up. */
    sum: (start: string, luck: string, own: string, others: string, result: string) =>
      `Start ${start}, luck ${luck}, own decisions ${own}, the others ${others}: result ${result} (all in %).`,
    /** One standard deviation, to either side. */
    spread: (spread: string) => `Luck is usually within ± ${spread}%.`,
    decisions: (count: number, loss: string) =>
      `${count} ${count === 1 ? 'decision' : 'decisions'} mattered; each cost about ${loss}% on average.`,
    /** Both are the same where it is one level. */
    level: (from: LevelName, to: LevelName) =>
      from === to ? `Played like ${LEVELS[from]}.` : `Played between ${LEVELS[from]} and ${LEVELS[to]}.`,
    /** Below the lowest level. */
    levelBelow: (lowest: LevelName) => `Played below ${LEVELS[lowest]}.`,
    /** This level, or below it. */
    levelAtMost: (highest: LevelName) => `Played like ${LEVELS[highest]} at most.`,
    moments: 'What mattered most:',
    noMoments: 'No decision made a clear difference.',
    moment: (place: string, name: string, played: string, better: string, cost: Cost) =>
      `${place}, ${name}: ${played}; better: ${better} (cost ${cost.loss}%: from ${cost.before}% to ${cost.after}%).`,
    best: 'Well found:',
    /** So many of so many casual players found it. */
    found: (place: string, name: string, played: string, found: number, of: number) =>
      `${place}, ${name}: ${played} (found by ${found} of ${of} casual players).`,
  },
};
