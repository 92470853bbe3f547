// The setup of a server's table, in the form of a table on this device.
import type { Level } from '@crescendo/bots';
import type { Chair, TableInfo } from '@crescendo/protocol';
import type { GameSetup, Player } from '../table/game-setup.ts';

const LEVELS: readonly string[] = ['beginner', 'casual', 'strong', 'expert'];

const levelOf = (level: string | null): Level =>
  LEVELS.includes(level ?? '') ? (level as Level) : 'beginner';

const playerAt = ({ kind, name, level }: Chair): Player =>
  kind === 'bot' ? { kind: 'bot', level: levelOf(level), name: '' } : { kind: 'human', name };

export const setupFromTable = ({ game, preset, options, series, chairs, clock }: TableInfo): GameSetup => ({
  game,
  preset,
  options,
  series,
  players: chairs.map(playerAt),
  clock: clock.kind === 'move' ? clock.seconds : 0,
  seed: '',
});
