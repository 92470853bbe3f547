// Explains why the expert would make a move, in facts that can be counted on the sheet.
import type { Because } from '@crescendo/bots/qwinto';
import { itemAt } from '@crescendo/rules';
import { columnNumber, ROW_OF, type View } from '@crescendo/rules/qwinto';
import type { QwintoTranslations } from '../types.ts';

const onSheet = (reason: Because, { own: { because: say } }: QwintoTranslations): string | undefined => {
  switch (reason.code) {
    case 'ends-ahead':
      return say.endsAhead(reason.score);
    case 'row-complete':
      return say.row(reason.row, reason.points);
    case 'bonus-complete':
      return say.column(reason.points);
    case 'points-instead':
      return say.now(reason.points, reason.instead);
    case 'no-misthrow':
      return say.noMisthrow(reason.points);
    case 'dead-instead':
      return say.dead(reason.dead, reason.instead);
    case 'bonuses-instead':
      return say.bonuses(reason.columns, reason.instead);
    case 'fitting-instead':
      return say.fitting(reason.fitting, reason.rolls, reason.instead);
    case 'gap-instead':
      return say.gap(reason.numbers, reason.fields, reason.instead, reason.insteadFields);
    case 'rare-instead':
      return say.rare(reason);
    case 'beside':
      return say.beside(reason.before, reason.after);
    case 'room-instead':
      return say.room(reason.room, reason.instead);
    case 'bonus-left':
      return say.bonusLeft(reason.left);
    case 'row-left-instead':
      return say.rowLeft(reason.row, reason.left, reason.instead);
    case 'on-bonus-field':
      return say.onBonus(reason.number);
    case 'on-last-field':
      return say.onLast(reason.number);
    default:
      return undefined;
  }
};

const ofRolls = (reason: Because, { own, language }: QwintoTranslations): string | undefined => {
  const say = own.because;
  const mean = (tenths: number): string =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(tenths / 10);
  switch (reason.code) {
    case 'dice-always-fit':
      return say.diceAlways;
    case 'dice-fit':
      return say.dice(reason.fitting, reason.rolls);
    case 'dice-fit-instead':
      return say.diceFit(reason.fitting, reason.rolls, reason.instead, reason.insteadRolls);
    case 'dice-clean-instead':
      return say.diceClean(reason.fitting, reason.rolls, reason.instead, reason.insteadRolls);
    case 'dice-points-instead':
      return say.dicePoints(mean(reason.tenths), mean(reason.instead));
    case 'dice-fields-instead':
      return say.diceFields(mean(reason.tenths), mean(reason.instead));
    case 'fits-nowhere':
      return say.nowhere(reason.number);
    case 'kills-field':
      return say.kills(reason.number);
    case 'again-fits':
      return say.againFits(reason.fitting, reason.rolls);
    case 'again-clean':
      return say.againClean(reason.fitting, reason.rolls);
    case 'again-better':
      return say.againBetter(reason.better, reason.rolls);
    case 'fits':
      return say.fits(itemAt(ROW_OF, reason.field), columnNumber(reason.field));
    default:
      return undefined;
  }
};

/** A code of an earlier version has no sentence. */
export const because = (
  codes: readonly { readonly code: string }[],
  _view: View,
  translations: QwintoTranslations,
): readonly string[] =>
  (codes as readonly Because[]).flatMap(
    (reason) => onSheet(reason, translations) ?? ofRolls(reason, translations) ?? [],
  );
