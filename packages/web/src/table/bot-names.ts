/** Bots are named after tempi: the stronger, the faster. */
export const BOT_NAMES = {
  beginner: 'Adagio',
  casual: 'Andante',
  strong: 'Allegro',
  expert: 'Presto',
} as const;
