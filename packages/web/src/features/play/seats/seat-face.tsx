// A player's face: a letter for people, a drawn one for bots.
import type { MoveSource, Seat } from '@crescendo/rules';
import type { TableReader } from '../../../session/table.ts';
import { Icon } from '../../../ui/icons.tsx';
import { BotFace, type Mood } from './bot-face.tsx';

interface SeatFaceProps {
  readonly table: TableReader;
  readonly seat: Seat;
  readonly seatLabel: (seat: Seat) => string;
  readonly mood?: Mood;
  /** The source of this seat's move, where that is told; otherwise the face is that of the player who sits there. */
  readonly maker?: MoveSource | undefined;
}

const isBot = ({ table, seat, maker }: SeatFaceProps): boolean => {
  const player = table.setup.players[seat];
  if (maker === undefined) return player?.kind === 'bot';
  return maker === 'bot' || (player?.kind === 'bot' && player.former === undefined);
};

export const SeatFace = (props: SeatFaceProps) => {
  const { seat, seatLabel, mood = 'calm', maker } = props;
  return (
    <span
      class="seat-face square center bold circle"
      style={{ '--face': `var(--face-${seat % 8})` }}
      data-maker={maker}
      aria-hidden="true"
    >
      {maker === 'clock' ? (
        <Icon name="clock" size={14} />
      ) : isBot(props) ? (
        <BotFace features={seat} mood={mood} />
      ) : (
        [...seatLabel(seat)][0]
      )}
    </span>
  );
};
