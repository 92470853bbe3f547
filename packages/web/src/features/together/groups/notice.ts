// Somebody has started a table for a group: said on whatever table the reader sits at.
import type { ServerMessage } from '@crescendo/protocol';
import { isGameId, titleOf } from '@crescendo/rules/manifests';
import { currentLanguage } from '../../../shell/language.ts';
import { go } from '../../../shell/router.ts';
import { showToast } from '../../../ui/toast.tsx';
import { loadGroupWords } from './words.ts';

export const tellOfTable = async ({
  by,
  name,
  table,
  game = '',
}: Extract<ServerMessage, { type: 'group' }>): Promise<void> => {
  if (table === undefined || !isGameId(game)) return;
  const words = await loadGroupWords(currentLanguage());
  showToast({
    text: words.started(by || words.somebody, titleOf(game), name),
    action: { text: words.goThere, run: () => go(`/t/${table}`) },
  });
};
