// Between two people on one device: the next one takes it before anything can be done, and until then the last one may
// take back. Where the next one has secrets, nothing is shown.
import './pass-device.css';
import type { Seat } from '@crescendo/rules';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { DeviceControls } from '../../../session/table.ts';
import { Icon } from '../../../ui/icons.tsx';
import { SeatFace } from '../seats/seat-face.tsx';
import type { TablePageProps } from './props.ts';

interface HandOverProps extends TablePageProps {
  readonly device: DeviceControls;
  /** The seat that is to take the device. */
  readonly seat: Seat;
}

const TakeBack = ({ device, words }: HandOverProps) =>
  device.canUndo() ? (
    <button type="button" class="button" onClick={() => device.undo()}>
      <Icon name="undo" /> {words.undo}
    </button>
  ) : null;

const Take = ({
  device,
  words,
  name,
  seat,
  describedBy,
}: HandOverProps & { readonly describedBy: string }) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), [seat]);
  return (
    <button
      ref={button}
      type="button"
      class="button main"
      aria-describedby={describedBy}
      onClick={() => device.takeDevice()}
    >
      {words.uncover(name(seat))}
    </button>
  );
};

export const CoveredTable = (props: HandOverProps) => {
  const { table, words, name, seatLabel, seat } = props;
  const id = useId();
  return (
    <main class="cover" style={{ '--face': `var(--face-${seat % 8})` }}>
      <SeatFace table={table} seat={seat} seatLabel={seatLabel} />
      <h1 id={id}>{words.cover(name(seat))}</h1>
      <p>{words.coverWhy}</p>
      <Take {...props} describedBy={id} />
      <TakeBack {...props} />
    </main>
  );
};

/** Lies over the board of the player who has just moved; it shows what they did, and can no longer be touched. */
export const HandOverSlip = (props: HandOverProps) => {
  const { table, words, name, seatLabel, seat } = props;
  const id = useId();
  return (
    <div class="hand-over grid">
      <section
        class="hand-over-slip grid gap-12 paper round-14"
        style={{ '--face': `var(--face-${seat % 8})` }}
      >
        <h2 class="row gap-8 bold" id={id}>
          <SeatFace table={table} seat={seat} seatLabel={seatLabel} />
          {words.cover(name(seat))}
        </h2>
        <div class="cluster gap-8">
          <TakeBack {...props} />
          <Take {...props} describedBy={id} />
        </div>
      </section>
    </div>
  );
};
