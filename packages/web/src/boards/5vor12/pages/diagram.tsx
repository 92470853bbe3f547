// The pictures of the rules: invented positions, drawn with the parts of the real table. The game says what may go where.
import './diagram.css';
import { itemAt } from '@crescendo/rules';
import { type Tile, type View, vorZwoelf, WIDTH } from '@crescendo/rules/5vor12';
import type { ComponentChildren } from 'preact';
import { fitsOf } from '../model/gestures.ts';
import { DRAWN } from '../model/places.ts';
import { type Actions, actionsOf } from '../model/view-model.ts';
import type { VorZwoelfTranslations } from '../types.ts';
import { Grid, type Marks } from '../view/grid.tsx';
import { Open, Pile } from '../view/middle.tsx';
import type { VorZwoelfWords } from '../words.ts';

const FULL = [1, 4, 6, 11, 3, 7, 12, 15, 5, 9, 14, 18, 8, 13, 17, 20];
const HALF = [2, 5, 0, 14, 6, 9, 0, 0, 0, 0, 13, 17, 12, 0, 16, 19];
const START = [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18];
const TWINS = [2, 6, 0, 0, 4, 9, 11, 0, 9, 0, 15, 0, 0, 0, 0, 19];

const BEFORE = vorZwoelf.view(vorZwoelf.setup(2, vorZwoelf.options), 0);

const moment = (board: readonly Tile[], changes: Partial<View>): View => ({
  ...BEFORE,
  phase: 'choose',
  boards: [board, board],
  pool: 23,
  hands: [],
  pending: [],
  ...changes,
});

const open = (...tiles: readonly Tile[]): readonly number[] =>
  BEFORE.middle.map((_, tile) => tiles.filter((other) => other === tile).length);

const LAYING = moment(HALF, { phase: 'placing', drawn: 11 });
const CHOOSING = moment(HALF, { middle: open(4, 4, 8, 13, 20) });

/** Every free square where the tile may not go. */
const wrongOf = (view: View, fits: Marks['fits']): ReadonlySet<number> =>
  new Set(itemAt(view.boards, 0).flatMap((tile, at) => (tile === 0 && !fits?.has(at) ? [at] : [])));

const Picture = ({ board, marks = {}, words, starting = false, won = false }: PictureProps) => (
  <Grid
    size={WIDTH}
    board={board}
    seat={0}
    marks={marks}
    words={words}
    label=""
    starting={starting}
    touchable={false}
    still
    won={won}
  />
);

interface PictureProps {
  readonly board: readonly Tile[];
  readonly marks?: Marks;
  readonly words: VorZwoelfWords;
  readonly starting?: boolean;
  readonly won?: boolean;
}

const Chain = ({ tiles, down }: { readonly tiles: readonly Tile[]; readonly down: boolean }) => (
  <div class="v12-chain row gap-6">
    <svg class="line-art" viewBox="0 0 20 20" aria-hidden="true">
      <path d={down ? 'M10 3v14m-5-5 5 5 5-5' : 'M3 10h14m-5-5 5 5-5 5'} />
    </svg>
    {tiles.map((tile, i) => (
      <>
        {i > 0 && <span class="v12-less bold">&lt;</span>}
        <span class="tile">{tile}</span>
      </>
    ))}
  </div>
);

const Middle = ({ view, actions, words, arriving = 0 }: MiddleProps) => (
  <div class="v12-middle grid gap-8 min-height-0">
    <Pile
      pool={view.pool}
      actions={actions}
      drawn={view.drawn}
      whose={undefined}
      words={words}
      held={undefined}
      hinted={false}
      hintLeave={false}
      turning={false}
      still
    />
    {actions.take && (
      <span class="v12-or no-pointer pill" aria-hidden="true">
        {words.or}
      </span>
    )}
    <Open
      view={view}
      actions={actions}
      words={words}
      held={undefined}
      over={false}
      useless={() => false}
      hinted={0}
      coming={arriving}
      leaving={0}
      still
    />
  </div>
);

interface MiddleProps {
  readonly view: View;
  readonly actions: Actions;
  readonly words: VorZwoelfWords;
  readonly arriving?: Tile;
}

const Hand = ({ tile }: { readonly tile: Tile }) => (
  <div class="v12-above grid">
    <span class="tile v12-drawn v12-mine">{tile}</span>
  </div>
);

const PICTURES: { readonly [name: string]: (words: VorZwoelfWords) => ComponentChildren } = {
  rising: (words) => {
    const marks: Marks = { line: new Set([4, 5, 6, 7, 2, 10, 14]) };
    return (
      <>
        <Picture board={FULL} words={words} marks={marks} />
        <Chain tiles={FULL.slice(4, 8)} down={false} />
        <Chain tiles={[2, 6, 10, 14].map((at) => itemAt(FULL, at))} down />
      </>
    );
  },
  start: (words) => (
    <>
      <Hand tile={12} />
      <Picture
        board={START}
        words={words}
        starting
        marks={{
          fits: new Map([
            [5, 'free'],
            [10, 'free'],
          ]),
        }}
      />
    </>
  ),
  turn: (words) => <Middle view={CHOOSING} actions={actionsOf(CHOOSING, 'play')} words={words} />,
  laying: (words) => {
    const fits = fitsOf(vorZwoelf, LAYING, DRAWN);
    return (
      <>
        <Hand tile={LAYING.drawn} />
        <Picture board={HALF} words={words} marks={{ fits, wrong: wrongOf(LAYING, fits) }} />
      </>
    );
  },
  exchange: (words) => (
    <>
      <Middle
        view={{ ...LAYING, drawn: 0, middle: open(4, 13) }}
        actions={actionsOf(LAYING, 'still')}
        words={words}
        arriving={9}
      />
      <Picture
        board={HALF}
        words={words}
        marks={{ fits: new Map([[5, 'swap']]), coming: { at: 5, tile: 11 } }}
      />
    </>
  ),
  twins: (words) => <Picture board={TWINS} words={words} marks={{ twins: new Set([5, 8]) }} />,
  end: (words) => <Picture board={FULL} words={words} won marks={{ last: new Set([11]) }} />,
};

export const Diagram = ({
  name,
  translations,
}: {
  readonly name: string;
  readonly translations: VorZwoelfTranslations;
}) => (
  <div class="v12-diagram grid gap-12 round-14 on-felt" aria-hidden="true" inert>
    {PICTURES[name]?.(translations.own)}
  </div>
);
