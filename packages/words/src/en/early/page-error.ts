/** The texts of a failed page. They are part of the page in all languages: loading texts may be what failed. */
export const pageError = {
  title: 'Something went wrong.',
  /** There is a saved game. */
  saved: 'Your game is saved, up to the last move.',
  again: 'Try again',
  home: 'Home',
  save: 'Save the game',
};
