// The middle of the table in play: the supply, what lies open, and at the start the tiles to arrange.
import type { Tile } from '@crescendo/rules/5vor12';
import { fitsOf, takeable, tileToLay } from '../model/gestures.ts';
import { DRAWN, type Piece, type Place } from '../model/places.ts';
import { type Plan, planMove } from '../model/plan.ts';
import { type Actions, brokenOrderSquares } from '../model/view-model.ts';
import type { VorZwoelfProps } from '../types.ts';
import { Arrange } from './arrange.tsx';
import { Open, Pile } from './middle.tsx';

interface MiddleProps {
  readonly props: VorZwoelfProps;
  readonly actions: Actions;
  readonly plan: Plan;
  readonly held: Piece | undefined;
  readonly over: Place | undefined;
  readonly nudged: number;
  readonly stepped: boolean;
  readonly freed: Tile;
}

export const TableMiddle = ({ props, actions, plan, held, over, nudged, stepped, freed }: MiddleProps) => {
  const { game, view, news, mode, translations, label, play, hint, instead } = props;
  const words = translations.own;
  const still = mode === 'still';
  const starting = view.phase === 'start';
  const { any } = takeable(game, view);
  const arranged = (): void => {
    const move = planMove(view, plan);
    if (move) play(move);
  };
  return (
    <div class="v12-middle grid gap-8 min-height-0" data-nudged={nudged === 0 ? undefined : nudged % 2}>
      <Pile
        pool={view.pool}
        actions={actions}
        drawn={starting && !actions.lay ? 0 : tileToLay(view)}
        whose={view.active === view.seat || starting ? undefined : label(view.active).text}
        words={words}
        held={held}
        hinted={hint?.type === 'draw'}
        hintLeave={hint?.type === 'leave'}
        instead={instead?.type}
        turning={stepped && news.some(({ type }) => type === 'started' || type === 'turned-up')}
        still={still}
      />
      {actions.take && any.size > 0 && (
        <span class="v12-or no-pointer pill" aria-hidden="true">
          {words.or}
        </span>
      )}
      <Open
        view={view}
        actions={actions}
        words={words}
        held={held}
        over={over?.kind === 'middle'}
        useless={(tile) => !any.has(tile)}
        hinted={hint?.type === 'take' ? hint.tile : 0}
        instead={instead?.type === 'take' ? instead.tile : 0}
        coming={freed}
        leaving={actions.leave ? tileToLay(view) : 0}
        still={still}
      >
        {starting && (
          <Arrange
            view={view}
            actions={actions}
            words={words}
            plan={plan}
            held={held}
            breaks={brokenOrderSquares(view, fitsOf(game, view, DRAWN), tileToLay(view)).size > 0}
            done={arranged}
          />
        )}
      </Open>
    </div>
  );
};
