// A game's card: its board, alive. One tap anywhere on it is a game.
import './cards.css';
import { useSignal } from '@preact/signals';
import type { GameCard } from '../../boards/boards.ts';
import { HAS_SERVER } from '../../shell/base.ts';
import { go } from '../../shell/router.ts';
import { Icon } from '../../ui/icons.tsx';
import type { SharedWords } from '../../ui/page/words.ts';
import { showToast } from '../../ui/toast.tsx';
import { GamePicture } from '../shared/game-picture.tsx';
import { aboutGame, type HomeWords } from './words.ts';

interface CardProps {
  readonly card: GameCard;
  readonly words: HomeWords;
  readonly shared: SharedWords;
}

export const Card = ({ card, words, shared }: CardProps) => {
  const { id, title, authors } = card;
  const busy = useSignal(false);
  const inviting = useSignal(false);
  const error = useSignal<unknown>(undefined);
  if (error.value !== undefined) throw error.value;

  // Between the first touch and the tap there is time to fetch what the table needs.
  const prepare = (): void => {
    void import('../start/start-game.ts').catch(() => {});
    void card.load().catch(() => {});
  };
  const play = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    try {
      const { startQuickGame } = await import('../start/start-game.ts');
      await startQuickGame(id);
    } catch (reason) {
      error.value = reason;
    }
  };

  /** Loads the further parts that a server's table needs. */
  const prepareFriends = (): void => {
    prepare();
    void import('../start/online/create-table.ts').catch(() => {});
    void import('../play/online/page.tsx').catch(() => {});
  };
  const invite = async (): Promise<void> => {
    if (!HAS_SERVER) return go('/server');
    if (inviting.value) return;
    inviting.value = true;
    try {
      const { createQuickTable } = await import('../start/online/create-table.ts');
      const why = await createQuickTable(id);
      if (why !== undefined) showToast({ text: why });
    } catch (reason) {
      console.error(reason);
      showToast({ text: navigator.onLine ? words.tryAgain : words.noFriends });
    }
    inviting.value = false;
  };

  return (
    <li
      class="card flex-column paper-ink relative"
      data-game={id}
      onPointerEnter={prepare}
      onTouchStart={prepare}
    >
      <GamePicture game={id} class="card-picture picture-frame" />
      <div class="card-words">
        <div class="card-top row space-between gap-6">
          <h2>
            <button
              type="button"
              class="card-play text-left number"
              aria-label={words.playNow(title)}
              aria-describedby={`about-${id}`}
              aria-busy={busy.value}
              onFocus={prepare}
              onClick={play}
            >
              {title}
            </button>
          </h2>
          <span
            class="card-go row accented rigid justify-center gap-6 no-pointer text-15 pill"
            aria-hidden="true"
          >
            <Icon name="play" size={18} />
            <span>{words.play}</span>
          </span>
        </div>
        <p class="card-about" id={`about-${id}`}>
          {aboutGame(words, id)}
        </p>
        <p class="card-by soft">{words.by(authors)}</p>
      </div>
      <div class="card-friends relative">
        <button
          type="button"
          class="row justify-center gap-8 full-width touch-high pill"
          aria-label={words.withFriendsOf(title)}
          aria-busy={inviting.value}
          onPointerEnter={prepareFriends}
          onTouchStart={prepareFriends}
          onFocus={prepareFriends}
          onClick={() => void invite()}
        >
          <Icon name="friends" size={20} />
          {words.withFriends}
        </button>
      </div>
      <div class="card-more flex relative">
        <a class="center grow text-15 semibold soft" href={`/new/${id}`} aria-label={words.optionsOf(title)}>
          {words.options}
        </a>
        <a class="center grow text-15 semibold soft" href={`/rules/${id}`} aria-label={shared.rulesOf(title)}>
          {shared.rules}
        </a>
      </div>
    </li>
  );
};
