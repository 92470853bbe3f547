// The screen of eighty columns and twenty-four lines: the line of keys names the key that makes the move.
import { GAMES } from '@crescendo/rules';
import { LANGUAGES } from '@crescendo/words';
import { expect, test } from 'vitest';
import { boardFor } from '../src/boards/index.ts';
import { layout } from '../src/play/layout.ts';
import { colourless } from '../src/terminal/paint.ts';
import { loadTranslations } from '../src/translations.ts';

const ENTER = /Enter|Entrée|Invio|Intro/;

test.each(LANGUAGES)('%s: every game says what Enter does, in one line', async (language) => {
  for (const { id } of GAMES) {
    const translations = await loadTranslations(id, language);
    const keys = [...boardFor(id).help(translations.cli).keys, ...translations.cli.commonKeys];
    const page = { title: '', board: [], log: [], prompt: '', note: '', isRefusal: false, keys };
    const last = layout(colourless, { columns: 80, rows: 24 }, page).at(-1) ?? '';
    expect(last, `${id} ${last}`).toMatch(ENTER);
    expect(last.length).toBeLessThanOrEqual(80);
  }
});
