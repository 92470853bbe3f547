// Bots are named after the ways to play a piece of music: the stronger, the livelier.
import type { Level } from '@crescendo/bots';

const NAMES: { readonly [level in Level]: readonly [string, ...string[]] } = {
  beginner: ['Adagio', 'Largo', 'Lento', 'Grave', 'Dolce', 'Piano', 'Calando'],
  casual: ['Andante', 'Moderato', 'Comodo', 'Cantabile', 'Grazioso', 'Semplice', 'Tranquillo'],
  strong: ['Allegro', 'Vivace', 'Brillante', 'Energico', 'Risoluto', 'Giocoso', 'Mosso'],
  expert: ['Presto', 'Furioso', 'Virtuoso', 'Maestoso', 'Bravura', 'Fortissimo', 'Zelante'],
};

/** What a bot of a level is called where there is no other. */
export const BOT_NAMES: { readonly [level in Level]: string } = {
  beginner: NAMES.beginner[0],
  casual: NAMES.casual[0],
  strong: NAMES.strong[0],
  expert: NAMES.expert[0],
};

/** At a table every bot has a name of its own: the levels of the seats → their names; empty where there is no bot. */
export const botNames = (levels: readonly (Level | undefined)[]): readonly string[] => {
  const count = new Map<Level, number>();
  return levels.map((level) => {
    if (level === undefined) return '';
    const names = NAMES[level];
    const n = count.get(level) ?? 0;
    count.set(level, n + 1);
    return names[n % names.length] ?? names[0];
  });
};
