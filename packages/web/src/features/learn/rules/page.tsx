// The rules of a game, as this edition plays them, with pictures drawn by its board.
import './rules.css';
import { presetOptions } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type AnyBoard, cardOf, GAME_CARDS, type GameCard } from '../../../boards/boards.ts';
import type { AnyRulesPage, RulesSection } from '../../../boards/contract/rules-page.ts';
import { type AnyTranslations, loadTranslations } from '../../../boards/translations.ts';
import { lastSetup } from '../../../session/setup/last-setup.ts';
import { defaultChoice, restoreChoice, withFirst, withPreset } from '../../../session/setup/setup-choice.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { lazy } from '../../../shell/lazy.tsx';
import { go } from '../../../shell/router.ts';
import { Select } from '../../../ui/controls.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { sharedWords } from '../../../ui/page/words.ts';
import { startAtOnce, startGame } from '../../start/start-game.ts';
import { Contents } from './contents.tsx';
import { RulesText } from './rules-text.tsx';
import { showSection, useHash } from './sections.ts';
import { type RulesPageWords, rulesPageWords } from './words.ts';

/** The links are not needed to read the rules. */
const LessonLinks = lazy<{ game: string; title: string; class: string }>(
  async () => (await import('../lessons/lesson-links.tsx')).LessonLinks,
);

interface Loaded {
  readonly board: AnyBoard;
  readonly page: AnyRulesPage;
  readonly translations: AnyTranslations;
  readonly sections: readonly RulesSection[];
}

const load = async (card: GameCard, preset: string | undefined, language: Language): Promise<Loaded> => {
  const board = await card.load();
  const name = preset ?? Object.keys(board.game.presets)[0] ?? '';
  const [translations, { page, sections }] = await Promise.all([
    loadTranslations(board, language),
    board.rulesPage().then(async (page) => ({
      page,
      sections: await page.sections(presetOptions(board.game, name), language),
    })),
  ]);
  return { board, page, translations, sections };
};

type Language = ReturnType<typeof currentLanguage>;

/** At once, by the rules that are being read. */
const playNow = async (board: AnyBoard, preset: string | undefined): Promise<void> => {
  const { game } = board;
  const last = restoreChoice(lastSetup(game.id), game);
  const base = last ?? { ...defaultChoice(game, ''), clock: 0 };
  if (preset === undefined || preset === base.preset) return startAtOnce(board);
  return startGame({ ...withFirst(withPreset(base, game, preset), 0), clock: base.clock });
};

/** The edition the address asks for, or the one played last. */
const firstPreset = (game: string): string | undefined =>
  new URLSearchParams(location.search).get('preset') ?? lastSetup(game)?.preset;

const Games = ({ game, words }: { readonly game: string; readonly words: RulesPageWords }) => (
  <nav class="tabs rule-games" aria-label={words.games}>
    {GAME_CARDS.map(({ id, title }) => (
      <a key={id} class="number" href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
        {title}
      </a>
    ))}
  </nav>
);

export const RulesPage = ({ game: id }: { readonly game: string }) => {
  const card = cardOf(id);
  const loaded = useSignal<Loaded | undefined>(undefined);
  const error = useSignal<unknown>(undefined);
  const preset = useSignal(firstPreset(id));
  const language = currentLanguage();
  const [words, shared] = [rulesPageWords.value, sharedWords.value];

  useEffect(() => {
    if (!card) return;
    load(card, preset.value, language).then(
      (now) => {
        loaded.value = now;
      },
      (reason) => {
        error.value = reason;
      },
    );
  }, [preset.value, language]);
  useHash(loaded.value !== undefined && words !== undefined);

  if (error.value !== undefined) throw error.value;
  if (!words || !shared) return null;
  if (!card)
    return (
      <PageFrame title={shared.unknownGame}>
        <Games game={id} words={words} />
      </PageFrame>
    );
  const now = loaded.value;
  const presets = now ? Object.keys(now.board.game.presets) : [];
  return (
    <PageFrame title={words.title(card.title)} class="rules">
      <Games game={id} words={words} />
      {now && (
        <div class="rules-body grid">
          <div class="rules-side grid gap-14 content-start">
            {presets.length > 1 && (
              <Select
                label={words.which}
                value={preset.value ?? presets[0] ?? ''}
                of={presets.map((name) => [name, now.translations.game.presets[name] ?? name] as const)}
                choose={(name) => {
                  preset.value = name;
                  go(`/rules/${id}?preset=${name}`, { replace: true });
                }}
              />
            )}
            <Contents sections={now.sections} words={words} show={showSection} />
            <button
              type="button"
              class="button main"
              onClick={() => {
                playNow(now.board, preset.value).catch((reason) => {
                  error.value = reason;
                });
              }}
            >
              <Icon name="play" size={18} />
              {words.play}
            </button>
          </div>
          <RulesText {...now} />
          <LessonLinks game={id} title={card.title} class="leaf rules-lessons" />
        </div>
      )}
    </PageFrame>
  );
};
