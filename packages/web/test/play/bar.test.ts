// The bar below the board says all there is to say, in every language, on the smallest phone.
import { range } from '@crescendo/rules';
import { GAME_IDS, type GameId } from '@crescendo/rules/manifests';
import { LANGUAGES, type Language, languageTag, list, load, type NameOf } from '@crescendo/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadBoard } from '../../src/boards/boards.ts';
import { loadTranslations } from '../../src/boards/translations.ts';
import { newsSentences, type Sentence } from '../../src/features/play/announcements/news-sentences.ts';
import type { TableWords } from '../../src/features/play/words.ts';
import { Moments } from '../../src/session/moments.ts';
import { botNames } from '../../src/session/setup/bot-names.ts';
import type { Moment } from '../../src/session/table.ts';
import { inBrowser, visit } from '../support/person.ts';
import { playByBots, savedGameFrom, withStored } from './prepared.ts';

const SEATS = 4;
const YOU_AND_BOTS = ['', ...botNames(range(SEATS - 1).map(() => 'casual'))];
/** The longest names there can be. */
const LONG_NAMES = ['', 'Maximilian Alexander III', 'Anna-Sophia Wilhelmsdotr', 'Bartholomew of Wachtelen'];

/** The content of the bar at one moment. */
interface Said {
  readonly prompt: string;
  readonly news: readonly Sentence[];
  /** On the button that is there when the game is over. */
  readonly result: string | undefined;
  readonly names: readonly string[];
  readonly seats: number;
}

const wordsIn = (language: Language): Promise<TableWords> => load(language, 'table/table');

interface Played {
  readonly game: GameId;
  readonly seats: number;
  readonly moments: readonly Moment[];
}

const play = async (game: GameId, seats: number): Promise<Played> => {
  const moments = new Moments((await playByBots(game, seats, 'bar')).at(-1)!);
  return { game, seats, moments: range(moments.length).map((number) => moments.moment(number, 0)) };
};

const lengthOf = ({ prompt, news }: Said): number =>
  news.reduce((sum, { text }) => sum + text.length, prompt.length);

/** The longest of what the bar has to say during a game, and what it says at the end. */
const longestIn = async (
  { game, seats, moments }: Played,
  language: Language,
  names: readonly string[],
): Promise<readonly Said[]> => {
  const board = await loadBoard(game);
  const translations = await loadTranslations(board, language);
  const words = await wordsIn(language);
  const name: NameOf = Object.assign((seat: number): string => names[seat] ?? '', { you: 0 });
  const all = moments.map((moment): Said => {
    const { turn, view } = moment;
    const news = newsSentences({ board, translations, name }, moment);
    const rest = { news, names, seats, result: turn.kind === 'players' ? undefined : words.result };
    if (turn.kind === 'over')
      return {
        ...rest,
        prompt: words.won(
          list(languageTag(language), turn.winners.map(name)),
          turn.winners.length > 1,
          false,
        ),
      };
    if (turn.kind !== 'players') return { ...rest, prompt: '' };
    const others = turn.seats.filter((seat) => seat !== 0).map(name);
    const waiting =
      others.length === 1
        ? words.thinking(others[0] ?? '')
        : words.waitingFor(list(languageTag(language), others));
    const isAsked = turn.seats.some((seat) => seat === 0);
    return { ...rest, prompt: isAsked ? board.texts.prompt(view, translations) : waiting };
  });
  const isLast = ({ result }: Said): boolean => result !== undefined;
  const running = all.filter((said) => !isLast(said)).sort((a, b) => lengthOf(b) - lengthOf(a));
  return [...running.slice(0, 8), ...all.filter(isLast)];
};

/** The bar with these words in it: how small they had to be set, in how many lines, and what does not fit even so. */
const measure = (page: Page, said: readonly Said[]) =>
  page.evaluate(async (all) => {
    const bar = document.querySelector('.table-bar')!;
    const text = bar.querySelector<HTMLElement>('.bar-text')!;
    const words = text.querySelector('.bar-words')!;
    const button = bar.querySelector('.bar-buttons .main');
    const { height } = bar.getBoundingClientRect();
    const line = (name: string, ...content: (string | Element)[]): Element => {
      const made = document.createElement(name.startsWith('bar') ? 'p' : 'span');
      made.className = name;
      made.append(...content);
      return made;
    };
    const measured = [];
    for (const { prompt, news, result } of all) {
      if (button) button.textContent = result ?? '';
      const sentences = news.map(({ text, rank }) => {
        const sentence = line('', `${text} `);
        sentence.setAttribute('data-rank', String(rank));
        return sentence;
      });
      // As the page writes it, with the arrow that shows it again.
      const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      arrow.setAttribute('width', '14');
      arrow.setAttribute('height', '14');
      words.replaceChildren(
        ...(prompt === '' ? [] : [line('bar-prompt', prompt)]),
        ' ',
        line('bar-news', arrow, ...sentences),
      );
      // The page is told of it before anything else happens.
      await Promise.resolve();
      measured.push({
        said: [prompt, ...news.map(({ text }) => text)].join(' '),
        step: Number(text.dataset.fit),
        isCut:
          words.getBoundingClientRect().height > text.clientHeight || text.scrollWidth > text.clientWidth,
        // The prompt comes first; without it there is room for the most important news.
        saysMost:
          news.length === 0 || prompt !== '' || words.querySelector('[data-rank="0"]:not([hidden])') !== null,
        saysPrompt: prompt === '' || words.querySelector('.bar-prompt')!.checkVisibility(),
        lines: Math.round(
          words.getBoundingClientRect().height /
            Number.parseFloat(getComputedStyle(text).getPropertyValue('--prompt').split('/')[1]!),
        ),
        hasGrown: bar.getBoundingClientRect().height !== height,
      });
    }
    return measured;
  }, said);

inBrowser('the bar', () => {
  test('has two lines at 360 × 640 in six languages, says what to do, and stays as high as it is', async () => {
    const games = await Promise.all([
      ...GAME_IDS.map((game) => play(game, 2)),
      // Here several decide at once.
      play('finito', SEATS),
      play('qwinto', SEATS),
    ]);
    const all = await Promise.all(
      games.flatMap((played) =>
        LANGUAGES.flatMap((language) =>
          [YOU_AND_BOTS, LONG_NAMES].map((names) => longestIn(played, language, names)),
        ),
      ),
    ).then((lists) => lists.flat());
    const states = await playByBots('qwinto', 2, 'bar');
    const saved = [savedGameFrom('running', states[0]!), savedGameFrom('over', states.at(-1)!)];
    const { page, context, errors } = await visit('/', { size: 'phone', before: withStored(saved) });
    for (const table of ['running', 'over']) {
      await page.goto(`/table/${table}`);
      await page.locator('.bar-text[data-fit]').waitFor();
      const said = all.filter(({ result }) => (result !== undefined) === (table === 'over'));
      const wrong = (await measure(page, said)).filter((measured, i) => {
        const { step, saysMost, saysPrompt, isCut, hasGrown, lines } = measured;
        if (isCut || hasGrown || !saysMost || !saysPrompt) return true;
        // With short names it has two lines, large enough to be read easily.
        return said[i]!.names === YOU_AND_BOTS && (step > 3 || lines > 2);
      });
      expect(wrong).toEqual([]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('counts no news where none are left', async () => {
    const saved = savedGameFrom('running', (await playByBots('qwinto', 2, 'bar'))[0]!);
    const { page, context, errors } = await visit('/', { size: 'phone', before: withStored([saved]) });
    await page.goto('/table/running');
    await page.locator('.bar-text[data-fit]').waitFor();
    const counted = await page.evaluate(async () => {
      const words = document.querySelector('.bar-words')!;
      const prompt = document.createElement('p');
      prompt.className = 'bar-prompt';
      prompt.textContent = 'What to do.';
      const news = document.createElement('p');
      news.className = 'bar-news';
      for (let rank = 0; rank < 4; rank++) {
        const sentence = document.createElement('span');
        sentence.dataset.rank = String(rank);
        sentence.textContent = 'What happened takes a whole line of its own, and more. ';
        news.append(sentence);
      }
      words.replaceChildren(prompt, ' ', news);
      await Promise.resolve();
      const many = news.dataset.more;
      // The page keeps the paragraph when there is nothing to tell any more.
      news.replaceChildren();
      await Promise.resolve();
      return { many, none: news.dataset.more };
    });
    expect(Number(counted.many)).toBeGreaterThan(0);
    expect(counted.none).toBeUndefined();
    expect(errors).toEqual([]);
    await context.close();
  });
});
