export const daily = {
  title: 'Daily games',
  about:
    'Four new games every day: the same dice and tiles for everybody, against the same bot. You can play each of them once.',
  /** The measure against a first look with another identity. */
  honest:
    'Nobody has an account, so anyone could look first with a second identity. That won’t go unnoticed: a player who starts a game after somebody else on the same network (at home, for example) is marked with ² in the ranking.',
  today: 'Today',
  dayBefore: 'Previous day',
  dayAfter: 'Next day',
  toToday: 'Go to today',
  left: (hours: number, minutes: number) => `New games in ${hours > 0 ? `${hours} h ` : ''}${minutes} min`,
  against: (bot: string) => `against ${bot}`,
  play: 'Play',
  goOn: 'Continue',
  look: 'View the game',
  /** On a day that is over. */
  notPlayed: 'You did not play that day.',
  givenUp: 'You did not finish it.',
  won: 'Won',
  lost: 'Not won',
  points: (n: number) => `${n} ${Math.abs(n) === 1 ? 'point' : 'points'}`,
  place: (place: number, of: number) => `place ${place} of ${of}`,
  rankingOf: (game: string) => `${game} ranking`,
  rank: 'Place',
  name: 'Name',
  score: 'Points',
  wonColumn: 'Won',
  yes: 'yes',
  no: 'no',
  moves: 'Moves',
  you: 'you',
  somebody: 'somebody',
  /** Explains the mark at a name. */
  later: '² Somebody else on the same network had started this game earlier.',
  rankingAmong: 'Ranking among',
  everyone: 'everyone',
  nobody: 'Nobody has finished yet. Be the first!',
  nobodyThen: 'Nobody finished it that day.',
  nobodyHere: 'Nobody in this group has finished it.',
  showAll: (n: number) => `Show all ${n}`,
  share: 'Share the result',
  /** The picture, for those who do not see it. */
  picture: (a: number, l: number, b: number) =>
    `From start to end, in parts: ahead in ${a}, level in ${l}, behind in ${b}.`,
  pictureHint: 'Bars: how far you had come. ● ahead of the bot, ■ level, ▼ behind.',
  copied: 'Copied. Paste it wherever you like.',
  notCopied: 'The browser did not allow copying.',
  /** In the middle of a line. */
  sharedWon: 'won',
  sharedLost: 'not won',
  puzzle: 'Puzzle of the day',
  again: 'Try again',
};
