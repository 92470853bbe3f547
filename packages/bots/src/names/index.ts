// Bots are named after the ways to play a piece of music: the stronger, the livelier.
import type { Opponent } from '../opponents.ts';

export { styleOf } from './styles.ts';

const NAMES: { readonly [id in Opponent]: readonly [string, ...string[]] } = {
  beginner: ['Adagio', 'Largo', 'Lento', 'Grave', 'Dolce', 'Piano', 'Calando'],
  casual: ['Andante', 'Moderato', 'Comodo', 'Cantabile', 'Grazioso', 'Semplice', 'Tranquillo'],
  strong: ['Allegro', 'Vivace', 'Brillante', 'Energico', 'Risoluto', 'Giocoso', 'Mosso'],
  expert: ['Presto', 'Furioso', 'Virtuoso', 'Maestoso', 'Bravura', 'Fortissimo', 'Zelante'],
  collector: ['Ostinato', 'Perpetuo', 'Sostenuto', 'Crescente', 'Tenuto', 'Pesante', 'Continuo'],
};

/** The name of the only bot of its kind at a table. */
export const BOT_NAMES: { readonly [id in Opponent]: string } = {
  beginner: NAMES.beginner[0],
  casual: NAMES.casual[0],
  strong: NAMES.strong[0],
  expert: NAMES.expert[0],
  collector: NAMES.collector[0],
};

const isNamed = (level: string): level is Opponent => Object.hasOwn(NAMES, level);

/** The next unused name for a level; the weakest bots, which only programs ask for, are called like beginners. */
const namesInTurn = (): ((level: string) => string) => {
  const count = new Map<Opponent, number>();
  return (asked) => {
    const level = isNamed(asked) ? asked : 'beginner';
    const n = count.get(level) ?? 0;
    count.set(level, n + 1);
    return NAMES[level][n % NAMES[level].length] ?? NAMES[level][0];
  };
};

/** At a table every bot has a name of its own: the levels of the seats → their names; empty where there is no bot. */
export const botNames = (levels: readonly (string | undefined)[]): readonly string[] => {
  const next = namesInTurn();
  return levels.map((level) => (level === undefined ? '' : next(level)));
};

/** The same, and at the seat of each person the name of the bot that stands in for that person if need be. */
export const botNamesWithStandIns = (
  levels: readonly (string | undefined)[],
  standIn: string,
): readonly string[] => {
  const next = namesInTurn();
  const bots = levels.map((level) => (level === undefined ? '' : next(level)));
  return bots.map((name) => name || next(standIn));
};
