// The accessibility tree, as the browser hands it to a screen reader: everything that takes the focus has a name and a role, and a
// picture has no text beside its name.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepTable } from '../play/prepared.ts';
import { inBrowser, visit } from '../support/person.ts';

const GAMES = ['5vor12', 'rummikub', 'finito', 'qwinto'];
const PAGES = [
  ...[
    '/',
    '/settings',
    '/record',
    '/puzzles',
    '/mine',
    '/mine/statistics',
    '/mine/data',
    '/lobby',
    '/daily',
    '/join',
  ],
  ...[
    '/course/qwinto',
    '/mistakes',
    '/challenge',
    '/new/rummikub',
    '/new/qwinto?with=friends',
    '/rules/finito',
  ],
  ...GAMES.map((game) => `/puzzles/${game}/today`),
];

interface Node {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
}

/** Roles that tell nothing of what a control is. */
const VAGUE = new Set(['', 'none', 'generic', 'GenericContainer', 'Unknown']);

const roleOf = (node: Node): string => node.role?.value ?? '';

const treeOf = async (page: Page): Promise<readonly Node[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes as readonly Node[];
};

const isFocusable = ({ properties = [] }: Node): boolean =>
  properties.some(({ name, value }) => name === 'focusable' && value.value === true);

/** Everything that a screen reader would stumble over. */
const faults = (nodes: readonly Node[]): readonly string[] => {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textIn = (node: Node): string =>
    (node.childIds ?? [])
      .map((id) => byId.get(id))
      .map((child) =>
        child === undefined ? '' : roleOf(child) === 'StaticText' ? (child.name?.value ?? '') : textIn(child),
      )
      .join('');
  const holdsControls = (node: Node): boolean =>
    (node.childIds ?? [])
      .map((id) => byId.get(id))
      .some((child) => child !== undefined && (isFocusable(child) || holdsControls(child)));
  return nodes
    .filter((node) => !node.ignored && roleOf(node) !== 'RootWebArea')
    .flatMap((node) => {
      const name = node.name?.value.trim() ?? '';
      const told = `${roleOf(node)} “${name}”`;
      // The browser lets people scroll by keys what has more in it than room.
      if (VAGUE.has(roleOf(node)) && holdsControls(node)) return [];
      if (isFocusable(node) && VAGUE.has(roleOf(node)))
        return [`no role: ${told} ${textIn(node).slice(0, 40)}`];
      if (isFocusable(node) && name === '') return [`no name: ${told} ${textIn(node).slice(0, 40)}`];
      if (roleOf(node) === 'image' && textIn(node).trim() !== '')
        return [`said twice: ${told} ${textIn(node)}`];
      return [];
    });
};

const controlsIn = (nodes: readonly Node[]): number => nodes.filter(isFocusable).length;

inBrowser('the accessibility tree', () => {
  test('on every page', async () => {
    const { page, context } = await visit('/');
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      const nodes = await treeOf(page);
      expect(controlsIn(nodes), path).toBeGreaterThan(2);
      expect(faults(nodes), path).toEqual([]);
    }
    await context.close();
  });

  test.each(GAMES)('at a table of %s, with a sheet over it', async (game) => {
    const { page, context, errors } = await visit('/', {
      before: (page) => keepTable(page, 'mine', { game, seats: 3, decisions: 9 }),
    });
    await page.goto('/table/mine');
    await page.locator('.table-page[data-mine="true"]').waitFor();
    const nodes = await treeOf(page);
    expect(controlsIn(nodes)).toBeGreaterThan(8);
    expect(faults(nodes)).toEqual([]);
    await page.locator('.settings-button').click();
    await page.locator('.sheet input').first().waitFor();
    expect(faults(await treeOf(page))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
