// Before anything is drawn: the chosen light, so that no dark room is lit up for a moment; and the words of the
// language to come, so that they are on their way with everything else.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('crescendo.settings') ?? '{}') ?? {};
  } catch {
    // As the device, then.
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
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = files[first];
  document.head.append(link);
})();
