// A group: a table for everyone, its members, its tally, its games, its link.
import './groups.css';
import { Group } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { request } from '../../../server/api.ts';
import { errorWords } from '../../../server/error-words.ts';
import { useRequest } from '../../../server/use-request.ts';
import { Switch } from '../../../ui/controls.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { submitting } from '../../../ui/submitting.ts';
import { changeNotices, renameGroup } from './actions.ts';
import { History } from './history.tsx';
import { Invite } from './joining/invite.tsx';
import { Join } from './joining/join.tsx';
import { Leave } from './leave.tsx';
import { OpenTables } from './tables/open-tables.tsx';
import { StartTable } from './tables/start-table.tsx';
import { Tally } from './tally.tsx';
import { type GroupWords, groupWords } from './words.ts';

type Inside = NonNullable<Group['inside']>;

interface PartProps {
  readonly group: Group;
  readonly inside: Inside;
  readonly words: GroupWords;
  readonly onChanged: () => void;
}

const Rename = ({ group, words, onChanged }: PartProps) => {
  const open = useSignal(false);
  const name = useSignal(group.name);
  const save = async (): Promise<void> => {
    if (!(await renameGroup(group.id, name.value))) return;
    open.value = false;
    onChanged();
  };
  if (!open.value)
    return (
      <button
        type="button"
        class="button"
        onClick={() => {
          name.value = group.name;
          open.value = true;
        }}
      >
        {words.rename}
      </button>
    );
  return (
    <form class="group-rename cluster gap-10" onSubmit={submitting(save)}>
      <label class="field">
        <span>{words.name}</span>
        <input
          type="text"
          maxLength={40}
          required
          value={name.value}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button main">
        {words.renameDo}
      </button>
    </form>
  );
};

const Members = (props: PartProps) => {
  const { group, inside, words, onChanged } = props;
  const turn = async (notices: boolean): Promise<void> => {
    await changeNotices(group.id, notices);
    onChanged();
  };
  return (
    <section class="leaf group-members" aria-labelledby="group-members">
      <h2 id="group-members">
        {words.membersTitle} <small class="number">{inside.members.length}</small>
      </h2>
      <ul class="group-names cluster gap-8">
        {inside.members.map(({ id, name, you }) => (
          <li key={id}>
            {name || words.somebody}
            {you && <small> {words.you}</small>}
          </li>
        ))}
      </ul>
      <Switch on={inside.notices} turn={(on) => void turn(on)} hint={words.noticesHint}>
        {words.notices}
      </Switch>
      <div class="abreast">
        <Rename {...props} />
        <Leave group={group} words={words} />
      </div>
    </section>
  );
};

const InsideGroup = (props: PartProps) => {
  const { group, inside, words } = props;
  return (
    <div class="group-parts grid gap-16">
      <section class="leaf group-now" aria-labelledby="group-now">
        <h2 id="group-now">{words.start}</h2>
        <OpenTables tables={inside.tables} words={words} />
        <StartTable group={group} words={words} isOpen />
      </section>
      <div class="group-column grid gap-16">
        <Tally inside={inside} words={words} />
        <History games={inside.games} words={words} />
      </div>
      <div class="group-column grid gap-16">
        <Members {...props} />
        <Invite group={group} words={words} />
      </div>
    </div>
  );
};

/** Tables open and games end while the page is open. */
const EVERY = 10_000;

export const GroupPage = ({ id }: { readonly id: string }) => {
  const { data: group, error, retry } = useRequest(() => request('GET', `/api/groups/${id}`, Group), id);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) retry();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id]);
  const words = groupWords.value;
  if (!words) return null;
  return (
    <PageFrame title={group?.name ?? words.title} class="group">
      {error !== undefined && (
        <section class="leaf brief" role="status">
          <p>{errorWords.value?.(error)}</p>
          <div class="abreast">
            {error !== 'unknown-group' && (
              <button type="button" class="button main" onClick={retry}>
                {words.again}
              </button>
            )}
            <a class="button" href="/mine">
              {words.title}
            </a>
          </div>
        </section>
      )}
      {group?.inside && error !== 'unknown-group' && (
        <InsideGroup group={group} inside={group.inside} words={words} onChanged={retry} />
      )}
      {group && !group.inside && <Join group={group} words={words} onJoined={retry} />}
    </PageFrame>
  );
};
