/** In place of the page, where a browser runs no scripts. */
export const noScript = {
  text: 'Crescendo needs JavaScript: the rules of the games run in this page.',
};
