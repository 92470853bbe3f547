// The arguments that these programs share, and their error messages.
import { GAME_IDS, type GameId, isGameId } from '@crescendo/rules';

/** `finito,qwinto`; all games where none is named. */
export const gamesOf = (text: string | undefined): readonly GameId[] => {
  if (text === undefined) return GAME_IDS;
  return text.split(',').map((id) => {
    if (!isGameId(id)) throw new Error(`there is no game ${id}`);
    return id;
  });
};

/** `2,3,4`. */
export const numbersOf = (text: string): readonly number[] => text.split(',').map(Number);

/** Those of `all` that are named: `expert,strong`. */
export const namesOf = <Name extends string>(text: string, all: readonly Name[]): readonly Name[] =>
  text.split(',').map((asked) => {
    const found = all.find((name) => name === asked);
    if (found === undefined) throw new Error(`${asked} is none of ${all.join(', ')}`);
    return found;
  });

export const percent = (share: number): string => (100 * share).toFixed(1);
