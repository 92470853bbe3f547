// The package.json and README.md of a package as its users get them: pure functions of those in the clone.
import { posix } from 'node:path';

/** The address of the sources on the web, without `.git`: that of the repository that is being released from, or the root's. */
export const sourceAddress = (root, env = process.env) =>
  env.GITHUB_REPOSITORY === undefined
    ? root.repository.url.replace(/^git\+/, '').replace(/\.git$/, '')
    : `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${env.GITHUB_REPOSITORY}`;

/** Its exports are the built files, it has no scripts of ours, and it says where it comes from. */
export const publishedManifest = (manifest, source, directory) => {
  const { scripts: _, devDependencies: __, exports, ...others } = manifest;
  const built = Object.entries(exports).map(([path, conditions]) => [path, conditions['crescendo-dist']]);
  return {
    ...others,
    homepage: `${source}/tree/v${manifest.version}/${directory}#readme`,
    repository: { type: 'git', url: `git+${source}.git`, directory },
    bugs: { url: `${source}/issues` },
    exports: Object.fromEntries(built),
  };
};

/** Links that leave the package lead to the sources of its version. `has` tells whether the package contains a file. */
export const publishedReadme = (text, { source, version, directory, has }) =>
  text.replaceAll(/(?<=\]\()(?![a-z]+:|#)([^)\s#]+)/g, (target) => {
    if (has(target)) return target;
    const path = posix.join(directory, target);
    if (path.startsWith('../'))
      throw new Error(`${directory}/README.md: ${target} is outside of the repository`);
    return `${source}/${/\.(?:png|jpg|svg)$/.test(target) ? 'raw' : 'blob'}/v${version}/${path}`;
  });
