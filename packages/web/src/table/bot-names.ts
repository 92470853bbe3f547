/** Bots are called by how fast they go. */
export const BOT_NAMES = {
  beginner: 'Adagio',
  casual: 'Andante',
  strong: 'Allegro',
  expert: 'Presto',
} as const;
