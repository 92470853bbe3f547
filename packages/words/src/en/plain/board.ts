export const board = {
  /** The luck that a challenge and its answer share. */
  luck: 'the same luck',
  table: 'The table',
  moves: 'Moves',
  /** Below the list, where a game has more moves than it lists. */
  more: 'There are more moves than these. Type the one you mean.',
  hint: 'Hint',
  typeMove: 'Your move in notation',
  play: 'Play',
  notAMove: (text: string) => `“${text}” isn’t a valid move.`,
  /** The first grade of a hint. */
  looks: { kind: ({ type }: { readonly type: string }) => `Look at the moves of the kind “${type}”.` },
  prompt: {
    choose: 'Choose a move.',
    type: 'Type a move.',
    watch: 'Others are deciding.',
    over: 'The game is over.',
  },
  result: { won: 'Won', lost: 'Lost', score: 'Score' },
  rules: {
    game: 'The game',
    board: 'This board',
    howTo: [
      'This game has no board of its own yet. The table is shown as text, the way it is written in saved games.',
      'When it is your turn, every legal move is a button. Some games have more moves than fit in a list: type yours below it.',
      'If a move isn’t allowed, you are told why.',
    ],
  },
};
