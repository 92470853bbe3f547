// A player's face: a letter for people, a drawn one for bots.
import type { MoveSource, Seat } from '@crescendo/rules';
import type { SeatLabel } from '../../../boards/contract/seat-label.ts';
import type { TableReader } from '../../../session/table.ts';
import { Icon } from '../../../ui/icons.tsx';
import { BotFace, type Mood } from './bot-face.tsx';

interface SeatFaceProps {
  readonly table: TableReader;
  readonly seat: Seat;
  readonly seatLabel: (seat: Seat) => SeatLabel;
  readonly mood?: Mood;
  /** The source of this seat's move, where that is told; otherwise the face is that of the player who sits there. */
  readonly source?: MoveSource | undefined;
}

const isBot = ({ table, seat, source }: SeatFaceProps): boolean => {
  const player = table.setup.players[seat];
  if (source === undefined) return player?.kind === 'bot';
  return source === 'bot' || (player?.kind === 'bot' && player.former === undefined);
};

export const SeatFace = (props: SeatFaceProps) => {
  const { seat, seatLabel, mood = 'calm', source } = props;
  return (
    <span
      class="seat-face square center bold circle"
      style={{ '--face': `var(--face-${seat % 8})` }}
      data-source={source}
      aria-hidden="true"
    >
      {source === 'clock' ? (
        <Icon name="clock" size={14} />
      ) : isBot(props) ? (
        <BotFace features={seat} mood={mood} />
      ) : (
        [...seatLabel(seat).text][0]
      )}
    </span>
  );
};
