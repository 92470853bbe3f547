export const finished = {
  /** In the tab and as the heading. */
  title: (game: string) => `A game of ${game}`,
  played: (date: string) => `Played on ${date}`,
  daily: (date: string) => `Daily game, ${date}`,
  steps: 'Step by step',
  viewAs: 'View as',
  /** The view of no seat: only the things that everybody at the table could see. */
  everybody: 'What everyone sees',
  link: 'The link to this game',
  copyLink: 'Copy the link',
  /** The text for a missing game. */
  lost: 'There is no game here',
  going: 'This game is still in progress',
  toTable: 'Go to the table',
  fair: {
    title: 'Was it fair?',
    about:
      'Before the first move, the server chose a secret number and sent everyone its fingerprint. Each device at the table added a random number of its own, first fixed by a fingerprint and revealed only once all were fixed. Every roll and every tile drawn follows from all these numbers together, so no one decides it alone.',
    /** The explanation where only the server had a share, as in a deal of the day. */
    aboutServer:
      'Before the first move, the server chose a secret number and showed its fingerprint; every roll and every tile drawn follows from it. No one else contributed, so that everyone gets the same draws.',
    check: 'Check it now',
    checking: 'Repeating every roll…',
    yes: 'Yes, it was fair.',
    proven: (throws: number) =>
      `This device’s own number is in the dice. The numbers of the server and of everyone else, and all that decides how they become dice, were fixed before it was revealed; and ${throws === 1 ? 'the one roll follows' : `all ${throws} rolls and draws follow`} from them. So no one could choose the dice.`,
    /** The head of the verdict where some seats fixed a number and didn’t reveal it. */
    unless: (names: string) => `Fair, unless ${names} worked together with the server.`,
    unlessWhy: (names: string, seats: number, outcomes: number) =>
      seats === 1
        ? `${names} fixed a number and didn’t reveal it. Someone who knew all the numbers could have chosen between ${outcomes} outcomes that way. No one else could choose anything.`
        : `${names} fixed numbers and didn’t reveal them. Someone who knew all the numbers could have chosen among ${outcomes} outcomes that way. No one else could choose anything.`,
    unproven: 'Nothing is wrong, but not all of it is proven.',
    /** Said where nothing is wrong. */
    follows: (throws: number) =>
      `${throws === 1 ? 'The one roll follows' : `All ${throws} rolls and draws follow`} from the numbers saved with the game.`,
    /** The reasons why not everything is proven; see `WhyUnproven`. */
    because: {
      'cut-off': 'What was saved ends before the game does.',
      late: 'This device’s number isn’t in the dice: it didn’t reach the server in time. That happens on a slow connection, but the server could also have left it out.',
      'old-version':
        'This table comes from an earlier version of Crescendo: a server could have asked for new numbers unnoticed, or changed who begins.',
      'server-alone':
        'Only the server has a number here. This device hadn’t seen its fingerprint before; in a daily game, compare it with others: it must be the same for everyone.',
      'server-beforehand':
        'Only the server has a number here. But this device had seen its fingerprint the day before: it wasn’t chosen for you.',
      'no-memory':
        'This device has no number in these dice: only a device that has one can tell whether all the numbers were fixed before the game.',
    },
    agreedAnew: (times: number) =>
      `You agreed to new dice ${times === 1 ? 'once' : `${times} times`} after this device had revealed a number: someone who worked with the server could have wanted others.`,
    ownShareMissing: 'This device’s number is missing: it was left out or replaced.',
    shareExchanged: (name: string) =>
      `The number from ${name} was replaced after this device had revealed its own.`,
    shareChanged: (name: string) => `The number from ${name} doesn’t match what was fixed before the game.`,
    changedTerms:
      'What decides how the numbers become dice isn’t what this device wrote down before the game.',
    otherTerms: 'The game that was saved isn’t the one for which the numbers were fixed.',
    linesRemoved: 'This device remembers the dice of this table, but the saved game says nothing about them.',
    wrongResult: 'The saved result doesn’t follow from the moves.',
    no: 'No.',
    otherCommitment: 'The fingerprint isn’t the one this device remembered at the table.',
    otherSeed: 'The secret number doesn’t match its fingerprint: one of the two was changed.',
    bent: (event: number, found: string, thrown: string) =>
      `Event ${event} was “${found}”. By these numbers it should have been “${thrown}”.`,
    notAGame: (event: number) => `The rules don’t allow event ${event}.`,
    unreadable: 'What the game says about its dice can’t be read.',
    notYet:
      'You can check this tomorrow: others are still playing with the same dice today, so the secret number stays secret until then.',
    noSeed:
      'This game says nothing about its dice, like all games on one device, so there is nothing to check.',
    numbers: 'The numbers',
    commitment: 'Fingerprint, shown before the game',
    seed: 'The server’s secret number',
    shareOf: (name: string) => `Number from ${name}`,
    noShare: 'none',
    fromHere: 'from this device',
    terms: 'What was fixed before the game',
    memory: 'What this device wrote down',
    limits: 'What no proof covers',
    limitList: [
      'Tables that are given up: someone who works with the server knows the dice a moment before the game begins, and can leave a table whose dice they don’t like.',
      'Looking ahead: the server knows all the numbers during the game. No one can choose the dice, but a dishonest server could tell someone what comes next.',
      'Bots: they run on the server.',
      'People who see each other’s screens.',
    ],
    how: 'The fingerprint is SHA-256 of the secret number; every roll is HMAC-SHA-256 over all the numbers, what was fixed before the game, and its place in the game. Each device’s number is fixed in the same way before any is revealed. Crescendo’s document “Fair dice” describes every step. The check runs here in your browser, without asking the server.',
  },
};
