export const rulesPage = {
  title: (game: string) => `Rules of ${game}`,
  contents: 'Contents',
  which: 'Which edition',
  games: 'Rules of the games',
  play: 'Play now',
};
