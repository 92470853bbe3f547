// Names what a review was made with: a checksum of the game's weights and of everything that judges with them.

declare const __JUDGES__: { readonly [game: string]: string } | undefined;

/** The build counts it (vite.config.ts); the sources themselves are always up to date. */
export const judgeOf = (game: string): string =>
  (typeof __JUDGES__ === 'undefined' ? undefined : __JUDGES__[game]) ?? 'sources';
