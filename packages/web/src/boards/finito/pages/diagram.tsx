// The pictures of the rules page.
import { finito, type Move, numberOn, sequence, squareCount, targets } from '@crescendo/rules/finito';
import { labelled } from '@crescendo/words';
import '../tokens.css';
import './diagram.css';
import { DieDrawing } from '../view/die.tsx';
import '../view/picture.css';
import { blockOf } from '../model/view-model.ts';
import type { FinitoTranslations } from '../types.ts';
import { Disc, Picture } from '../view/picture.tsx';

interface Example {
  /** Counters by square. */
  readonly counters: { readonly [square: number]: number };
  readonly rolled?: number;
  readonly either?: boolean;
  readonly move?: Extract<Move, { readonly type: 'move' }>;
}

const EXAMPLES: { readonly [name: string]: Example } = {
  order: { counters: { 0: 1, 2: 2, 8: 3, 10: 4, 15: 5, 17: 6, 22: 7, 23: 8, 25: 9, 27: 10, 32: 11, 35: 12 } },
  free: { counters: { 4: 2, 9: 4, 19: 8 }, rolled: 15 },
  taken: { counters: { 4: 1, 12: 4, 13: 6, 14: 5, 15: 7, 28: 11 }, rolled: 8 },
  either: { counters: { 4: 1, 12: 4, 13: 6, 14: 5, 15: 7, 28: 11 }, rolled: 8, either: true },
  moving: {
    counters: { 0: 1, 2: 2, 8: 3, 10: 4, 15: 5, 16: 6, 17: 7, 18: 9, 22: 8, 32: 10, 33: 11, 35: 12 },
    rolled: 17,
    move: { type: 'move', counter: 9, at: 30 },
  },
  points: {
    counters: { 1: 8, 4: 3, 8: 2, 10: 5, 15: 6, 17: 9, 22: 11, 25: 4, 27: 12, 31: 1, 33: 10, 35: 7 },
  },
};

const SmallDie = ({ number }: { number: number }) => (
  <svg class="finito-die square block" viewBox="0 0 100 100" aria-hidden="true">
    <DieDrawing number={number} />
  </svg>
);

const Things = ({ own, language }: Pick<FinitoTranslations, 'own' | 'language'>) => (
  <svg
    class="finito-picture block finito-things full-width"
    viewBox="0 0 66 18"
    role="img"
    aria-label={`${own.die(13)}. ${labelled(language, own.openCounters, '3, 8, 11')}. ${own.faceDown(9)}.`}
  >
    {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus */}
    <g aria-hidden="true">
      <g transform="translate(1 0.5) scale(0.17)">
        <DieDrawing number={13} />
      </g>
      {[3, 8, 11].map((counter, i) => (
        <Disc key={counter} counter={counter} place={{ x: 27 + 10 * i, y: 9 }} class="" />
      ))}
      <circle class="finito-down" cx="60" cy="9.9" r="4.3" />
      <circle class="finito-down" cx="60" cy="9" r="4.3" />
      <circle class="finito-down" cx="60" cy="8.1" r="4.3" />
      <text class="finito-down-count" x="60" y="8.3">
        9
      </text>
    </g>
  </svg>
);

export const Diagram = ({
  name,
  translations: { own, language },
}: {
  name: string;
  translations: FinitoTranslations;
}) => {
  const example = EXAMPLES[name];
  if (!example) return name === 'things' ? <Things own={own} language={language} /> : null;
  const { counters, rolled, either, move } = example;
  const { numbers } = finito.options;
  const board = Array.from({ length: squareCount() }, (_, at) => counters[at] ?? 0);
  const aims =
    rolled === undefined || move
      ? []
      : targets({ numbers, neighbourChoice: either ? 'either' : 'nearest' }, board, rolled);
  const order = own.orderOf(sequence(board), blockOf(board));
  const aimed = aims.map((at) => numberOn(at)).join(', ');
  const label = [rolled === undefined ? '' : own.die(rolled), order, aimed].filter(Boolean).join('. ');
  return (
    <div class="finito-diagram flex justify-center gap-12 seat-0">
      {rolled !== undefined && <SmallDie number={rolled} />}
      <Picture
        numbers={numbers}
        board={board}
        label={label}
        targets={move ? [move.at] : aims}
        {...(move && { coming: move, way: { from: board.indexOf(move.counter), to: move.at } })}
      />
    </div>
  );
};
