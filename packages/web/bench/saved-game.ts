// A saved game in its middle, played by bots up to a decision of seat A: for pictures and benches.
import { botFor } from '@crescendo/bots';
import { formatRecord, gameById, itemAt, Match, presetOptions, range, seeded } from '@crescendo/rules';

export const savedMidGame = async (
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
  let match: Match = Match.begin({ game, seats, options }).settle(dice);
  for (let made = 0; ; made++) {
    const { turn } = match;
    if (turn.kind !== 'players') throw new Error(`${id} was over before ${decisions} decisions`);
    const seat = itemAt(turn.seats, 0);
    if (made >= decisions && seat === 0) break;
    match = match.after({ kind: 'move', seat, move: bot.choose(match.view(seat), dice) }).settle(dice);
  }
  const players = range(seats).map((seat) =>
    seat === 0
      ? { kind: 'human', name: '' }
      : { kind: 'bot', level: (['casual', 'strong', 'expert'] as const)[seat - 1], name: '' },
  );
  return JSON.stringify({
    version: 1,
    id: `middle-${id}`,
    setup: { game: id, preset, options, series: null, players, clock: 0, seed },
    record: formatRecord(match.record(), gameById),
    decisions,
    over: false,
    updated: Date.now() - 120_000,
  });
};
