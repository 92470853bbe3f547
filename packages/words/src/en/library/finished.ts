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
    /** Instead of yes, where less is proven. */
    asPromised: 'Everything came out as promised.',
    /** The proof on this device; see `Proof`. */
    proof: {
      fixed:
        'This device’s own number is among them, and all the others were fixed before it was revealed: no one could choose the dice.',
      own: 'This device’s own number is among them. But not all the others were fixed before it: someone in league with the server could have chosen theirs last.',
      follows:
        'This device didn’t contribute a number: only the devices at the table can tell whether the numbers were chosen freely.',
    },
    unrevealed: (name: string) =>
      `${name} fixed a number and didn’t reveal it: someone in league with the server could have chosen between two outcomes this way.`,
    ownShareMissing: 'This device’s number is missing: it was left out or replaced.',
    shareExchanged: (name: string) =>
      `The number from ${name} was replaced after this device had revealed its own.`,
    shareChanged: (name: string) => `The number from ${name} doesn’t match what was fixed before the game.`,
    yesWhy: (throws: number) =>
      `The secret number matches its fingerprint, and ${throws === 1 ? 'the one roll' : `all ${throws} rolls and draws`} came out exactly as computed from these numbers.`,
    no: 'No.',
    /** Said after yes, on a device that was at the table. */
    seenHere: 'This device remembered the fingerprint at the table: it is the same.',
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
    how: 'The fingerprint is SHA-256 of the secret number; every roll is HMAC-SHA-256 over all the numbers and its place in the game. Each device’s number is fixed in the same way before any is revealed. The check runs here in your browser, without asking the server.',
  },
};
