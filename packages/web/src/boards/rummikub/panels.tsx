// Before the first turn: who begins, and whether everybody keeps their tiles.
import type { Seat } from '@crescendo/rules';
import { JOKER, type Tile } from '@crescendo/rules/rummikub';
import { Picture } from './tile.tsx';
import type { RummikubProps } from './types.ts';

/** The tiles shown to find who begins: of each seat all that it drew, of which the last one counts. */
const Drawn = ({ view, name, translations: { own } }: RummikubProps) => {
  const { news } = view;
  const drawn = new Map<Seat, Tile[]>();
  for (const item of news)
    if (item.type === 'start-drew') drawn.set(item.seat, [...(drawn.get(item.seat) ?? []), item.tile]);
  const begins = news.find((item) => item.type === 'begins');
  if (drawn.size === 0 || !begins) return null;
  const wasTied = [...drawn.values()].some((tiles) => tiles.filter((tile) => tile !== JOKER).length > 1);
  return (
    <div class="rk-drawn">
      {[...drawn]
        .sort(([a], [b]) => a - b)
        .map(([seat, tiles]) => (
          <figure key={seat} data-first={seat === begins.seat ? '' : undefined}>
            <span class="rk-draws">
              {tiles.map((tile, i) => (
                <Picture key={i} tile={tile} {...(i < tiles.length - 1 && { mark: 'past' })} />
              ))}
            </span>
            <figcaption>{name(seat)}</figcaption>
          </figure>
        ))}
      <p>
        {wasTied && `${own.drawnAgain} `}
        {begins.seat === view.seat ? own.youBegin : own.begins(name(begins.seat))}
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
  const { view, translations, play, game, mode } = props;
  const { own } = translations;
  const { seat } = view;
  if (seat === null) return <StartPanel {...props} />;
  const hasThree =
    game.check({ ...view, pending: view.pending.with(seat, null) }, { type: 'redeal' }) === undefined;
  const chosen = view.pending[seat] !== null;
  return (
    <div class="rk-panel">
      <Drawn {...props} />
      <h2>{own.pairsTitle(hasThree)}</h2>
      <p>{chosen ? own.waiting : own.pairsText(hasThree)}</p>
      {mode === 'play' && !chosen && hasThree && (
        <div class="rk-choice">
          <button
            type="button"
            class="button main"
            data-hint={props.hint?.type === 'keep' ? '' : undefined}
            onClick={() => play({ type: 'keep' })}
          >
            {own.keep}
          </button>
          <button
            type="button"
            class="button"
            data-hint={props.hint?.type === 'redeal' ? '' : undefined}
            onClick={() => play({ type: 'redeal' })}
          >
            {own.redeal}
          </button>
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
