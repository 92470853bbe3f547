// Before the first turn: who begins, and whether everybody keeps their tiles.
import { itemAt } from '@crescendo/rules';
import { pairsOf } from '@crescendo/rules/rummikub';
import { Picture } from './tile.tsx';
import type { RummikubProps } from './types.ts';

/** The tiles shown to find who begins; the last one of each seat counts. */
const Drawn = ({ view, name, translations }: RummikubProps) => {
  const { news } = view;
  const shown = new Map(
    news.flatMap((item) => (item.type === 'start-drew' ? [[item.seat, item.tile] as const] : [])),
  );
  const begins = news.find((item) => item.type === 'begins');
  if (shown.size === 0 || !begins) return null;
  return (
    <div class="rk-drawn">
      {[...shown]
        .sort(([a], [b]) => a - b)
        .map(([seat, tile]) => (
          <figure key={seat} data-first={seat === begins.seat ? '' : undefined}>
            <Picture tile={tile} />
            <figcaption>{name(seat)}</figcaption>
          </figure>
        ))}
      <p>
        {begins.seat === view.seat ? translations.own.youBegin : translations.own.begins(name(begins.seat))}
      </p>
    </div>
  );
};

export const StartPanel = (props: RummikubProps) =>
  props.view.news.some(({ type }) => type === 'start-drew') ? (
    <div class="rk-panel" data-quiet="">
      <Drawn {...props} />
    </div>
  ) : null;

export const PairsPanel = (props: RummikubProps) => {
  const { view, translations, play, game, mode, refuse } = props;
  const { own } = translations;
  const { seat } = view;
  if (seat === null) return <StartPanel {...props} />;
  const hasThree =
    game.check({ ...view, pending: view.pending.with(seat, null) }, { type: 'redeal' }) === undefined;
  const chosen = view.pending[seat] !== null;
  const redeal = (event: Event): void => {
    const reason = game.check(view, { type: 'redeal' });
    if (reason) refuse(reason, event.currentTarget as Element);
    else play({ type: 'redeal' });
  };
  return (
    <div class="rk-panel">
      <Drawn {...props} />
      <h2>{own.pairsTitle(hasThree)}</h2>
      <p>{chosen ? own.waiting : own.pairsText(hasThree)}</p>
      {mode === 'play' && !chosen && (
        <div class="rk-choice">
          <button
            type="button"
            class="button main"
            data-hint={props.hint?.type === 'keep' ? '' : undefined}
            onClick={() => play({ type: 'keep' })}
          >
            {own.keep}
          </button>
          {pairsOf(itemAt(view.racks, seat)).length > 0 && (
            <button
              type="button"
              class="button"
              aria-disabled={hasThree ? undefined : true}
              data-hint={props.hint?.type === 'redeal' ? '' : undefined}
              onClick={redeal}
            >
              {own.redeal}
            </button>
          )}
        </div>
      )}
    </div>
  );
};

/** When the round is over: what the others had left. */
export const OpenRacks = ({ view, name, translations }: RummikubProps) => (
  <div class="rk-open">
    {view.racks.map((rack, seat) =>
      seat === view.seat || rack.length === 0 ? null : (
        <div
          key={seat}
          class="rk-other"
          role="img"
          aria-label={`${name(seat)}: ${rack.map(translations.own.tile).join(', ')}`}
        >
          <span class="rk-name">{name(seat)}</span>
          <span class="rk-shown">
            {rack.map((tile, i) => (
              <Picture key={i} tile={tile} />
            ))}
          </span>
        </div>
      ),
    )}
  </div>
);
