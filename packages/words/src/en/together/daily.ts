export const daily = {
  title: 'Daily games',
  about:
    'Four new games every day: the same dice and tiles for everyone, against the same bot. You can play each of them once.',
  /** The measure against a first look with another identity. */
  honest:
    'No one has an account, so anyone could try it first under a second name. That won’t go unnoticed: a player who starts a game after someone else on the same network (at home, for example) is marked with ² in the ranking.',
  fingerprints: 'Fingerprints',
  fingerprintsAbout:
    'All dice of a day follow from one number for each game. Its fingerprint is published the day before: no one’s dice can be chosen for them. Compare it with others: it is the same for everyone.',
  fingerprintNext: 'Next day',
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
  notPlayed: 'You didn’t play that day.',
  givenUp: 'You didn’t finish it.',
  won: 'Won',
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
  somebody: 'someone',
  /** Explains the mark at a name. */
  later: '² Someone else on the same network had started this game earlier.',
  rankingAmong: 'Ranking',
  everyone: 'everyone',
  nobody: 'No one has finished yet. Be the first!',
  nobodyThen: 'No one finished it that day.',
  nobodyHere: 'No one in this group has finished it.',
  showAll: (n: number) => `Show all ${n}`,
  share: 'Share the result',
  /** The picture, for those who do not see it. */
  picture: (a: number, l: number, b: number) =>
    `From start to end, in parts: ahead in ${a}, level in ${l}, behind in ${b}.`,
  pictureHint: 'Bars: your progress. ● ahead of the bot, ■ level, ▼ behind.',
  copied: 'Copied. Paste it wherever you like.',
  notCopied: 'The browser didn’t allow copying.',
  /** In the middle of a line. */
  sharedWon: 'won',
  savePicture: 'Save the picture',
  /** Draws a tick on what is done. */
  done: 'done',
  /** Compares the result with the others’, and only where that is kind: nobody is told how many were better. */
  standing: {
    first: 'the first to finish',
    best: 'the best result so far',
    bestThen: 'the best result of the day',
    aheadOf: (behind: number, others: number) => `ahead of ${behind} of ${others} others`,
    percent: (percent: number) => `ahead of ${percent}% of the players`,
  },
  archive: {
    number: (n: number) => `No. ${n}`,
    play: 'Play it now',
    notRanked: 'The day is over: this doesn’t count in the ranking.',
    result: (place: number, played: number) =>
      `That would have been place ${place}; ${played} ${played === 1 ? 'person' : 'people'} finished it that day.`,
    title: 'Archive',
    about:
      'Every earlier daily game, with the same rolls and tiles as on its day. It doesn’t count in the ranking; you see how you compare with those who played on the day. Only the server knows the rolls, so the archive needs a connection; the puzzles don’t.',
    next: 'Not played yet',
    goTo: 'Go to number',
    go: 'Go',
    earlier: 'Earlier',
    later: 'Later',
    weeksUntil: (day: string) => `Six weeks until ${day}`,
  },
  weeks: 'The last six weeks',
  /** Days are counted; nothing breaks when one is missed. */
  daysPlayed: (days: number) =>
    days === 0
      ? 'You haven’t finished a daily game yet.'
      : `You have played on ${days} ${days === 1 ? 'day' : 'days'}.`,
  /** Names a day in the calendar, with the number of its games finished. */
  dayDone: (day: string, done: number, of: number) => `${day}: ${done} of ${of} finished`,
  puzzle: 'Puzzle of the day',
  again: 'Try again',
};
