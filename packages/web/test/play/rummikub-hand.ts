// A plain Rummikub player for tests: lays new sets from the rack, adds single tiles, else draws. Made of gestures only.
import { type Move, rummikub, type Tile, type TileSet, type View } from '@crescendo/rules/rummikub';
import type { Locator, Page } from 'playwright-core';
import { carry, press, type Way } from '../support/person.ts';
import { playHint } from './hints.ts';

const same = (a: TileSet, b: TileSet): boolean => a.kind === b.kind && a.tiles.join() === b.tiles.join();

/** The sets of the new table that are not on the old one. */
const added = (view: View, table: readonly TileSet[]): TileSet[] => {
  const rest = [...table];
  for (const old of view.table) {
    const at = rest.findIndex((set) => same(set, old));
    if (at < 0) return [];
    rest.splice(at, 1);
  }
  return rest;
};

/** A legal move that only lays down whole new sets; else to draw, to pass, or to keep the tiles. */
export const plainMove = (view: View): Move => {
  const moves = [...rummikub.moves(view)];
  const plays = moves.filter((move) => move.type === 'play' && added(view, move.table).length > 0);
  return plays[0] ?? moves.find(({ type }) => type !== 'play' && type !== 'redeal') ?? moves[0]!;
};

/** Tells whether these hands can lay it: only whole new sets; for anything else one asks for advice, where there is some. */
export const isPlain = (view: View, move: Move): boolean =>
  move.type !== 'play' || added(view, move.table).length > 0;

/** A tile of this kind on the rack. Copies of a tile are pieces of their own: any of them will do. */
const onRack = (page: Page, tile: Tile): Locator =>
  page
    .locator([0, 1, 2, 3].map((copy) => `.rk-rack [data-piece="tile-${tile * 4 + copy}"]`).join(', '))
    .first();

export const layByHand = async (page: Page, move: Move, view: View, way: Way): Promise<void> => {
  if (move.type === 'keep') {
    // The page goes on by itself if there is nothing to choose.
    const keep = page.locator('.rk-choice .button.main');
    if (await keep.isVisible()) await press(page, keep, way);
  } else if (move.type !== 'play') await press(page, page.locator('.rk-draw'), way);
  else if (added(view, move.table).length === 0) {
    // A player who must lay something and sees no new set asks for advice.
    await playHint(page, way);
  } else {
    for (const set of added(view, move.table)) {
      let last: string | undefined;
      for (const tile of set.tiles) {
        const piece = onRack(page, tile);
        const name = await piece.getAttribute('data-piece');
        const place =
          last === undefined ? page.locator('.rk-new') : page.locator(`.rk-felt [data-place="${last}"]`);
        await carry(page, piece, place.first(), way);
        await page.locator(`.rk-felt [data-piece="${name}"]`).waitFor();
        last = name ?? undefined;
      }
    }
    await press(page, page.locator('.rk-done'), way);
  }
};
