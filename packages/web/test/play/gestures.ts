// Translates a move to the actions of a person on the board.
import type { GameTypes } from '@crescendo/rules';
import type { VorZwoelf } from '@crescendo/rules/5vor12';
import type { Finito } from '@crescendo/rules/finito';
import { qwinto as game, type Qwinto } from '@crescendo/rules/qwinto';
import type { Locator, Page } from 'playwright-core';
import { afterKeeping, onlyMove } from '../../src/boards/qwinto/model/view-model.ts';
import { carry, press, type Way } from '../support/person.ts';
import { decide } from './decide.ts';
import { layByHand } from './rummikub-hand.ts';

const piece = (page: Page, name: string): Locator =>
  page.locator(`.board-host [data-piece="${name}"]`).first();
const place = (page: Page, name: string): Locator =>
  page.locator(`.board-host [data-place="${name}"]`).first();

// A method, because its parameters are bivariant: the gestures of one game may stand in a list of all games.
type Gesture<G extends GameTypes> = {
  make(page: Page, move: G['Move'], view: G['View'], way: Way): Promise<void>;
}['make'];

const vorZwoelf: Gesture<VorZwoelf> = async (page, move, view, way) => {
  const to = (at: number): Locator => place(page, `square-${at}`);
  if (move.type === 'draw') await press(page, piece(page, 'supply'), way);
  else if (move.type === 'leave') await press(page, place(page, 'leave'), way);
  else if (move.type === 'take') await carry(page, piece(page, `open-${move.tile}`), to(move.at), way);
  else if (move.type === 'place') await carry(page, piece(page, 'drawn'), to(move.at), way);
  else {
    const hand: number[] = [...(view.hands[view.seat ?? 0] ?? [])];
    for (const [i, tile] of (move.tiles as number[]).entries()) {
      const index = hand.indexOf(tile);
      hand[index] = 0;
      await carry(page, piece(page, `hand-${index}`), to(i * (view.options.size + 1)), way);
    }
    await press(page, page.locator('.v12-done'), way);
  }
};

const finito: Gesture<Finito> = async (page, move, _view, way) => {
  if (move.type === 'pass') await press(page, page.locator('.finito-pass'), way);
  else await carry(page, piece(page, `counter-${move.counter}`), place(page, `square-${move.at}`), way);
};

const writeOrSkip = async (page: Page, move: Qwinto['Move'], way: Way): Promise<void> => {
  if (move.type === 'write') {
    await carry(page, piece(page, 'sum'), place(page, `field-${move.field}`), way);
    return;
  }
  await press(page, page.locator('.qw-actions button').last(), way);
  // The board asks before a move that costs something and is not the only one left.
  const yes = page.locator('.qw-actions [data-yes]');
  if (await yes.isVisible()) await press(page, yes, way);
};

const qwinto: Gesture<Qwinto> = async (page, move, view, way) => {
  // The page skips by itself where nothing can be written and nothing is lost.
  if (onlyMove(game, view)) return;
  if (move.type === 'dice') {
    for (const letter of move.colours as string)
      await press(page, page.locator(`.qw-die[data-die="${'oyp'.indexOf(letter)}"]`), way);
    await press(page, page.locator('.qw-actions button'), way);
  } else if (move.type === 'reroll') await press(page, page.locator('.qw-actions [data-again]'), way);
  // Nobody keeps a roll for its own sake: it is kept by writing its sum, or by writing nothing.
  else if (move.type === 'keep')
    await writeOrSkip(
      page,
      (await decide({ game, view: afterKeeping(view), events: view.rolls })) as Qwinto['Move'],
      way,
    );
  else await writeOrSkip(page, move, way);
};

export const GESTURES: { readonly [game: string]: Gesture<GameTypes> } = {
  '5vor12': vorZwoelf,
  rummikub: layByHand,
  finito,
  qwinto,
};
