// Checks that everything fits on the screen.
import type { Page } from 'playwright-core';

/** Buttons and headings whose words are cut off, and anything wider than the screen. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide =
      document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the screen'] : [];
    const cut = [...document.querySelectorAll<HTMLElement>('button, .button, h1, h2, h3, label, legend')]
      .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
      // Shown only while they have the focus.
      .filter((element) => !element.matches('.skip:not(:focus)'))
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => `${element.tagName}.${element.className}: ${element.innerText}`);
    return [...wide, ...cut];
  });

/** Buttons of a board that lie over each other. */
export const coveredButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.board-host .button')]
      .filter((button) => button.checkVisibility())
      .map((button) => ({ name: button.ariaLabel ?? button.innerText, box: button.getBoundingClientRect() }));
    return all.flatMap(({ name, box }, i) =>
      all
        .slice(i + 1)
        .filter(({ box: other }) => {
          const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          return wide > 1 && high > 1;
        })
        .map((other) => `“${name}” and “${other.name}” overlap`),
    );
  });
