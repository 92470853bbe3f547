// Finds the sources that a source imports, read from the text of the sources: relative paths, and the packages of this workspace.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An import or export with its path, whether it is of types only; or an `import()` that is loaded later. */
const IMPORTED = /\b(?:(?:import|export)(\s+type)?\s+[\w*\s{},$]+?\sfrom\s*|import\s*\(?\s*)'([^']+)'/g;
const WORKSPACE = /^@crescendo\/([\w-]+)(?:\/(.+))?$/;

interface PackageFile {
  readonly exports?: { readonly [path: string]: { readonly default: string } };
}

/** The file behind `@crescendo/rules/qwinto`, as the package says it. */
const exportedFile = (packages: string, name: string, path: string | undefined): string | undefined => {
  const folder = join(packages, name);
  if (!existsSync(join(folder, 'package.json'))) return undefined;
  const { exports = {} }: PackageFile = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const exact = exports[path === undefined ? '.' : `./${path}`]?.default;
  const target = exact ?? (path === undefined ? undefined : exports['./*']?.default.replace('*', path));
  return target && join(folder, target);
};

/** The files that a source imports and that exist; with those that it needs for types only, unless it is said otherwise. */
export const importsOf = (
  file: string,
  packages: string,
  { types = true }: { readonly types?: boolean } = {},
): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORTED)].flatMap(([, isType, specifier = '']) => {
    if (isType && !types) return [];
    const [, name, path] = WORKSPACE.exec(specifier) ?? [];
    const target = specifier.startsWith('.')
      ? join(dirname(file), specifier)
      : name && exportedFile(packages, name, path);
    return target && existsSync(target) ? [target] : [];
  });
