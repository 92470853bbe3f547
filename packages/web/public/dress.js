// Before anything is drawn: the chosen light, so that no dark room is lit up for a moment.
(() => {
  const root = document.documentElement;
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('crescendo.settings') ?? '{}').theme ?? theme;
  } catch {
    // As the device, then.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
})();
