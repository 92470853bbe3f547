// The README of the page lists every address with the folder of its page, as the routes load it.
import { PAGE_PATHS } from '@crescendo/protocol/page-paths';
import { expect, test } from 'vitest';
import { readPage } from './pages.ts';

const ROUTES = readPage('packages/web/src/routes.ts');

/** The folder of a page, by its import: `name: { Page: lazy(… import('./features/…/page.tsx') …) }`, or by that of its component. */
const folderOf = (name: string): string | undefined => {
  const route = new RegExp(
    `\\b${name}: \\{\\s*Page: (?:(\\w+) \\}|[^}]*?import\\('\\./(.+?)/page\\.tsx'\\))`,
  ).exec(ROUTES);
  return (
    route?.[2] ?? new RegExp(`import \\{ ${route?.[1]} \\} from '\\./(.+)/page\\.tsx'`).exec(ROUTES)?.[1]
  );
};

test('the README of the page lists every address with its folder', () => {
  const rows = [...readPage('packages/web/README.md').matchAll(/^\| `(\/[^`]*)` \| .+ \| `([\w/-]+)` \|$/gm)];
  const listed = rows.map(([, address, folder]) => [address, folder]);
  expect(listed).toEqual(Object.entries(PAGE_PATHS).map(([name, path]) => [path, folderOf(name)]));
});
