// Bots are named after the ways to play a piece of music: the stronger, the livelier.
import { isJustRight } from '../just-right/opponent.ts';
import type { Opponent } from '../opponents.ts';
import { asItReads } from './look-alikes.ts';

export { styleOf } from './styles.ts';

/** The kinds of bots with names of their own. */
type NamedKind = Opponent | 'just-right';

const NAMES: { readonly [id in NamedKind]: readonly [string, ...string[]] } = {
  beginner: ['Adagio', 'Largo', 'Lento', 'Grave', 'Dolce', 'Piano', 'Calando'],
  casual: ['Andante', 'Moderato', 'Comodo', 'Cantabile', 'Grazioso', 'Semplice', 'Tranquillo'],
  strong: ['Allegro', 'Vivace', 'Brillante', 'Energico', 'Risoluto', 'Giocoso', 'Mosso'],
  expert: ['Presto', 'Furioso', 'Virtuoso', 'Maestoso', 'Bravura', 'Fortissimo', 'Zelante'],
  collector: ['Ostinato', 'Perpetuo', 'Sostenuto', 'Crescente', 'Tenuto', 'Pesante', 'Continuo'],
  'just-right': ['Giusto', 'Rubato', 'Eguale', 'Comune', 'Ardito', 'Discreto', 'Unisono'],
};

/** The name of the only bot of its kind at a table. */
export const BOT_NAMES: { readonly [id in NamedKind]: string } = {
  beginner: NAMES.beginner[0],
  casual: NAMES.casual[0],
  strong: NAMES.strong[0],
  expert: NAMES.expert[0],
  collector: NAMES.collector[0],
  'just-right': NAMES['just-right'][0],
};

const isNamed = (kind: string): kind is NamedKind => Object.hasOwn(NAMES, kind);

/** The kind of a bot: its level, or the same for all of those that are just right. */
export const botKind = (level: string): string => (isJustRight(level) ? 'just-right' : level);

/** The name of the only bot of this level at a table; undefined where no bot has this level. */
export const botName = (level: string): string | undefined => {
  const kind = botKind(level);
  return isNamed(kind) ? BOT_NAMES[kind] : undefined;
};

/** The next unused name for a level; the weakest bots, which only programs ask for, are called like beginners. */
const namesInTurn = (): ((level: string) => string) => {
  const count = new Map<NamedKind, number>();
  return (asked) => {
    const asKind = botKind(asked);
    const kind = isNamed(asKind) ? asKind : 'beginner';
    const n = count.get(kind) ?? 0;
    count.set(kind, n + 1);
    return NAMES[kind][n % NAMES[kind].length] ?? NAMES[kind][0];
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

/** The label of the own seat in the six languages, and the words for a bot. */
const LABELS = ['You', 'Du', 'Toi', 'Tu', 'Jij', 'Tú', 'Bot', 'Robot'];

/** The same for names that look alike: without case, accents, spaces or dots, whatever alphabet the letters are from. */
const folded = (name: string): string => asItReads(name.normalize('NFKD').replaceAll(/[^\p{L}\p{N}|]/gu, ''));

const RESERVED: ReadonlySet<string> = new Set([...Object.values(NAMES).flat(), ...LABELS].map(folded));

/** Tells whether one of these people could be taken for the other. */
export const looksAlike = (name: string, other: string): boolean =>
  name !== '' && folded(name) === folded(other);

/** Tells whether no person can have this name at a table: others would take them for a bot, or for themselves. */
export const isReservedName = (name: string): boolean => RESERVED.has(folded(name));
