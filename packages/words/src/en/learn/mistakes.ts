const exercises = (n: number): string => (n === 1 ? '1 exercise' : `${n} exercises`);
const days = (n: number): string => (n === 1 ? 'tomorrow' : `in ${n} days`);

export const mistakes = {
  title: 'Your exercises',
  about: 'Moments from your own games when there was a better move.',
  today: (n: number, minutes: number) =>
    `Today: ${exercises(n)}, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  later: (n: number) => (n === 1 ? '1 more comes back later.' : `${n} more come back later.`),
  prompt: 'Find a better move.',
  added: (date: string) => `From your games, ${date}`,
  showMe: 'Show me',
  checking: 'Let me see…',
  failed: 'That couldn’t be checked. Please try again.',
  right: 'Yes, that is better.',
  wrong: 'Not yet.',
  same: 'That is what you played in the game.',
  cost: (games: number) =>
    games < 1
      ? 'It costs you less than one game in 100.'
      : `It costs you about ${games} ${games === 1 ? 'game' : 'games'} in 100.`,
  withBetter: (reason: string) => `With the better move: ${reason}`,
  tryAgain: 'Try again',
  better: (move: string) => `Better: ${move}`,
  comesBack: (n: number) => `This one comes back ${days(n)}.`,
  next: 'Next',
  remove: 'Remove this exercise',
  removed: 'Removed.',
  none: 'No exercises yet',
  noneWhy: 'Open the review of a finished game: moments that cost you something come back here the next day.',
  toGames: 'Go to my games',
  done: 'Done for today',
  nothingToday: 'Nothing to practise today',
  doneWhy: (n: number) => `The next exercise comes back ${days(n)}.`,
  ahead: 'Practise now anyway',
};
