// Everything there is about me, in one file: what the server knows, and what this browser keeps.
import type { MyData } from '@crescendo/protocol';
import { progressContents, saveAsFile } from '../../settings/progress/progress-file.ts';

export const exportAll = async (server: MyData | undefined): Promise<void> => {
  saveAsFile({ ...(await progressContents()), server: server ?? null });
};
