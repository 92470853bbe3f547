// Pictures of every board and page, to see what a change of the style sheets changes:
//   npx tsx packages/web/scripts/compare-pictures.ts take FOLDER [pattern of the scenes' names]
//   npx tsx packages/web/scripts/compare-pictures.ts compare BEFORE AFTER
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { FLAGS, findChromium } from '../test/support/chromium.ts';
import { buildPage, servePage } from '../test/support/serving.ts';
import { comparePictures } from './compare/compare.ts';
import { localScenes } from './compare/local-scenes.ts';
import { onlineScenes } from './compare/online-scenes.ts';
import { takeScene } from './compare/take.ts';

/** In links and QR codes the page shows its own address: always the same. */
const PORT = '47811';
const FIXED_LUCK = fileURLToPath(new URL('./compare/fixed-luck.mjs', import.meta.url));

/** Without these, edges of drawings differ by a shade from run to run. */
const STEADY = ['--disable-partial-raster', '--num-raster-threads=1', '--disable-checker-imaging'];

const takeAll = async (browser: Browser, out: string, pattern: string): Promise<void> => {
  buildPage();
  const { url, stop } = await servePage({ PORT, NODE_OPTIONS: `--import ${FIXED_LUCK}` });
  try {
    const online = await onlineScenes(browser, url);
    const scenes = [...(await localScenes()), ...online.scenes].filter(({ name }) =>
      new RegExp(pattern).test(name),
    );
    for (const [i, scene] of scenes.entries()) {
      console.log(`${i + 1}/${scenes.length} ${scene.name}`);
      await takeScene(browser, url, scene, out);
    }
    await online.leave();
  } finally {
    await stop();
  }
};

const found = findChromium();
if ('missing' in found) throw new Error(found.missing);
const [task, first = '', second = ''] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: found.path, args: [...FLAGS, ...STEADY] });
try {
  if (task === 'take') await takeAll(browser, first, second);
  else if (task === 'compare')
    process.exitCode = (await comparePictures(browser, [first, second])).length && 1;
  else console.error('say "take FOLDER" or "compare BEFORE AFTER"');
} finally {
  await browser.close();
}
