// The only file of the page that names all the games. Each is loaded when somebody plays it.
import type { AnyTypes } from '@crescendo/rules';
import type { BoardModule } from './board.ts';

export type AnyBoard = BoardModule<AnyTypes, AnyTypes>;

export interface GameCard {
  readonly id: string;
  /** As its author named it; the same in every language. */
  readonly title: string;
  readonly credits: string;
  readonly seats: { readonly min: number; readonly max: number };
  load(): Promise<AnyBoard>;
}

export const GAME_CARDS: readonly GameCard[] = [
  {
    id: '5vor12',
    title: '5 vor 12',
    credits: 'Michael Schacht',
    seats: { min: 2, max: 4 },
    load: async () => (await import('./5vor12/index.ts')).board,
  },
  {
    id: 'rummikub',
    title: 'Rummikub',
    credits: 'Ephraim Hertzano',
    seats: { min: 2, max: 4 },
    load: async () => (await import('./rummikub/index.ts')).board,
  },
  {
    id: 'finito',
    title: 'Finito!',
    credits: 'Hartmut Kommerell',
    seats: { min: 1, max: 8 },
    load: async () => (await import('./finito/index.ts')).board,
  },
  {
    id: 'qwinto',
    title: 'Qwinto',
    credits: 'Uwe Rapp, Bernhard Lach',
    seats: { min: 1, max: 6 },
    load: async () => (await import('./qwinto/index.ts')).board,
  },
];

export const cardOf = (id: string): GameCard | undefined => GAME_CARDS.find((card) => card.id === id);
