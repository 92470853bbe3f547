// Runs before the first paint: sets the chosen theme, so that a dark page does not flash white, and preloads the words of
// the user's language together with everything else.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('crescendo.settings') ?? '{}') ?? {};
  } catch {
    // Unreadable settings: follow the device.
  }
  const { theme, language } = kept;
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';

  const files = JSON.parse(document.currentScript.dataset.words ?? '{}');
  const wanted = [language, ...navigator.languages, 'en'].map(
    (tag) => String(tag).toLowerCase().split('-')[0],
  );
  const first = wanted.find((one) => Object.hasOwn(files, one));
  if (first === undefined) return;
  for (const file of files[first]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
})();
