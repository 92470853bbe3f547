// The oldest browsers that the page supports: docs/browsers.md, and `build.target` in vite.config.ts.

export interface OldestBrowser {
  readonly name: string;
  /** Its name in the compatibility data. */
  readonly key: string;
  readonly version: string;
  /** The features of style sheets that it does not know and that are no properties. */
  readonly styles: readonly StyleFeature[];
}

export type StyleFeature = 'containers' | 'mixing' | 'has' | 'moves' | 'oklch' | 'dynamicHeight';

export const OLDEST: readonly OldestBrowser[] = [
  { name: 'Safari 15.4', key: 'safari_ios', version: '15.4', styles: ['containers', 'mixing'] },
  { name: 'Firefox 115', key: 'firefox', version: '115', styles: ['has'] },
  {
    name: 'Chrome 100',
    key: 'chrome',
    version: '100',
    styles: ['containers', 'mixing', 'has', 'moves', 'oklch', 'dynamicHeight'],
  },
];
