// The rules of every game at once, for games that are not loaded on their own. A file of its own, so that it is one chunk.
export { GAMES_BY_ID } from '@crescendo/rules';
