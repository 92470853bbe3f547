/** Notices of the service worker, which has them in all languages. */
export const notices = {
  yourTurn: 'It’s your turn.',
  /** Follows the name of the group. */
  tableForUs: 'A table is open for you.',
};
