// Lists the tiles of one number that can be laid in groups, all of them.

/** Tiles of each of four colours, none to two, as one number. */
export const GROUP_CODES = 81;

/**
 * `GROUPS[(colours * 81 + code) * 3 + jokers]`: how many groups these tiles and jokers make; -1: they cannot all be
 * laid. Each group takes a colour once, so there are at least as many groups as tiles of any colour.
 */
export const GROUPS = new Int8Array(5 * GROUP_CODES * 3).fill(-1);

for (let colours = 1; colours <= 4; colours++)
  for (let code = 0; code < GROUP_CODES; code++) {
    const tiles = [code % 3, Math.floor(code / 3) % 3, Math.floor(code / 9) % 3, Math.floor(code / 27)];
    const real = tiles.reduce((sum, n) => sum + n, 0);
    for (let jokers = 0; jokers <= 2; jokers++)
      for (let groups = Math.max(...tiles); groups <= real; groups++)
        if (
          real + jokers >= 3 * groups &&
          real + jokers <= colours * groups &&
          (groups > 0 || jokers === 0)
        ) {
          GROUPS[(colours * GROUP_CODES + code) * 3 + jokers] = groups;
          break;
        }
  }

/** Tiles of the first three colours, none to two, as one number. */
export const THREE = 27;

/**
 * `OPEN[(colours * 27 + code) * 3 + jokers]`: 1 if these tiles of the first three colours can all be laid in groups, with
 * so many jokers at most and whatever the fourth colour adds.
 */
export const OPEN = new Uint8Array(5 * THREE * 3);

for (let colours = 1; colours <= 4; colours++)
  for (let code = 0; code < THREE; code++)
    for (let jokers = 0; jokers <= 2; jokers++)
      for (let fourth = 0; fourth <= 2; fourth++)
        for (let used = 0; used <= jokers; used++)
          if (GROUPS[(colours * GROUP_CODES + code + THREE * fourth) * 3 + used]! >= 0)
            OPEN[(colours * THREE + code) * 3 + jokers] = 1;
