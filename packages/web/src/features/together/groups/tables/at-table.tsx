// At a table with others: make a group of them, or answer who has made one.
import './at-table.css';
import '../../../../ui/styles/forms.css';
import type { TableGroup, TableInfo } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { subscribe } from '../../../../server/connection.ts';
import { announce } from '../../../../shell/announce.ts';
import { rescueFocus } from '../../../../shell/focus.ts';
import { currentLanguage } from '../../../../shell/language.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { submitting } from '../../../../ui/submitting.ts';
import { showToast } from '../../../../ui/toast.tsx';
import { groupAtTable, makeGroup } from '../actions.ts';
import { AskedToJoin } from '../joining/asked.tsx';
import { type GroupWords, groupWords } from '../words.ts';

const MAX_NAME = 40;

/** A name to begin with: who is there. */
const firstName = ({ seating }: TableInfo): string => {
  const names = seating.flatMap(({ kind, name }) => (kind === 'person' && name !== '' ? [name] : []));
  const list = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names);
  return list.length > MAX_NAME ? '' : list;
};

interface MakeProps {
  readonly info: TableInfo;
  readonly words: GroupWords;
  readonly onMade: () => void;
}

const Make = ({ info, words, onMade }: MakeProps) => {
  const open = useSignal(false);
  const name = useSignal('');
  const busy = useSignal(false);
  const make = async (): Promise<void> => {
    busy.value = true;
    const made = await makeGroup(name.value, info.id);
    busy.value = false;
    if (!made) return;
    showToast({ text: words.made });
    onMade();
  };
  if (!open.value)
    return (
      <button
        type="button"
        class="button group-make"
        aria-expanded={false}
        onClick={() => {
          name.value = firstName(info);
          open.value = true;
          rescueFocus('.group-form input');
        }}
      >
        <Icon name="friends" />
        {words.make}
      </button>
    );
  return (
    <form class="group-form" onSubmit={submitting(make)}>
      <label class="field">
        <span>{words.name}</span>
        <input
          type="text"
          maxLength={MAX_NAME}
          required
          value={name.value}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button" disabled={busy.value}>
        {words.makeDo}
      </button>
      <p class="quiet">{words.makeHint}</p>
    </form>
  );
};

interface AtTableProps {
  readonly info: TableInfo;
  /** In the waiting room it is a sheet of its own, where there is anything to say. */
  readonly inRoom?: boolean;
}

/** A player at the table with others can make a group; one who is in its group, or asked, is told so. */
export const GroupAtTable = ({ info, inRoom = false }: AtTableProps) => {
  const words = groupWords.value;
  const known = useSignal<TableGroup | undefined>(undefined);
  const look = (): Promise<void> =>
    groupAtTable(info.id).then(
      (found) => {
        known.value = found;
      },
      () => {
        // Without an answer nothing is offered.
      },
    );
  /** Loads the group again after an answer of one's own, which takes the place of the button that had the focus. */
  const lookAgain = async (): Promise<void> => {
    await look();
    rescueFocus('.group-here', '.group-make', '.sheet .button.main');
  };
  useEffect(() => {
    void look();
    return subscribe((message) => {
      if (message.type === 'group') void look();
    });
  }, [info.id]);
  const asking = known.value?.group?.joined === false ? known.value.group : undefined;
  const invitation = asking && words?.askedBy(asking.asked || words.somebody, asking.name);
  useEffect(() => announce(invitation ?? ''), [invitation]);
  if (!words || known.value === undefined) return null;
  const { group } = known.value;
  const hasOthers = info.seating.some(({ kind, you }) => kind === 'person' && !you);
  if (group === null && (info.seat === null || !hasOthers)) return null;
  const shown =
    group === null ? (
      <Make info={info} words={words} onMade={() => void lookAgain()} />
    ) : group.joined ? (
      <a class="button group-here" href={`/g/${group.id}`}>
        <Icon name="friends" />
        {words.forGroup(group.name)}
      </a>
    ) : (
      <AskedToJoin group={group} by={group.asked ?? ''} words={words} onAnswered={() => void lookAgain()} />
    );
  return inRoom ? (
    <section class="leaf" aria-label={words.title}>
      {shown}
    </section>
  ) : (
    shown
  );
};
