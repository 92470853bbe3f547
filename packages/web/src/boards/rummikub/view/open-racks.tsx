// The racks of the others at the end of a round.
import { labelled } from '@crescendo/words';
import type { RummikubProps } from '../types.ts';
import { Picture } from './tile.tsx';

export const OpenRacks = ({ view, label, translations }: RummikubProps) => (
  <div class="rk-open cluster gap-6">
    {view.racks.map((rack, seat) =>
      seat === view.seat || rack.length === 0 ? null : (
        <div
          key={seat}
          class="rk-other row paper-ink gap-8 text-14 round-12 min-0"
          role="img"
          aria-label={labelled(
            translations.language,
            label(seat).text,
            rack.map(translations.own.tile).join(', '),
          )}
        >
          <span class="rk-name" aria-hidden="true">
            {label(seat).text}
          </span>
          <span class="rk-shown cluster" aria-hidden="true">
            {rack.map((tile, i) => (
              <Picture key={i} tile={tile} />
            ))}
          </span>
        </div>
      ),
    )}
  </div>
);
