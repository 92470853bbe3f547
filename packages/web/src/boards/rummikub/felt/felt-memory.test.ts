import { rummikub } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { pieceOf, type Sets } from '../model/piece.ts';
import { tidy } from '../model/shape.ts';
import { layOutAgain, type Memories, type Scenery } from './felt-memory.ts';
import type { FeltFacts, FeltLayout } from './geometry.ts';

const { options } = rummikub;
const NONE: Memories = { plain: undefined, zoomed: undefined, latest: undefined };

/** Makes the facts of a felt as high as so many rows. */
const feltOf = (rows: number): FeltFacts => ({
  room: { width: 360, height: 10 + rows * 64 },
  tile: 39,
  isDense: false,
  options,
  turns: () => false,
});

/** Runs of four, by their ids: two fit into a row only if nothing is kept free between them. */
const setsOf = (...ids: readonly number[]): Sets =>
  ids.map((id) => ({
    ...tidy(
      [id, id + 1, id + 2, id + 3].map((tile) => pieceOf(tile, 0)),
      options,
    ),
    id,
  }));

const scene = (sets: Sets, when: Scenery['when']): Scenery => ({
  sets,
  ground: { sets, rack: [] },
  isZoomed: false,
  when,
});

const placesOf = ({ laid }: FeltLayout): readonly (readonly number[])[] =>
  laid.map(({ set, x, y }) => [set.id, x, y]);

const TURN = setsOf(1, 2);
const END = setsOf(1, 3, 2);

test('what the last move has laid stays where it is when the felt becomes higher or lower', () => {
  const turn = layOutAgain(NONE, scene(TURN, 'now'), feltOf(2));
  const end = scene(END, 'still');
  let { layout, memories } = layOutAgain(turn.memories, end, feltOf(2));
  const first = placesOf(layout);
  const wouldBe = layOutAgain(turn.memories, end, feltOf(9)).layout;
  expect(placesOf(wouldBe), 'where it would lie on a higher felt').not.toEqual(first);
  for (const rows of [9, 3]) {
    ({ layout, memories } = layOutAgain(memories, end, feltOf(rows)));
    expect(placesOf(layout), `${rows} rows`).toEqual(first);
  }
  // And after a look at the past, when its sets are read from the view once more.
  ({ memories } = layOutAgain(memories, scene(TURN, 'past'), feltOf(9)));
  ({ layout } = layOutAgain(memories, scene([...END], 'still'), feltOf(9)));
  expect(placesOf(layout), 'after a look back').toEqual(first);
});

test('where only the past is shown, a set stays where it is from step to step', () => {
  const felt = feltOf(9);
  const first = layOutAgain(NONE, scene(setsOf(1, 2, 3), 'past'), felt);
  // The third is taken away, the others come in another order, and it comes back.
  const second = layOutAgain(first.memories, scene(setsOf(2, 1), 'past'), felt);
  const third = layOutAgain(second.memories, scene(setsOf(4, 2, 1), 'past'), felt);
  const at = ({ layout }: { readonly layout: FeltLayout }, id: number) =>
    placesOf(layout).find(([each]) => each === id);
  for (const id of [1, 2]) {
    expect(at(second, id)).toEqual(at(first, id));
    expect(at(third, id)).toEqual(at(first, id));
  }
});
