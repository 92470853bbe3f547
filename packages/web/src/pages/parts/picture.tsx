// The small living picture of a game's board.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isStill } from '../../app/settings.ts';
import type { Miniature } from '../../boards/board.ts';

const MINIS = import.meta.glob<{ readonly Mini: Miniature }>('../../boards/*/mini.tsx');

export const Picture = ({ game, class: name }: { readonly game: string; readonly class: string }) => {
  const Mini = useSignal<Miniature | undefined>(undefined);
  useEffect(() => {
    void MINIS[`../../boards/${game}/mini.tsx`]?.().then(
      (loaded) => {
        Mini.value = loaded.Mini;
      },
      () => {
        // A card without its picture is still a card.
      },
    );
  }, [game]);
  return (
    <div class={name} aria-hidden="true">
      {Mini.value && <Mini.value still={isStill()} />}
    </div>
  );
};
