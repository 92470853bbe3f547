// A quick game: one tap on a game leads to the next free seat, or to a new table that waits for somebody.
import { TableInfo } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import { GAME_CARDS } from '../../../boards/boards.ts';
import { errorSentence } from '../../../server/error-words.ts';
import { requestAsMe } from '../../../server/identity.ts';
import { newShare } from '../../../session/remote/dice-share.ts';
import { go } from '../../../shell/router.ts';
import { showToast } from '../../../ui/toast.tsx';
import { GamePicture } from '../../shared/game-picture.tsx';
import type { LobbyWords } from './words.ts';

export const QuickGame = ({ words }: { readonly words: LobbyWords }) => {
  const busy = useSignal('');
  const play = async (game: string): Promise<void> => {
    if (busy.value !== '') return;
    busy.value = game;
    try {
      const { id } = await requestAsMe('POST', '/api/tables/quick', TableInfo, {
        game,
        commitment: await newShare(),
      });
      go(`/t/${id}`);
    } catch (error) {
      showToast({ text: await errorSentence(error) });
    }
    busy.value = '';
  };
  return (
    <section class="quick on-felt" aria-labelledby="quick">
      <h2 id="quick">{words.quick}</h2>
      <p>{words.quickHint}</p>
      <ul class="quick-games grid">
        {GAME_CARDS.map((card) => (
          <li key={card.id} class="quick-game paper-ink relative">
            <GamePicture game={card.id} class="quick-picture picture-frame" />
            <button
              type="button"
              class="number full-width touch-high"
              aria-label={words.quickOf(card.title)}
              aria-busy={busy.value === card.id}
              onPointerEnter={() => void card.load().catch(() => {})}
              onClick={() => void play(card.id)}
            >
              {card.title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
