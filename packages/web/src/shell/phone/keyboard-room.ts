// An on-screen keyboard covers the lower part of the page, and the page is not told. A sheet moves up by `--keyboard`.

/** Less is a bar of the browser, which the page knows of. */
const MIN_COVERED_PX = 100;

/** The height that a keyboard covers; a page that is pinched larger shows less of itself, too. */
const coveredBy = ({ scale, height, offsetTop }: VisualViewport): number => {
  const covered = innerHeight - height - offsetTop;
  return scale < 1.01 && covered > MIN_COVERED_PX ? Math.round(covered) : 0;
};

const follow = ({ currentTarget }: Event): void => {
  const covered = coveredBy(currentTarget as VisualViewport);
  document.documentElement.style.setProperty('--keyboard', `${covered}px`);
  // Once there is room for it.
  if (covered > 0) requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
};

/** From now on; asked again, it changes nothing. */
export const followKeyboard = (): void => {
  for (const type of ['resize', 'scroll']) globalThis.visualViewport?.addEventListener(type, follow);
};
