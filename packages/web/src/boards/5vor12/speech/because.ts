// Explains why the expert would make a move, in facts that can be seen on the board.
import type { Advice } from '@crescendo/bots';
import type { Because } from '@crescendo/bots/5vor12';
import type { View, VorZwoelf } from '@crescendo/rules/5vor12';
import type { VorZwoelfTranslations } from '../types.ts';

const sentence = (reason: Because, { own: { because: say } }: VorZwoelfTranslations): string | undefined => {
  switch (reason.code) {
    case 'wins':
      return say.wins;
    case 'denies-win':
      return say.deniesWin(reason.tile);
    case 'fills-square':
      return say.fills(reason.left);
    case 'fits-no-square':
      return say.noSquare;
    case 'none-open':
      return say.noneOpen(reason.fitting, reason.hidden);
    case 'hidden-fit':
      return say.hiddenFit(reason.fitting, reason.hidden);
    case 'dead-instead':
      return say.dead(reason.dead, reason.instead);
    case 'tiles-instead':
      return say.tiles(reason.tiles, reason.instead);
    case 'tightest-instead':
      return say.tightest(reason.numbers, reason.instead);
    case 'room-instead':
      return say.room(reason.room, reason.instead);
    case 'diagonal-rises':
      return say.diagonalRises;
    case 'diagonal-tight':
      return say.diagonal(reason.numbers, reason.squares);
    case 'keeps-tile-from-next':
      return say.keepsFromNext(reason.tile);
    case 'rare-for-next':
      return say.rareForNext(reason.tile, reason.others);
    case 'frees-tile-for-next':
      return say.forNext(reason.tile);
    default:
      // A code of an earlier version.
      return undefined;
  }
};

export const because = (
  codes: Advice<VorZwoelf>['because'],
  _view: View,
  translations: VorZwoelfTranslations,
): readonly string[] =>
  (codes as readonly Because[]).flatMap((reason) => sentence(reason, translations) ?? []);
