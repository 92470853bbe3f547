// The menus before a game: edition, players, names, series, clock, who begins. And a clock that runs out.
import { finito, rummikub, seeded, vorZwoelf } from '@crescendo/rules';
import { gameWords } from '@crescendo/words';
import { expect, test } from 'vitest';
import { readPlayOptions, seatRange, seriesByTheBook } from '../arguments.ts';
import { boardFor } from '../boards/index.ts';
import { readBot } from '../bots.ts';
import { InterruptibleScreen } from '../terminal/interruptible-screen.ts';
import { colourless } from '../terminal/paint.ts';
import type { Key, Screen } from '../terminal/terminal.ts';
import { loadTranslations } from '../translations.ts';
import { wordsFor } from '../words.ts';
import { LocalSession } from './local-session.ts';
import { runSession } from './run-session.ts';
import { ScreenFrontend } from './screen-frontend.ts';
import { runSetupMenu } from './setup-menu.ts';

/** Presses these keys, one after the other; then nobody presses any more. */
class Typist implements Screen {
  readonly columns = 80;
  readonly rows = 24;
  readonly pictures: string[] = [];
  readonly #keys: Key[];

  constructor(keys: readonly Key[]) {
    this.#keys = [...keys];
  }

  key(): Promise<Key> {
    const key = this.#keys.shift();
    return key === undefined ? new Promise(() => {}) : Promise.resolve(key);
  }

  async pause(): Promise<undefined> {}

  draw(lines: readonly string[]): void {
    this.pictures.push(lines.join('\n'));
  }
}

const known = {
  game: undefined,
  seats: undefined,
  humans: undefined,
  series: undefined,
  names: undefined,
  first: undefined,
  isComplete: false,
  optionsText: '',
  language: 'en' as const,
  wordsOf: (id: string) => gameWords(id, 'en'),
  seatRange,
  readOptions: readPlayOptions,
  seriesOf: seriesByTheBook,
  pickSeat: () => 1,
  botLevel: () => 'casual',
};

const chosenBy = async (keys: readonly Key[], more: object = {}) => {
  const screen = new Typist(keys);
  const chosen = await runSetupMenu(
    { screen, paint: colourless, words: await wordsFor('en') },
    { ...known, ...more },
  );
  return { chosen, seen: screen.pictures.join('\n') };
};

test('edition, players, names, the length of a series, a clock and who begins are chosen', async () => {
  const names = [...'Ada, Ben'];
  const { chosen, seen } = await chosenBy(['1', '2', '3', '2', ...names, 'enter', '4', '3', '2']);
  expect(chosen).toMatchObject({
    game: vorZwoelf,
    optionsText: 'preset=lucky-numbers',
    seats: 3,
    humans: 2,
    names: ['Ada', 'Ben'],
    series: { rounds: 5, target: 0 },
    clock: 30,
    first: 1,
  });
  // The question who begins names everyone, the bot too.
  expect(seen).toMatch(/1 {2}Ada[\s\S]*2 {2}Ben[\s\S]*3 {2}Andante[\s\S]*4 {2}The dice decide/);
});

test('a target has an upper limit of rounds, and the clock of the edition is marked', async () => {
  const { chosen, seen } = await chosenBy(['2', '2', '2', '1', '6', '5'], { game: undefined });
  expect(chosen).toMatchObject({ game: rummikub, optionsText: 'preset=carlit-fr-2007', clock: 120 });
  expect(chosen?.series).toMatchObject({ target: 50 });
  expect(chosen?.series?.rounds).toBeGreaterThan(0);
  expect(seen).toMatch(/120 seconds +as in the rule book/);
});

test('the rules printed in the language come first, and are marked', async () => {
  const { chosen, seen } = await chosenBy(['2', '1', '2', '1', '1', '1'], { language: 'fr' });
  expect(chosen).toMatchObject({ optionsText: 'preset=carlit-fr-2007' });
  expect(seen).toMatch(/1 {2}Carlit 2007, French rules +in your language/);
  const { seen: english } = await chosenBy(['2', '1', '2', '1', '1', '1']);
  expect(english).not.toContain('in your language');
});

test('what the command line has said is not asked again', async () => {
  const { chosen } = await chosenBy([], {
    game: finito,
    seats: 2,
    humans: 1,
    series: null,
    isComplete: true,
  });
  expect(chosen).toMatchObject({ game: finito, seats: 2, humans: 1, series: null, clock: 0 });
});

test('[R-29] a clock that runs out moves as the rules say, and counts down before', async () => {
  const session = new LocalSession({
    game: rummikub,
    seats: 2,
    options: readPlayOptions(rummikub, 'preset=carlit-fr-2007,startDraw=none'),
    series: null,
    humans: 1,
    bots: [await readBot(rummikub, 'random')],
    dice: seeded('clock'),
    clock: 2,
    translations: await loadTranslations('rummikub', 'en'),
  });
  const typist = new Typist([]);
  const screen = new InterruptibleScreen(typist);
  const frontend = new ScreenFrontend(screen, colourless, boardFor, (key) => screen.interrupt(key));
  // The bot's turn comes after the clock's move; nobody waits for the end.
  void runSession(session, frontend);
  await expect.poll(() => session.log.join(' ')).toContain('Time is up: you draw one tile.');
  expect(typist.pictures.join('\n')).toContain('your turn · 0:02');
});
