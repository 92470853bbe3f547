// A kept game in its middle, played by bots up to a decision of seat A: for pictures and benches.
import { botFor } from '@crescendo/bots';
import {
  type AnyTypes,
  type Event,
  formatRecord,
  gameById,
  presetOptions,
  roll,
  seeded,
} from '@crescendo/rules';

export const keptInTheMiddle = async (
  id: string,
  seats: number,
  decisions: number,
  seed: string,
): Promise<string> => {
  const game = gameById(id)!;
  const [preset] = Object.keys(game.presets);
  const options = presetOptions(game, preset!);
  const bot = (await botFor(game, 'strong'))!;
  const dice = seeded(seed);
  const events: Event<AnyTypes>[] = [];
  let state = game.setup(seats, options);
  for (let made = 0; ; ) {
    const turn = game.turn(state);
    if (turn.kind === 'over') throw new Error(`${id} was over before ${decisions} decisions`);
    if (turn.kind === 'players' && made >= decisions && turn.seats.length <= seats && turn.seats[0] === 0)
      break;
    const seat = turn.kind === 'players' ? turn.seats[0]! : undefined;
    const event: Event<AnyTypes> =
      seat === undefined
        ? roll(game, state, dice)
        : { kind: 'move', seat, move: bot.choose(game.view(state, seat), dice) };
    if (seat !== undefined) made++;
    events.push(event);
    state = game.apply(state, event);
  }
  const record = { game: id, seats, options, series: null, names: [], fairness: {}, result: null, events };
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === 0
      ? { kind: 'human', name: '' }
      : { kind: 'bot', level: (['casual', 'strong', 'expert'] as const)[seat - 1], name: '' },
  );
  return JSON.stringify({
    version: 1,
    id: `middle-${id}`,
    setup: { game: id, preset, options, series: null, players, clock: 0, seed, coach: false },
    record: formatRecord(record, gameById),
    decisions,
    over: false,
    updated: Date.now() - 120_000,
  });
};
