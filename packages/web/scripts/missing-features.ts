// Lists what the oldest supported browsers lack of what is in use today, for the tests that do without it. Run when the oldest
// browsers change, or once in a while:
//   npm install --no-save @mdn/browser-compat-data
//   npx tsx packages/web/scripts/missing-features.ts node_modules/@mdn/browser-compat-data/data.json
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OLDEST } from '../test/oldest/browsers.ts';

interface Statement {
  readonly version_added?: string | boolean | null;
  readonly version_removed?: string | boolean;
  readonly flags?: unknown;
  readonly prefix?: string;
  readonly alternative_name?: string;
}
interface Compat {
  readonly support: { readonly [browser: string]: Statement | readonly Statement[] };
}
interface Node {
  readonly __compat?: Compat;
  readonly [name: string]: Node | Compat | undefined;
}

const OUT = fileURLToPath(new URL('../test/oldest/missing.json', import.meta.url));

const asNumber = (version: string): number => {
  const [major = '0', minor = '0'] = version.replace('≤', '').split('.');
  return Number(major) * 1000 + Number(minor);
};

const isIn = ({ version_added, version_removed, ...rest }: Statement, version: string): boolean =>
  typeof version_added === 'string' &&
  rest.flags === undefined &&
  rest.prefix === undefined &&
  rest.alternative_name === undefined &&
  asNumber(version_added) <= asNumber(version) &&
  !(typeof version_removed === 'string' && asNumber(version_removed) <= asNumber(version));

const knows = ({ support }: Compat, browser: string, version: string): boolean =>
  [support[browser] ?? []].flat().some((statement) => isIn(statement, version));

/** Leaves out what no browser of today has. */
const TODAY = '9999';
const isNew = (compat: Compat | undefined, browser: string, version: string): boolean =>
  compat !== undefined &&
  !knows(compat, browser, version) &&
  ['chrome', 'firefox', 'safari_ios'].some((one) => knows(compat, one, TODAY));

/** A page of board games has nothing to do with these. */
const FAR =
  /^(?:CSS$|XR|GPU|RTC|WebGL|USB|HID|MIDI|Payment|Speech|Serial|Bluetooth|OES_|EXT_|OVR_|Video|AudioD|AudioE|Encoded|MathML|Media|Sensor|WebTransport|CSSMath|Gamepad|Presentation|TimeEvent|SharedArrayBuffer|Atomics|SubtleCrypto|FileSystem)/;

const children = (node: Node): readonly (readonly [string, Node])[] =>
  Object.entries(node).flatMap(([name, child]) =>
    name === '__compat' || child === undefined ? [] : [[name, child as Node] as const],
  );

/** `Array.toSorted`, or `Sanitizer` where the whole of it is missing. */
const functionsIn = (group: Node, browser: string, version: string): readonly string[] =>
  children(group).flatMap(([name, node]) => {
    if (FAR.test(name)) return [];
    if (isNew(node.__compat, browser, version)) return /^[A-Z]\w+$/.test(name) ? [name] : [];
    return children(node)
      .filter(([member, child]) => /^\w+$/.test(member) && isNew(child.__compat, browser, version))
      .filter(([member]) => !member.endsWith('_event') && !/worker_support|secure_context/.test(member))
      .map(([member]) => `${name}.${member.replace(/_static$/, '')}`)
      .filter((path) => path !== `${name}.${name}`);
  });

/** All names of members that the browser knows, on whatever. */
const knownMembers = (group: Node, browser: string, version: string): readonly string[] =>
  children(group).flatMap(([, node]) =>
    children(node).flatMap(([member, { __compat }]) =>
      __compat && knows(__compat, browser, version) ? [member.replace(/_static$/, '')] : [],
    ),
  );

const data: {
  readonly api: Node;
  readonly javascript: { readonly builtins: Node };
  readonly css: { readonly properties: Node };
} = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

const groups = [data.javascript.builtins, data.api];

const missing = Object.fromEntries(
  OLDEST.map(({ name, key, version }) => {
    const functions = groups.flatMap((group) => functionsIn(group, key, version)).sort();
    const known = new Set(groups.flatMap((group) => knownMembers(group, key, version)));
    return [
      name,
      {
        functions,
        // A script that uses these names means them: nothing else is called so.
        names: [...new Set(functions.flatMap((path) => path.split('.').slice(-1)))].filter(
          (one) => !known.has(one),
        ),
        properties: children(data.css.properties)
          .filter(([, node]) => isNew(node.__compat, key, version))
          .map(([property]) => property)
          .sort(),
      },
    ];
  }),
);

writeFileSync(OUT, `${JSON.stringify(missing, null, 1)}\n`);
