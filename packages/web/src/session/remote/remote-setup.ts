// The setup of a server's table, in the form of a table on this device.
import { isOpponentOf, type Opponent } from '@crescendo/bots';
import type { SeatInfo, TableInfo } from '@crescendo/protocol';
import { botNamesWithStandIns } from '../setup/bot-names.ts';
import type { GameSetup, Player } from '../setup/game-setup.ts';

const levelOf = (game: string, level: string | null): Opponent =>
  level !== null && isOpponentOf(game, level) ? level : 'beginner';

/** `bot`: the name of the bot that plays there, or would stand in for its player. */
const playerAt = (game: string, { kind, name, level, former }: SeatInfo, bot: string): Player =>
  kind === 'bot'
    ? { kind: 'bot', level: levelOf(game, level), name: bot, ...(former !== undefined && { former }) }
    : { kind: 'human', name, standIn: bot };

/** The names of the bots, the same from the first move to the last: they do not depend on who has left. */
const botsAt = ({ game, seating, level: standIn }: TableInfo): readonly string[] =>
  botNamesWithStandIns(
    seating.map(({ kind, level, former }) =>
      kind === 'bot' && former === undefined ? levelOf(game, level) : undefined,
    ),
    standIn,
  );

const playersAt = (table: TableInfo): readonly Player[] => {
  const bots = botsAt(table);
  return table.seating.map((seatInfo, seat) => playerAt(table.game, seatInfo, bots[seat] ?? ''));
};

export const setupFromTable = (table: TableInfo): GameSetup => {
  const { game, preset, options, series, clock } = table;
  return {
    game,
    preset,
    options,
    series,
    players: playersAt(table),
    clock: clock.kind === 'move' ? clock.seconds : 0,
    seed: '',
  };
};
