// Chances as somebody judges them who sees everything: for games where they were learnt apart from those of a seat.
import type { AnyGame, AnyState, GameId } from '@crescendo/rules';

/** Of every seat. */
type OpenChances = (state: AnyState) => readonly number[];

/** The parameter of a game's own function is its own state. */
type Load = () => Promise<{ chances(state: AnyState): readonly number[] }['chances']>;

const OPEN_CHANCES: { readonly [id in GameId]?: Load } = {
  rummikub: async () => (await import('../rummikub/value/open-chances.ts')).loadOpenChances(),
};

/** `undefined`: the chances that the seats see themselves have to do. */
export const loadOpenChances = async ({ id }: AnyGame): Promise<OpenChances | undefined> =>
  Object.hasOwn(OPEN_CHANCES, id) ? OPEN_CHANCES[id as GameId]?.() : undefined;
