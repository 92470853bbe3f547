// The texts of a hint. A play is told step by step: its notation, the whole table, would tell nobody what to do.
import { type HandStep, type Look, stepGroups } from '@crescendo/bots/rummikub';
import { playedTiles, type Rummikub } from '@crescendo/rules/rummikub';
import { type Language, load } from '@crescendo/words';
import { type HintTexts, hintTexts } from '../board.ts';

export const hints = async (language: Language): Promise<HintTexts<Rummikub>> => {
  const words = await load(language, 'rummikub/board');
  return {
    ...hintTexts<Rummikub, Look>(words.looks),
    move: (move, { table }) => {
      if (move.type !== 'play') return [words.hint[move.type === 'time-up' ? 'draw' : move.type]];
      const groups = stepGroups(table, move.table, playedTiles(table, move.table));
      const steps = groups.flat();
      const number = (step: HandStep): string => (steps.length > 1 ? `${steps.indexOf(step) + 1}. ` : '');
      return groups.map((group) => group.map((step) => number(step) + words.handStep(step)).join(' '));
    },
  };
};
