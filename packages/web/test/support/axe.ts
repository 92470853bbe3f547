// Runs axe, the checker of accessibility, on a page as it is now.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** One line for each kind of finding; none when all is well. */
export const findings = async (page: Page): Promise<string[]> => {
  await page.evaluate(`if (!window.axe) { ${AXE} }`);
  const found = await page.evaluate(
    async () =>
      (
        await // Put there by the script above.
        (
          globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: Finding[] }> } }
        ).axe.run({
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        })
      ).violations,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
};
