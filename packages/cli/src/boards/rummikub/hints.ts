// The texts of a hint. A play is told set by set: its notation, the whole table, would tell nobody what to do.
import { type Look, type Step, stepGroups } from '@crescendo/bots/rummikub';
import { playedTiles, type Rummikub } from '@crescendo/rules/rummikub';
import { type Catalogue, type Language, load } from '@crescendo/words';
import { type HintTexts, hintTexts } from '../board.ts';

const stepText = ({ take, lay, to, makes }: Step, { spoken, tiles }: Catalogue<'rummikub/board'>): string => {
  const from = [...new Set(take.map((each) => each.from))];
  const taken = from.map((set) => ({
    tiles: tiles(take.filter((each) => each.from === set).map(({ tile }) => tile)),
    from: set,
  }));
  if (to === null) return spoken.lays('advised', [{ set: makes, taken }], false);
  return lay.length > 0 ? spoken.adds('advised', tiles(lay), to, taken) : spoken.moves('advised', taken, to);
};

export const hints = async (language: Language): Promise<HintTexts<Rummikub>> => {
  const words = await load(language, 'rummikub/board');
  return {
    ...hintTexts<Rummikub, Look>(words.looks),
    move: (move, { table }) => {
      if (move.type !== 'play') return [words.hint[move.type === 'time-up' ? 'draw' : move.type]];
      const groups = stepGroups(table, move.table, playedTiles(table, move.table));
      const steps = groups.flat();
      const number = (step: Step): string => (steps.length > 1 ? `${steps.indexOf(step) + 1}. ` : '');
      return groups.map((group) => group.map((step) => number(step) + stepText(step, words)).join(' '));
    },
  };
};
