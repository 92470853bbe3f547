// A player's face: a letter for people, a drawn one for bots.
import type { Seat } from '@crescendo/rules';
import type { TableReader } from '../../table/game-table.ts';
import { BotFace, type Mood } from './bot-face.tsx';

interface SeatFaceProps {
  readonly table: TableReader;
  readonly seat: Seat;
  readonly plate: (seat: Seat) => string;
  readonly mood?: Mood;
}

export const SeatFace = ({ table, seat, plate, mood = 'calm' }: SeatFaceProps) => (
  <span class="seat-face" data-face={seat % 8} aria-hidden="true">
    {table.setup.players[seat]?.kind === 'bot' ? (
      <BotFace features={seat} mood={mood} />
    ) : (
      [...plate(seat)][0]
    )}
  </span>
);
