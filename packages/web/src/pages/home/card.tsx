// A game's card: its board, alive. One tap anywhere on it is a game.
import './cards.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isStill } from '../../app/settings.ts';
import type { Miniature } from '../../boards/board.ts';
import type { GameCard } from '../../boards/boards.ts';
import { Icon } from '../../look/icons.tsx';
import type { GameId, HomeWords } from '../../words/words.ts';

const MINIS = import.meta.glob<{ readonly Mini: Miniature }>('../../boards/*/mini.tsx');

const Picture = ({ game }: { readonly game: string }) => {
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
    <div class="card-picture" aria-hidden="true">
      {Mini.value && <Mini.value still={isStill()} />}
    </div>
  );
};

export const Card = ({ card, words }: { readonly card: GameCard; readonly words: HomeWords }) => {
  const { id, title, credits } = card;
  const busy = useSignal(false);
  const error = useSignal<unknown>(undefined);
  if (error.value !== undefined) throw error.value;

  // Between the first touch and the tap there is time to fetch what the table needs.
  const prepare = (): void => {
    void import('../../table/begin.ts').catch(() => {});
    void card.load().catch(() => {});
  };
  const play = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    try {
      const { beginAtOnce } = await import('../../table/begin.ts');
      await beginAtOnce(id);
    } catch (reason) {
      error.value = reason;
    }
  };

  return (
    <li class="card" data-game={id} onPointerEnter={prepare} onTouchStart={prepare}>
      <Picture game={id} />
      <div class="card-words">
        <div class="card-top">
          <h2>
            <button
              type="button"
              class="card-play number"
              aria-label={words.playNow(title)}
              aria-describedby={`about-${id}`}
              aria-busy={busy.value}
              onFocus={prepare}
              onClick={play}
            >
              {title}
            </button>
          </h2>
          <span class="card-go" aria-hidden="true">
            <Icon name="play" size={18} />
            <span>{words.play}</span>
          </span>
        </div>
        <p class="card-about" id={`about-${id}`}>
          {words.about[id as GameId]}
        </p>
        <p class="card-by">{words.by(credits)}</p>
      </div>
      <div class="card-more">
        <a href={`/new/${id}`} aria-label={words.optionsOf(title)}>
          {words.options}
        </a>
        <a href={`/rules/${id}`} aria-label={words.rulesOf(title)}>
          {words.rules}
        </a>
      </div>
    </li>
  );
};
