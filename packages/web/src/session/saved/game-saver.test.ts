import { formatRecord, gameById, itemAt, Match, pick, seeded, takenBackLine } from '@crescendo/rules';
import { expect, test, vi } from 'vitest';
import type { GameSetup } from '../setup/game-setup.ts';
import { GameSaver } from './game-saver.ts';
import { savedGame } from './saved-games.ts';

const game = gameById('qwinto')!;
const setup: GameSetup = {
  game: 'qwinto',
  preset: '',
  options: { ...game.options, misthrowLimit: 2 },
  series: { rounds: 2, target: 0, by: 'points' },
  players: [
    { kind: 'human', name: 'Ada "the Count"' },
    { kind: 'bot', level: 'casual', name: '' },
  ],
  clock: 0,
  seed: 'a seed',
};

/** The saved game, its record formatted from its first event. */
interface Written {
  readonly decisions: number;
  readonly draft: unknown;
  readonly takenBack: readonly number[];
}

const written = (id: string, match: Match, { decisions, draft, takenBack }: Written): object => ({
  version: 1,
  id,
  setup,
  record: formatRecord(match.record({ names: ['', ''], fairness: takenBackLine(takenBack) }), () => game),
  decisions,
  over: match.turn.kind === 'over',
  ...(draft !== undefined && { draft }),
  updated: Date.now(),
});

test('what grows event by event is what would be written at once: on, back and on again to the end', () => {
  vi.useFakeTimers({ now: 7 });
  const saver = new GameSaver('saver', setup);
  const dice = seeded('saver');
  let takenBack: readonly number[] = [];
  let match: Match = Match.begin({ game, seats: 2, options: setup.options, series: setup.series });
  for (let step = 0; match.turn.kind !== 'over'; step++) {
    match = match.settle(dice);
    const { turn } = match;
    if (turn.kind !== 'players') break;
    const seat = itemAt(turn.seats, 0);
    match = match.after({ kind: 'move', seat, move: pick(dice, [...match.moves(seat)]) }).settle(dice);
    if (step % 10 === 9) {
      match = match.takeBack(0) ?? match;
      takenBack = [...takenBack, match.length];
    }
    const draft = step % 3 === 0 ? { plan: ['"', '\n', 'é'] } : undefined;
    saver.save(match, { decisions: step, draft, takenBack });
    expect(savedGame('saver')).toEqual(written('saver', match, { decisions: step, draft, takenBack }));
  }
  expect(match.turn.kind).toBe('over');
  vi.useRealTimers();
});
