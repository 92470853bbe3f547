// The pages of the documentation: those of the menu, and all that they link to.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The menu: the sources of the pages with their titles, by group. */
export const MENU = [
  {
    title: 'Play',
    pages: [
      ['docs/play.md', 'How to play here'],
      ['packages/rules/src/5vor12/RULES.md', '5 vor 12'],
      ['packages/rules/src/rummikub/RULES.md', 'Rummikub'],
      ['packages/rules/src/finito/RULES.md', 'Finito!'],
      ['packages/rules/src/qwinto/RULES.md', 'Qwinto'],
      ['docs/luck-and-skill.md', 'Luck and skill'],
      ['docs/fair-dice.md', 'Fair dice'],
      ['docs/accessibility.md', 'Accessibility'],
      ['docs/browsers.md', 'Browsers'],
    ],
  },
  {
    title: 'Host',
    pages: [
      ['docs/hosting.md', 'Hosting'],
      ['docs/operations/running.md', 'Operation'],
      ['SECURITY.md', 'Security'],
    ],
  },
  {
    title: 'Build upon it',
    pages: [
      ['docs/write-a-bot.md', 'Write a bot'],
      ['docs/protocol.md', 'Protocol and HTTP API'],
      ['packages/rules/README.md', 'Rules'],
      ['packages/rules/api.md', 'Rules: API'],
      ['packages/bots/README.md', 'Bots'],
      ['packages/bots/api.md', 'Bots: API'],
      ['packages/protocol/api.md', 'Protocol: API'],
      ['docs/data.md', 'Open data'],
      ['packages/bots/STRENGTH.md', 'How strong the bots are'],
    ],
  },
  {
    title: 'Contribute',
    pages: [
      ['CONTRIBUTING.md', 'Contributing'],
      ['ARCHITECTURE.md', 'Architecture'],
      ['docs/add-a-game.md', 'Add a game'],
      ['docs/add-a-language.md', 'Add a language'],
      ['docs/glossary.md', 'Glossary'],
      ['docs/decisions/README.md', 'Decisions'],
      ['CHANGELOG.md', 'Changelog'],
      ['docs/licences.md', 'Licences'],
    ],
  },
];

export const HOME = 'docs/README.md';

/** The file of a page on the site. Hosts show `index.html` for its folder. */
export const outputOf = (source) =>
  source === 'README.md'
    ? 'readme.html'
    : source
        .replace(/^docs\//, '')
        .replace(/^\.github\//, 'project/')
        .replace(/(^|\/)README\.md$/, '$1index.html')
        .replace(/\.md$/, '.html');

/** The text without fenced blocks and spans of code. */
const withoutCode = (text) => text.replaceAll(/^( *)```[\s\S]*?^\1```$/gm, '').replaceAll(/`[^`\n]*`/g, '');

/** The place to which a link of a page leads within the repository; undefined for one that leaves it or stays on the page. */
export const targetOf = (root, source, link) => {
  const [path = ''] = decodeURI(link).split('#');
  if (path === '' || /^[a-z]+:/.test(link)) return undefined;
  const target = posix.normalize(posix.join(posix.dirname(source), path)).replace(/\/$/, '');
  const readme = posix.join(target, 'README.md');
  const isFolder = existsSync(join(root, target)) && statSync(join(root, target)).isDirectory();
  return isFolder && existsSync(join(root, readme)) ? readme : target;
};

/** All pages, from the menu on, with their texts. */
export const readPages = (root) => {
  const pages = new Map();
  const left = [HOME, ...MENU.flatMap(({ pages }) => pages.map(([source]) => source))];
  for (let source = left.shift(); source !== undefined; source = left.shift()) {
    if (pages.has(source)) continue;
    const text = readFileSync(join(root, source), 'utf8');
    pages.set(source, text);
    for (const [, link] of withoutCode(text).matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g)) {
      const target = targetOf(root, source, link);
      if (target?.endsWith('.md') && existsSync(join(root, target))) left.push(target);
    }
  }
  return pages;
};
