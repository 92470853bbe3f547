// A table for the group: one tap on a game. Seats are reserved for nobody.
import { labelled } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { GAME_CARDS } from '../../../../boards/boards.ts';
import { currentLanguage } from '../../../../shell/language.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { createQuickTable } from '../../../start/online/create-table.ts';
import type { GroupWords } from '../words.ts';

interface StartProps {
  readonly group: { readonly id: string; readonly name: string; readonly members: number };
  readonly words: GroupWords;
  /** The games are offered at once. */
  readonly isOpen?: boolean;
}

export const StartTable = ({ group, words, isOpen = false }: StartProps) => {
  const open = useSignal(isOpen);
  const busy = useSignal(false);
  const refused = useSignal('');
  const start = async (game: (typeof GAME_CARDS)[number]['id']): Promise<void> => {
    busy.value = true;
    refused.value = (await createQuickTable(game, { group: group.id, people: group.members })) ?? '';
    busy.value = false;
  };
  if (!open.value)
    return (
      <button
        type="button"
        class="button main"
        aria-label={labelled(currentLanguage(), words.start, group.name)}
        aria-expanded={false}
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon name="friends" size={20} />
        {words.start}
      </button>
    );
  return (
    <fieldset class="group-start" aria-label={words.startIn(group.name)}>
      <div class="abreast">
        {GAME_CARDS.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            class="button number"
            disabled={busy.value}
            onClick={() => void start(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <p role="alert" class="alarming when-filled semibold">
        {refused.value}
      </p>
    </fieldset>
  );
};
