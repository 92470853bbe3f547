// The next version of the program: its protocol has another number, and the files of its page other names.
import { PROTOCOL } from '@crescendo/protocol/version';

export const LATER = PROTOCOL + 1;

const VERSION = /protocol\/src\/version\.ts$/;
const RULES_PAGE = /features\/learn\/rules\/page\.tsx$/;

/** The source of a later version, where it is another one. */
export const laterSource = (id: string, code: string): string | undefined => {
  if (VERSION.test(id)) return code.replace(/PROTOCOL = \d+/, `PROTOCOL = ${LATER}`);
  if (RULES_PAGE.test(id)) return `${code}\nglobalThis.laterRules = ${LATER};\n`;
  return undefined;
};

const moduleOf = (code: string): string =>
  `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;

/** For `node --import`: the server of the later version, with this folder as its page. */
export const laterServer = (page: string): string => {
  const hooks = `
    export const load = async (url, context, next) => {
      const loaded = await next(url, context);
      const patch = (find, text) => ({ ...loaded, source: String(loaded.source).replace(find, text) });
      if (${VERSION}.test(url)) return patch(/PROTOCOL = \\d+/, 'PROTOCOL = ${LATER}');
      if (/server\\/src\\/boot\\/config\\.ts$/.test(url)) return patch('../../../web/dist', '${page}');
      return loaded;
    };`;
  return moduleOf(`import { register } from 'node:module'; register('${moduleOf(hooks)}');`);
};
