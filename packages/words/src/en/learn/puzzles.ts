export const puzzles = {
  title: 'Puzzles',
  about: 'Positions from real games, each with one question. Find the answer, and get better.',
  /** Somewhere among the puzzles there is no such thing. */
  unknown: 'There is no such puzzle.',
  toAll: 'All puzzles',
  today: 'Puzzle of the day',
  todayOf: (game: string) => `Puzzle of the day: ${game}`,
  aboutToday: 'The puzzle of the day is the same for everyone.',
  left: (hours: number, minutes: number) => `New puzzle in ${hours > 0 ? `${hours} h ` : ''}${minutes} min`,
  toToday: 'Go to today’s puzzle',
  ten: 'Ten puzzles',
  tenGoOn: (answered: number) => `Continue (${answered} of 10)`,
  rating: 'Your rating',
  /** The second number: the true rating is within this of the first, 19 times in 20. */
  ratingRange: (rating: number, within: number) => `${rating} ± ${within}`,
  /** While too few puzzles have counted for the range to say much. */
  ratingProvisional: '(provisional)',
  ratingNone: 'Your first puzzle gives you a rating.',
  position: (number: number, of: number) => `Puzzle ${number} of ${of}`,
  answers: { solved: 'solved', hinted: 'solved with a hint', missed: 'missed' },
  now: 'now',
  open: 'to come',
  hint: 'Hint',
  nextHint: 'Another hint',
  /** Below the word for a hint, where the answer counts for the rating. */
  hintCounts: 'counts half',
  right: 'Correct!',
  rightAfterHint: 'Correct, with a hint.',
  rightLater: 'Now it is correct.',
  /** A move that costs so little that it counts as solved; then its wins, and the best one. */
  nearly: 'That counts: it is nearly as good.',
  bestIs: 'The best move:',
  wrong: 'Not quite.',
  /** The number of games out of 100 that a wrong answer gives away, and the number that the right one wins. */
  costs: (games: number) => `Out of 100 games, that wins ${games} fewer than the best move.`,
  /** Games out of 100 that the player's move wins, and that the best one does. */
  compared: (own: number, best: number) => `Your move wins ${own} of 100 games, the best one ${best}.`,
  /** A reason for the best move, before it is told: a fact of the position after it. */
  withBest: (reason: string) => `With the best one: ${reason}`,
  wins: (games: number) => `From here it wins ${games} ${games === 1 ? 'game' : 'games'} out of 100.`,
  tryAgain: 'Try again',
  showSolution: 'Show the solution',
  solution: 'The solution:',
  next: 'Next',
  toResult: 'See how it went',
  tenDone: 'Ten puzzles done',
  solvedOf: (solved: number, of: number) => `${solved} of ${of} on the first try`,
  anotherTen: 'Ten more',
  lookAgain: (number: number) => `Look at puzzle ${number} again`,
  share: 'Share the result',
  copied: 'Copied. Paste it wherever you like.',
  notCopied: 'The browser didn’t allow copying.',
  /** In the middle of a line: which puzzle, and how it went. */
  sharedPuzzle: (game: string) => `${game} puzzle`,
  sharedSolved: (tries: number) => (tries === 1 ? 'solved on the first try' : `solved on try ${tries}`),
  sharedNot: 'not solved',
  sharedHints: (hints: number) => (hints === 1 ? '1 hint' : `${hints} hints`),
};
