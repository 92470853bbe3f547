// Divides the modules of the page into files. Every request costs as much as a small module: modules of the same folders
// that are needed together are one file. All rules name folders, never files, so that files can be moved and renamed.
import type { Rolldown } from 'vite';

/** It is built for itself, and must not share a file with the page. */
const SERVICE_WORKER = '/web/src/shell/service-worker/';

/** One file for each group of words of a language; the list of the groups comes with those that every page needs. */
const WORDS: Rolldown.CodeSplittingGroup = {
  name: (id) => {
    const [, language, group = 'start'] = /\/words\/src\/(\w+)\/(?:(\w+)\/)?[\w-]+\.ts$/.exec(id) ?? [];
    return language ? `${group}-${language}` : null;
  },
  test: /\/words\/src\/(?!grammar\/)\w+\/(?!early\/)/,
  includeDependenciesRecursively: false,
};

/**
 * From the bottom to the top: each group takes along what its modules import, except what a group before it has taken. So it
 * imports only groups before it, and no two chunks import each other. Pages and boards, which are loaded when they are needed,
 * need no group: each is a file of its own.
 */
export const CHUNKS: readonly Rolldown.CodeSplittingGroup[] = [
  // The home page, and with it the parts of every other page.
  { name: 'main', tags: ['$initial'], test: (id) => !id.includes(SERVICE_WORKER) },
  WORDS,
  { name: 'grammar', test: /\/words\/src\/(?:grammar\/)?[\w-]+\.ts$/ },
  { name: 'match', test: /\/rules\/src\/(?:match|record)\/[\w-]+\.ts$/ },
  { name: 'pages', test: /\/web\/src\/(?:shell|ui|ui\/page)\/[\w-]+\.tsx?$/ },
  { name: 'server', test: /\/web\/src\/server\/[\w-]+\.ts$/ },
  { name: 'interaction', test: /\/web\/src\/interaction\/[\w-]+\.tsx?$/ },
  { name: 'setup', test: /\/web\/src\/session\/setup\/[\w-]+\.ts$/ },
  // Every table on this device: the home page fetches it in advance.
  {
    name: 'table',
    test: /\/web\/src\/(?:session\/local|session\/saved|boards|boards\/contract|features\/start|features\/shared)\/[\w-]+\.tsx?$/,
  },
  {
    name: 'play',
    test: /\/web\/src\/features\/play\/(?:frame|bar|seats|guide|announcements|replay)\/[\w-]+\.tsx?$/,
  },
  { name: 'lessons', test: /\/web\/src\/features\/learn\/(?:lessons|progress)\/[\w-]+\.tsx?$/ },
];
