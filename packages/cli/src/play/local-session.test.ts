import { type AnyMove, itemAt, qwinto, seeded } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { defined } from '../../test/defined.ts';
import { loadTranslations } from '../translations.ts';
import { LocalSession } from './local-session.ts';
import { runSession } from './run-session.ts';
import type { Decision, Frontend } from './session.ts';

/** Decides as it is told: a move in notation, or `undo`; then quits. */
const scripted = (steps: readonly string[], see: (session: LocalSession) => void): Frontend => {
  const rest = [...steps];
  return {
    showWaiting: () => {},
    showNews: async () => true,
    passKeyboard: async () => {},
    decide: async (session): Promise<Decision> => {
      see(session as LocalSession);
      const step = rest.shift();
      if (step === undefined) return { kind: 'quit' };
      if (step === 'undo') return { kind: 'undo' };
      const move: AnyMove = defined(session.game.notation.move.parse(step));
      return { kind: 'move', move };
    },
    showResult: () => {},
    askForAnother: async () => false,
  };
};

const newSession = async (seats: number): Promise<LocalSession> =>
  new LocalSession({
    game: qwinto,
    seats,
    options: qwinto.options,
    series: null,
    humans: seats,
    bots: [],
    dice: seeded('undo'),
    translations: await loadTranslations('qwinto', 'en'),
  });

test('a move is taken back with what was told about it, as long as nothing has happened since', async () => {
  const session = await newSession(1);
  const seen: { canUndo: boolean; length: number; log: number }[] = [];
  const see = ({ match, log }: LocalSession): void => {
    seen.push({ canUndo: session.canUndo(0), length: match.length, log: log.length });
  };
  expect(await runSession(session, scripted(['dice o', 'keep', 'undo', 'undo', 'keep'], see))).toBe('left');
  const [start, rolled, kept, back, still, again] = seen;
  // The dice have been thrown: that cannot be taken back.
  expect([start?.canUndo, rolled?.canUndo]).toEqual([false, false]);
  expect(kept).toEqual({ canUndo: true, length: itemAt(seen, 1).length + 1, log: itemAt(seen, 1).log + 1 });
  expect(back).toEqual(rolled);
  expect(still).toEqual(rolled);
  expect(again).toEqual(kept);
});

test('the match of a session is its record', async () => {
  const session = await newSession(2);
  await runSession(
    session,
    scripted(['dice oyp', 'keep'], () => {}),
  );
  const { game, seats, events } = session.match.record();
  expect({ game, seats }).toEqual({ game: 'qwinto', seats: 2 });
  expect(events.filter(({ kind }) => kind === 'move')).toHaveLength(2);
  expect(session.log.join(' ')).toMatch(/rolls: .* keeps the \d+\.$/);
});
