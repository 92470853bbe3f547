// The small living picture of a game's board.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Miniature } from '../../boards/contract/pictures.ts';
import { reducesMotion, resting } from '../../shell/motion.ts';

const MINIS = import.meta.glob<{ readonly Mini: Miniature }>([
  '../../boards/*/pages/mini.tsx',
  '../../boards/plain/mini.tsx',
]);

const pathOf = (game: string): string => `../../boards/${game}/pages/mini.tsx`;

export const hasOwnPicture = (game: string): boolean => pathOf(game) in MINIS;

/** Returns the picture of a game, a neutral one where it has no board of its own. */
const miniOf = (game: string) => MINIS[pathOf(game)] ?? MINIS['../../boards/plain/mini.tsx'];

export const GamePicture = ({ game, class: name }: { readonly game: string; readonly class: string }) => {
  const Mini = useSignal<Miniature | undefined>(undefined);
  useEffect(() => {
    void miniOf(game)?.().then(
      (loaded) => {
        Mini.value = loaded.Mini;
      },
      () => {
        // A card without its picture is still a card.
      },
    );
  }, [game]);
  return (
    <div class={`${name} game-picture`} aria-hidden="true">
      {Mini.value && <Mini.value still={reducesMotion() || resting.value} />}
    </div>
  );
};
