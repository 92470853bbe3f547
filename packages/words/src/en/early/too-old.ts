/** In place of the page, where the browser is older than the oldest that is supported (docs/browsers.md). */
export const tooOld = {
  title: 'Crescendo needs a newer browser',
  text: 'It runs in Safari from version 15.4 (iPhone and iPad: iOS 15.4), in Firefox from 115, and in Chrome, Edge and Samsung Internet from versions of 2022. Update your browser, or open this page in another one. Your saved games stay where they are.',
};
