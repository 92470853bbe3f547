// Whether a single game has points of its own; known before its board is loaded.

/** Their points only count in a series: a single game is won or lost. Such a board has an `outcome`. */
const WON_OR_LOST: readonly string[] = ['5vor12', 'rummikub'];

export const hasSinglePoints = (game: string): boolean => !WON_OR_LOST.includes(game);
