// The page around a text: the menu, the search, the contents.
import { posix } from 'node:path';
import { escapeHtml } from './markdown.js';
import { HOME, MENU, outputOf } from './pages.js';

const menuOf = (source, root) =>
  MENU.map(
    ({ title, pages }) =>
      `<section><h2>${title}</h2><ul>${pages
        .map(([page, name]) => {
          const current = page === source ? ' aria-current="page"' : '';
          return `<li><a href="${root}${outputOf(page)}"${current}>${name}</a></li>`;
        })
        .join('')}</ul></section>`,
  ).join('');

const contentsOf = (sections) => {
  const shown = sections.filter(({ depth }) => depth === 2);
  return shown.length < 3 || shown.length > 40
    ? ''
    : `<nav class="contents" aria-label="On this page"><ul>${shown
        .map(({ id, heading }) => `<li><a href="#${id}">${escapeHtml(heading)}</a></li>`)
        .join('')}</ul></nav>`;
};

/** A whole page of the site. */
export const layout = (source, { html, sections, title }, { version, hasGames }) => {
  const root = posix.relative(posix.dirname(outputOf(source)), '.');
  const up = root === '' ? './' : `${root}/`;
  const name = source === HOME ? 'Crescendo' : `${title} · Crescendo`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="${up}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${up}site.css">
<script src="${up}search.js" data-root="${up}" defer></script>
</head>
<body>
<a class="skip" href="#text">Skip to the text</a>
<header>
<a class="home" href="${up}index.html"><img src="${up}icon.svg" alt="" width="32" height="32"> Crescendo</a>
<search><input type="search" id="search" aria-label="Search the documentation" placeholder="Search (press /)" autocomplete="off"><div id="found" role="status"></div></search>
${hasGames ? `<a class="play" href="${up}play/">Play</a>` : ''}
</header>
<div class="columns">
<details class="menu" open><summary>All pages</summary><nav aria-label="Documentation">${menuOf(source, up)}</nav></details>
<main id="text">
${source === HOME ? html : html.replace('</h1>', (end) => end + contentsOf(sections))}
</main>
</div>
<footer>Crescendo ${version}</footer>
</body>
</html>
`;
};
