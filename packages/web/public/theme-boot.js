// Runs before the first paint: sets the chosen theme, so that a dark page does not flash white, and preloads the words of
// the user's language together with everything else. A browser that is too old is told so: for its sake all of this is written
// in a JavaScript that every browser reads.
(function () {
  var root = document.documentElement;
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('crescendo.settings') || '{}') || {};
  } catch (_unreadable) {
    // Unreadable settings: follow the device.
  }
  var isDark = window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches;
  var isLight = kept.theme === 'light' || (kept.theme !== 'dark' && !isDark);
  root.setAttribute('data-theme', isLight ? 'light' : 'dark');

  var tags = [kept.language].concat(navigator.languages || [navigator.language], 'en');
  var wanted = tags.map(function (tag) {
    return String(tag).toLowerCase().split('-')[0];
  });

  // Each of the oldest supported browsers has all of these, and none before it: Safari 15.4, Firefox 115, Chrome 100.
  var isNewEnough =
    'findLast' in Array.prototype &&
    'structuredClone' in window &&
    'showModal' in document.createElement('dialog') &&
    ('toSorted' in Array.prototype || !/Firefox/.test(navigator.userAgent));

  function showTooOld() {
    var page = document.getElementById('too-old');
    page.removeAttribute('hidden');
    // The user's language comes first.
    wanted.reverse().forEach(function (language) {
      var own = page.querySelector('[lang="' + language.replace(/\W/g, '') + '"]');
      if (own) page.insertBefore(own, page.firstChild);
    });
  }
  if (!isNewEnough) {
    root.setAttribute('data-too-old', '');
    document.addEventListener('DOMContentLoaded', showTooOld);
    return;
  }

  var files = JSON.parse(document.currentScript.dataset.words || '{}');
  var own = wanted.filter(function (language) {
    return Object.prototype.hasOwnProperty.call(files, language);
  })[0];
  if (!own) return;
  var home = document.currentScript.src.replace(/[^/]*$/, '');
  files[own].forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = home + file;
    document.head.appendChild(link);
  });
})();
