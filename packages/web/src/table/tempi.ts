/** Bots are called by how fast they go. */
export const TEMPI = { beginner: 'Adagio', casual: 'Andante', strong: 'Allegro', expert: 'Presto' } as const;
