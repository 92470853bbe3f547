// A head start that makes players of unequal strength even, in games that have one.
import { evenStartNear } from '@crescendo/bots';
import { type AnyGame, isGameId, MANIFESTS } from '@crescendo/rules';
import { evenStartFor } from '../../session/just-right/even-start.ts';
import { finishedGames } from '../../session/saved/finished-games.ts';
import type { Player } from '../../session/setup/game-setup.ts';
import { headStartIn } from '../../session/setup/head-start.ts';
import { type SetupChoice, withOption } from '../../session/setup/setup-choice.ts';
import { Select } from '../../ui/controls.tsx';
import type { LevelWords } from '../../ui/page/words.ts';
import type { NewGameWords } from './words.ts';

interface HeadStartProps {
  readonly game: AnyGame;
  readonly choice: SetupChoice;
  readonly change: (choice: SetupChoice) => void;
  /** One for each seat. */
  readonly names: readonly string[];
  readonly levels: LevelWords;
  readonly words: NewGameWords;
  /** The people and bots at this device, where they are known. */
  readonly players?: readonly Player[];
}

/** The head start in the middle of those that were measured. */
const USUAL = 25;

export const HeadStart = ({ game, choice, change, names, levels, words, players = [] }: HeadStartProps) => {
  const { headStart } = isGameId(game.id) ? MANIFESTS[game.id] : {};
  if (headStart === undefined || names.length < 2) return null;
  const own = words.headStart;
  const now = headStartIn(game.id, choice.options, names.length);
  const points = now?.points ?? 0;
  const value = now === undefined ? 0 : now.seat + 1;
  const changeTo = (who: number, amount: number): void =>
    change(
      withOption(
        withOption(choice, headStart.seat, Math.max(1, who)),
        headStart.amount,
        who === 0 ? 0 : amount,
      ),
    );
  const even = evenStartNear(game.id, points);
  const suggestion = evenStartFor(game.id, players, finishedGames());
  return (
    <section class="leaf head-start" aria-labelledby="head-start">
      <h2 id="head-start">{own.title}</h2>
      <Select
        label={own.who}
        quiet
        value={value}
        of={[[0, own.nobody], ...names.map((name, i) => [i + 1, name] as const)]}
        choose={(who) => changeTo(who, points || USUAL)}
      />
      {suggestion && (
        <div class="abreast">
          <button
            type="button"
            class="button"
            onClick={() => changeTo(suggestion.seat + 1, suggestion.start.points)}
          >
            {own.make}
          </button>
          <p class="quiet">{own.like(levels[suggestion.like].name)}</p>
        </div>
      )}
      {value > 0 && (
        <div class="fields">
          <label class="field">
            <span class="row space-between">
              {own.howMany} <output class="number">{own.value(points)}</output>
            </span>
            <input
              type="range"
              min={1}
              max={headStart.most}
              value={points}
              aria-valuetext={own.value(points)}
              onInput={({ currentTarget }) => changeTo(value, Number(currentTarget.value))}
            />
          </label>
          {even && (
            <p class="quiet">
              {own.even(levels[even.weaker].name, levels[even.stronger].name, Math.round(even.percent))}
            </p>
          )}
          <p class="quiet">{own.about}</p>
        </div>
      )}
    </section>
  );
};
