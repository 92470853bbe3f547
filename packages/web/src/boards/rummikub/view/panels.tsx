// Before the first turn: who begins, and whether everybody keeps their tiles.
import type { Seat } from '@crescendo/rules';
import { JOKER, type Tile, type View } from '@crescendo/rules/rummikub';
import { newsText } from '@crescendo/words';
import { useRef } from 'preact/hooks';
import type { RummikubProps } from '../types.ts';
import { Picture } from './tile.tsx';

/** The tiles shown to find who begins: of each seat all that it drew, of which the last one counts. */
const Drawn = ({
  view,
  news,
  label,
  name,
  translations: { own },
}: Pick<RummikubProps, 'view' | 'label' | 'name' | 'translations'> & { readonly news: View['news'] }) => {
  const drawn = new Map<Seat, Tile[]>();
  for (const item of news)
    if (item.type === 'start-drew') drawn.set(item.seat, [...(drawn.get(item.seat) ?? []), item.tile]);
  const begins = news.find((item) => item.type === 'begins');
  if (drawn.size === 0 || !begins) return null;
  const wasTied = [...drawn.values()].some((tiles) => tiles.filter((tile) => tile !== JOKER).length > 1);
  return (
    <div class="rk-drawn cluster items-center justify-center gap-10 text-14">
      {[...drawn]
        .sort(([a], [b]) => a - b)
        .map(([seat, tiles]) => (
          <figure key={seat} data-first={seat === begins.seat ? '' : undefined}>
            <span class="rk-draws flex">
              {tiles.map((tile, i) => (
                <Picture key={i} tile={tile} {...(i < tiles.length - 1 && { mark: 'past' })} />
              ))}
            </span>
            <figcaption>{label(seat).text}</figcaption>
          </figure>
        ))}
      <p class="full-width semibold">
        {wasTied && `${own.drawnAgain} `}
        {begins.seat === view.seat || begins.seat === name.you ? own.youBegin : own.begins(name(begins.seat))}
      </p>
    </div>
  );
};

/** Returns the tiles drawn for the first turn, until that has been made. */
export const useStartDraw = ({ news, phase }: View): View['news'] => {
  const drawn = useRef<View['news']>([]);
  if (news.some(({ type }) => type === 'begins')) drawn.current = news;
  else if (phase !== 'pairs') drawn.current = [];
  return drawn.current;
};

interface StartProps extends RummikubProps {
  readonly startDraw: View['news'];
}

/** On the empty felt: who begins, and what the others have done since. */
export const StartPanel = ({ startDraw, ...props }: StartProps) => {
  const { view, news, name, translations } = props;
  // The tiles that the clock makes a player draw are counted in one sentence.
  const types = news.some(({ type }) => type === 'time-up') ? ['time-up'] : ['drew', 'passed'];
  const shown = news.filter((item) => types.includes(item.type) && 'seat' in item && item.seat !== view.seat);
  if (startDraw.length === 0 && shown.length === 0) return null;
  return (
    <div class="rk-panel row overlay justify-center gap-8 text-center on-felt" data-quiet="">
      <Drawn {...props} news={startDraw} />
      {shown.map((item, i) => (
        <p key={i}>{newsText(translations, item, name)}</p>
      ))}
    </div>
  );
};

export const PairsPanel = (props: StartProps) => {
  const { startDraw, view, translations, play, game, mode } = props;
  const { own } = translations;
  const { seat } = view;
  if (seat === null) return <StartPanel {...props} />;
  const hasThree =
    game.check({ ...view, pending: view.pending.with(seat, null) }, { type: 'redeal' }) === undefined;
  const chosen = view.pending[seat] !== null;
  return (
    <div class="rk-panel row overlay justify-center gap-8 text-center on-felt">
      <Drawn {...props} news={startDraw} />
      <h2>{own.pairsTitle(hasThree)}</h2>
      <p>{chosen ? own.waiting : own.pairsText(hasThree)}</p>
      {mode === 'play' && !chosen && hasThree && (
        <div class="rk-choice cluster justify-center gap-8">
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
