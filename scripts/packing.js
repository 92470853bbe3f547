// The changes that prepack.js makes in a package's folder and postpack.js takes back.

/** The package.json of the workspace, while that of the published package is in its place. */
export const SET_ASIDE = 'package.json.workspace';

/** Files that are copied into a package, and where from. */
export const ADDED = { LICENSE: '../../LICENSE', page: '../web/dist' };
