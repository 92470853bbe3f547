// The texts of a hint. A play is told step by step: its notation, the whole table, would tell nobody what to do.
import { type HandStep, type Look, stepGroups } from '@crescendo/bots/rummikub';
import { playedTiles, type Rummikub } from '@crescendo/rules/rummikub';
import { type Language, load } from '@crescendo/words';
import { type HintTexts, hintTexts } from '../board.ts';

export const hints = async (language: Language): Promise<HintTexts<Rummikub>> => {
  const words = await load(language, 'rummikub/board');
  const withoutTiles = ({ type }: Exclude<Rummikub['Move'], { readonly type: 'play' }>): string =>
    words.hint[type === 'time-up' ? 'draw' : type];
  return {
    ...hintTexts<Rummikub, Look>(words.looks),
    brief: (move, { table }) =>
      move.type === 'play' ? words.hint.lay(playedTiles(table, move.table)) : withoutTiles(move),
    move: (move, { table }) => {
      if (move.type !== 'play') return [withoutTiles(move)];
      const groups = stepGroups(table, move.table, playedTiles(table, move.table));
      const steps = groups.flat();
      const number = (step: HandStep): string => (steps.length > 1 ? `${steps.indexOf(step) + 1}. ` : '');
      return groups.map((group) => group.map((step) => number(step) + words.handStep(step)).join(' '));
    },
  };
};
