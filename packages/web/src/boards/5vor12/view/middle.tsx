// The middle of the table: the supply, face down, and beside it what lies open, sorted by number.
import type { Move, Tile, View } from '@crescendo/rules/5vor12';
import type { ComponentChildren } from 'preact';
import { anchors, isOpen, type Piece, pieces, places } from '../model/places.ts';
import type { Actions } from '../model/view-model.ts';
import type { VorZwoelfWords } from '../words.ts';

interface PileProps {
  readonly pool: number;
  readonly actions: Actions;
  /** The tile turned up or drawn, and whose it is when not the player's own. */
  readonly drawn: Tile;
  readonly whose: string | undefined;
  readonly words: VorZwoelfWords;
  readonly held: Piece | undefined;
  readonly hinted: boolean;
  readonly hintLeave: boolean;
  /** The kind of move that was made in place of the hint. */
  readonly instead?: Move['type'] | undefined;
  readonly turning: boolean;
  readonly still: boolean;
}

interface LeaveProps extends Pick<PileProps, 'words' | 'instead' | 'still'> {
  readonly hinted: boolean;
}

const Leave = ({ words, hinted, instead, still }: LeaveProps) => (
  <button
    type="button"
    class={`button center full-width round-14 text-center v12-act${hinted ? ' v12-hinted' : ''}`}
    data-place={places.key({ kind: 'leave' })}
    data-instead={instead === 'leave' || undefined}
    disabled={still}
  >
    {words.leave}
  </button>
);

/** The supply, and on it the tile turned up. Where the whole of it is lit, the whole of it can be touched. */
export const Pile = (props: PileProps) => {
  const { pool, actions, drawn, whose, words, held, hinted, hintLeave, instead, turning, still } = props;
  const label = drawn > 0 ? (whose ?? words.yourTile) : words.supply;
  const drawnClass = `tile v12-drawn${turning ? ' v12-turning' : ''}${actions.lay ? ' v12-mine' : ''}`;
  return (
    <div
      class={`v12-zone flex-column relative min-height-0 round-14 v12-pile-zone items-center${actions.draw ? ' v12-lit' : ''}`}
      data-place={actions.draw ? places.key({ kind: 'supply' }) : undefined}
    >
      <span class="v12-label center rigid clip text-center" aria-hidden="true">
        {label}
      </span>
      <span class="v12-count row absolute pill" aria-hidden="true">
        <span class="v12-tiny-back square rigid" />
        {pool}
      </span>
      <div class="v12-spot center relative">
        <button
          type="button"
          class={`v12-pile${hinted ? ' v12-hinted' : ''}`}
          data-place={places.key({ kind: 'supply' })}
          data-instead={instead === 'draw' || undefined}
          data-piece={actions.draw ? pieces.key({ kind: 'supply' }) : undefined}
          data-high={Math.min(3, pool)}
          aria-label={`${actions.draw ? `${words.turnUp}. ` : ''}${words.supplyOf(pool)}`}
          aria-disabled={!actions.draw}
          tabIndex={drawn > 0 ? -1 : undefined}
          disabled={still}
        >
          <span class="v12-back center" />
        </button>
        <span class="v12-hand center overlay no-pointer" data-anchor={anchors.key({ kind: 'drawn' })}>
          {drawn > 0 &&
            (actions.lay ? (
              <button
                type="button"
                class={`${drawnClass}${held?.kind === 'drawn' ? ' picked' : ''}`}
                data-piece={pieces.key({ kind: 'drawn' })}
                data-place={places.key({ kind: 'hand' })}
                aria-pressed={held?.kind === 'drawn'}
                aria-label={words.inHand(drawn)}
              >
                {drawn}
              </button>
            ) : (
              <span class={drawnClass}>{drawn}</span>
            ))}
        </span>
      </div>
      <div class="v12-foot center rigid full-width">
        {actions.leave ? (
          <Leave words={words} hinted={hintLeave} instead={instead} still={still} />
        ) : (
          actions.draw && (
            <span class="v12-call center full-width round-14 text-center" aria-hidden="true">
              {words.turnUp}
            </span>
          )
        )}
      </div>
    </div>
  );
};

interface OpenProps {
  readonly view: View;
  readonly actions: Actions;
  readonly words: VorZwoelfWords;
  readonly held: Piece | undefined;
  readonly over: boolean;
  /** Tiles with no place anywhere on the own board. */
  readonly useless: (tile: Tile) => boolean;
  readonly hinted: Tile;
  readonly instead?: Tile;
  /** The tile that an exchange would bring here, or that may be left here. */
  readonly coming: Tile;
  readonly leaving: Tile;
  readonly still: boolean;
  /** At the start there is something else to see here. */
  readonly children?: ComponentChildren;
}

const OpenTile = ({ tile, count, ...props }: OpenProps & { readonly tile: Tile; readonly count: number }) => {
  const { actions, words, held, useless, hinted, instead, still } = props;
  const picked = isOpen(held, tile);
  const look = [
    'tile v12-open',
    picked && 'picked',
    actions.take && useless(tile) && 'v12-useless',
    hinted === tile && 'v12-hinted',
    count > 1 && 'v12-several',
  ];
  return (
    <button
      type="button"
      class={look.filter(Boolean).join(' ')}
      data-piece={actions.take ? pieces.key({ kind: 'open', tile }) : undefined}
      data-place={actions.leave ? places.key({ kind: 'open', tile }) : undefined}
      data-anchor={anchors.key({ kind: 'open', tile })}
      data-instead={instead === tile || undefined}
      aria-label={words.openTile(tile, count)}
      aria-pressed={actions.take ? picked : undefined}
      aria-disabled={!actions.take}
      disabled={still}
    >
      {tile}
      {count > 1 && (
        <span class="v12-times absolute" aria-hidden="true">
          ×{count}
        </span>
      )}
    </button>
  );
};

/** The numbers in a row: four rows of five in the printed game. */
const ACROSS = 5;

export const Open = (props: OpenProps) => {
  const { view, actions, words, over, coming, leaving, useless, children } = props;
  const isLit = actions.take && view.middle.some((count, tile) => count > 0 && !useless(tile));
  const zone = [
    'v12-zone flex-column relative min-height-0 round-14 v12-open-zone',
    (isLit || actions.arrange) && 'v12-lit',
    actions.leave && over && 'v12-over',
  ];
  return (
    <section
      class={zone.filter(Boolean).join(' ')}
      aria-label={words.open}
      data-place={actions.leave ? places.key({ kind: 'middle' }) : undefined}
    >
      {isLit && (
        <span class="v12-legend absolute nowrap no-pointer pill" aria-hidden="true">
          {words.orTake}
        </span>
      )}
      {children || (
        <div
          class="v12-slots grid min-height-0"
          data-stop=""
          style={{ '--rows': Math.ceil((view.middle.length - 1) / ACROSS) }}
        >
          {view.middle.map((count, tile) =>
            tile === 0 ? null : (
              <span
                key={tile}
                class="v12-slot center relative no-pointer"
                data-awaits={leaving === tile || undefined}
              >
                {count > 0 ? (
                  <OpenTile {...props} tile={tile} count={count} />
                ) : (
                  <span class="v12-engraved relative" aria-hidden="true">
                    {tile}
                  </span>
                )}
                {coming === tile && (
                  <span class="v12-arriving sized center overlay" aria-hidden="true">
                    {tile}
                  </span>
                )}
              </span>
            ),
          )}
        </div>
      )}
    </section>
  );
};
