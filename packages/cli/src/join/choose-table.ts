// On a screen, where no table was named: one from the list, or a new one.
import type { CreateTable, TableSummary } from '@crescendo/protocol';
import { type AnyGame, presetsFor, titleOf } from '@crescendo/rules';
import { gameWords, type Language } from '@crescendo/words';
import { gameItems } from '../play/setup-menu.ts';
import { chooseFrom, type MenuItem, type MenuScreen, numberItems } from '../terminal/menu.ts';
import { tableText } from './table-list.ts';

/** A table to create: with a link for friends, for anyone in the lobby, or with bots. */
export interface NewTable {
  readonly game: AnyGame;
  readonly preset: string;
  readonly seats: number;
  readonly with: 'friends' | 'anyone' | 'bots';
}

export type TableChoice =
  | { readonly kind: 'join'; readonly id: string }
  | { readonly kind: 'create'; readonly table: NewTable };

type Chosen = TableChoice | 'create' | 'again';

/** Keys for the first tables; the arrows reach all. */
const KEYS = '123456789';

const items = (
  { words }: MenuScreen,
  tables: readonly TableSummary[],
  language: Language,
): readonly MenuItem<Chosen>[] => [
  ...tables.map((table, i) => ({
    key: KEYS.charAt(i),
    value: { kind: 'join', id: table.id } as const,
    label: titleOf(table.game),
    about: tableText(table, { words: words.join, language, now: Date.now() }),
  })),
  { key: 'n', value: 'create', label: words.join.newTable, about: words.join.newTableAbout },
  { key: 'r', value: 'again', label: words.join.lookAgain },
];

/** `undefined` if the player quits. `load`: asks the server for its tables. */
export const chooseTable = async (
  menu: MenuScreen,
  origin: string,
  language: Language,
  load: () => Promise<readonly TableSummary[]>,
): Promise<TableChoice | undefined> => {
  for (;;) {
    const tables = await load();
    const title = `Crescendo · ${menu.words.join.tablesAt(origin)}`;
    const chosen = await chooseFrom(menu, title, items(menu, tables, language));
    if (chosen === 'again') continue;
    if (chosen !== 'create') return chosen;
    const table = await chooseNewTable(menu, language);
    if (table !== undefined) return { kind: 'create', table };
  }
};

/** `undefined`: back to the list. */
const chooseNewTable = async (menu: MenuScreen, language: Language): Promise<NewTable | undefined> => {
  const { words } = menu;
  const games = await gameItems(async (id) => (await gameWords(id, language)).about);
  const game = await chooseFrom(menu, `Crescendo · ${words.chooseGame}`, games);
  if (game === undefined) return undefined;
  const title = titleOf(game.id);
  const { presets } = await gameWords(game.id, language);
  const rules = presetsFor(game, language).map((value, i) => ({
    key: KEYS.charAt(i),
    value,
    label: presets[value] ?? value,
    ...(game.presets[value]?.language === language && { about: words.inYourLanguage }),
  }));
  const [only, ...others] = rules;
  const preset =
    only && others.length === 0
      ? only.value
      : await chooseFrom(menu, `${title} · ${words.join.whichRules}`, rules);
  if (preset === undefined) return undefined;
  const { min, max } = game.presets[preset]?.seats ?? game.seats;
  const fewest = Math.max(2, min);
  const seats = await chooseFrom(menu, `${title} · ${words.howManySeats}`, numberItems(fewest, max));
  if (seats === undefined) return undefined;
  const company = await chooseFrom<NewTable['with']>(menu, `${title} · ${words.join.withWhom}`, [
    { key: '1', value: 'friends', label: words.join.friends, about: words.join.friendsAbout },
    { key: '2', value: 'anyone', label: words.join.anyone, about: words.join.anyoneAbout },
    { key: '3', value: 'bots', label: words.join.bots },
  ]);
  return company && { game, preset, seats, with: company };
};

/** As the server is asked for it. */
export const requestFor = ({ game, preset, seats, with: company }: NewTable): CreateTable => ({
  game: game.id,
  preset,
  seats,
  public: company === 'anyone',
});
