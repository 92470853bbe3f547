// A line of text that is typed on the screen.
import type { MenuScreen } from './menu.ts';

const MAX_LENGTH = 80;

/** The text, perhaps empty; `undefined` if the player quits. */
export const askText = async ({ screen, paint }: MenuScreen, title: string): Promise<string | undefined> => {
  let text = '';
  for (;;) {
    screen.draw(['', `  ${paint.bold(title)}`, '', `  : ${text}█`]);
    const key = await screen.key();
    if (key === 'escape') return undefined;
    if (key === 'enter') return text.trim();
    if (key === 'backspace') text = [...text].slice(0, -1).join('');
    else if ([...key].length === 1 && text.length < MAX_LENGTH) text += key;
  }
};
