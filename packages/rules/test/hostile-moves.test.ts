// Moves from outside may be anything: `check` always answers with a reason; it never throws, and it
// accepts nothing that the rules would not list.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pick, seeded } from '../src/dice.ts';
import type { AnyBot, AnyGame, AnyMove, AnyView } from '../src/game.ts';
import { GAMES } from '../src/games.ts';
import { playOut } from '../src/match/play-out.ts';

const viewsOf = (game: AnyGame): readonly AnyView[] => {
  const seats = Math.max(2, game.seats.min);
  const bot: AnyBot = { id: 'random', choose: (view, dice) => pick(dice, [...game.moves(view)]) };
  const players = Array.from({ length: seats }, () => bot);
  return [0, 3, 30, 60, 61, 62, 63, 90, 150].flatMap((limit) => {
    const match = playOut({ game, seats, options: game.options, players, dice: seeded(limit), limit });
    return [null, ...players.keys()].map((viewer) => match.view(viewer));
  });
};

/** Every kind of move there is, with anything at all in its fields; and kinds that there are not. */
const hostile = (game: AnyGame, views: readonly AnyView[]): fc.Arbitrary<unknown> => {
  const known = views.flatMap((view) => [...game.moves(view)].slice(0, 4));
  const types = [
    ...new Set(known.map(({ type }) => type)),
    'take',
    'arrange',
    'time-up',
    'play',
    'constructor',
  ];
  const fields = [
    ...new Set(known.flatMap((move) => Object.keys(move))),
    'at',
    'tiles',
    'table',
    'field',
    'tile',
  ];
  const junk = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(
      undefined,
      null,
      -1,
      1e9,
      0.5,
      Number.NaN,
      [],
      [null],
      [{}],
      {},
      '',
      [{ kind: 'run' }],
      [[]],
    ),
    fc.constantFrom([{ kind: 'run', tiles: [null, 'x', -5] }], [{ kind: 'heap', tiles: [1, 2, 3] }]),
  );
  const made = fc
    .tuple(fc.oneof(fc.constantFrom(...types), junk), fc.dictionary(fc.constantFrom(...fields), junk))
    .map(([type, rest]) => ({ ...rest, type }));
  const bent = fc
    .tuple(fc.constantFrom(...known), fc.constantFrom(...fields), junk)
    .map(([move, field, value]) => ({ ...move, [field]: value }));
  return fc.oneof(junk, made, bent);
};

describe.each(GAMES)('$id', (game) => {
  const views = viewsOf(game);

  test('refuses values outside its types with a reason', () => {
    fc.assert(
      fc.property(fc.constantFrom(...views), hostile(game, views), (view, value) => {
        const reason = game.check(view, value as AnyMove);
        if (reason !== undefined) expect(typeof reason.code).toBe('string');
        // An accepted move is a move like any other: it has a text, and the text reads back.
        else {
          const text = game.notation.move.format(value as AnyMove);
          const again = game.notation.move.parse(text);
          expect(again).toBeDefined();
          expect(game.check(view, again as AnyMove)).toBeUndefined();
        }
      }),
      { numRuns: 4000, seed: 12 },
    );
  });
});
