// Before a game: where, who plays, by which rules, how long.
import './new-game.css';
import type { TableState } from '@crescendo/protocol';
import type { AnyGame } from '@crescendo/rules';
import { type AnyGameWords, gameWords } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { HAS_SERVER } from '../../app/base.ts';
import { currentLanguage } from '../../app/language.ts';
import { go } from '../../app/router.ts';
import { settings } from '../../app/settings.ts';
import { readStored } from '../../app/storage.ts';
import { cardOf } from '../../boards/boards.ts';
import { Icon } from '../../look/icons.tsx';
import { showToast } from '../../look/toast.tsx';
import { request } from '../../online/api.ts';
import { createTable, lastProposal, saveTerms } from '../../online/create-table.ts';
import { errorSentence } from '../../online/error-words.ts';
import {
  createTableRequest,
  defaultTerms,
  proposalFromTable,
  type TableProposal,
} from '../../online/table-terms.ts';
import { defaultChoice, type SetupChoice, withClock } from '../../table/setup-choice.ts';
import { saveLastSetup, startGame } from '../../table/start-game.ts';
import { Segments } from '../shared/controls.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import { sharedWords } from '../shared/words.ts';
import { LocalForm, OnlineForm } from './forms.tsx';
import { type Intent, intentOf } from './intent.ts';
import { newGameWords } from './words.ts';

const begin = (choice: SetupChoice): void => {
  const humans = choice.players.filter(({ kind }) => kind === 'human');
  const own = humans[0]?.name.trim() ?? '';
  if (settings.name.value === '') settings.name.value = own;
  saveLastSetup(choice);
  const coach = humans.length === 1 && readStored(`coached.${choice.game}`) === undefined;
  startGame({ ...choice, coach });
};

const open = async (agreed: TableProposal, instead: string | undefined): Promise<void> => {
  saveLastSetup(agreed.choice);
  saveTerms(agreed.choice.game, agreed.terms);
  try {
    await createTable({ ...createTableRequest(agreed), ...(instead !== undefined && { instead }) });
  } catch (error) {
    showToast({ text: await errorSentence(error) });
  }
};

/** The last choice, or that of the table whose rules are to be changed. */
const agreedFor = async (game: AnyGame, { instead, public: isPublic }: Intent): Promise<TableProposal> => {
  const last = lastProposal(game, settings.name.value);
  if (isPublic) return { ...last, terms: { ...last.terms, public: true } };
  if (instead === undefined) return last;
  try {
    const { table } = await request<TableState>('GET', `/api/tables/${instead}`);
    return table.game === game.id ? proposalFromTable(table, last.choice, game) : last;
  } catch (error) {
    showToast({ text: await errorSentence(error) });
    return last;
  }
};

export const NewGamePage = ({ game: id }: { readonly game: string }) => {
  const card = cardOf(id);
  const intent = useMemo(() => intentOf(location.search), []);
  const game = useSignal<AnyGame | undefined>(undefined);
  const said = useSignal<AnyGameWords | undefined>(undefined);
  const agreed = useSignal<TableProposal | undefined>(undefined);
  const friends = useSignal(intent.friends && HAS_SERVER);
  const busy = useSignal(false);
  const error = useSignal<unknown>(undefined);
  const language = currentLanguage();
  const words = newGameWords.value;
  const shared = sharedWords.value;
  const fail = (reason: unknown): void => {
    error.value = reason;
  };

  useEffect(() => {
    const prepare = async (): Promise<void> => {
      const board = await card?.load();
      if (!board) return;
      agreed.value = await agreedFor(board.game, intent);
      game.value = board.game;
    };
    prepare().catch(fail);
  }, []);
  useEffect(() => {
    if (!card) return;
    gameWords(id, language).then((loaded) => {
      said.value = loaded;
    }, fail);
  }, [language]);

  if (error.value !== undefined) throw error.value;
  if (!words || !shared) return null;
  if (!card)
    return (
      <PageFrame title={shared.unknownGame}>
        <a class="button" href="/">
          {shared.home}
        </a>
      </PageFrame>
    );
  const [now, rules, sentences] = [agreed.value, game.value, said.value];
  const change = (next: TableProposal): void => {
    agreed.value = next;
  };
  const reset = (): void => {
    const choice = defaultChoice(rules!, settings.name.value);
    change({ choice, terms: defaultTerms(withClock(choice, rules!, 0), rules!) });
  };
  const submit = async (): Promise<void> => {
    if (!friends.value) return begin(now!.choice);
    if (busy.value) return;
    busy.value = true;
    await open(now!, intent.instead);
    busy.value = false;
  };
  const isChange = intent.instead !== undefined;
  return (
    <PageFrame
      title={isChange ? words.online.change(card.title) : words.title(card.title)}
      heading={isChange ? undefined : <span class="number game-title">{card.title}</span>}
      class="new-game"
    >
      {now && rules && sentences && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {isChange ? (
            <p class="new-game-where">{words.online.changeHint}</p>
          ) : (
            <div class="new-game-where">
              <Segments
                legend={words.online.where}
                quiet
                value={friends.value ? 'friends' : 'here'}
                of={[
                  ['here', words.online.here],
                  ['friends', words.online.friends],
                ]}
                choose={(where) => {
                  if (where === 'friends' && !HAS_SERVER) return go('/server');
                  friends.value = where === 'friends';
                }}
              />
            </div>
          )}
          {friends.value ? (
            <OnlineForm
              game={rules}
              said={sentences}
              words={words}
              levels={shared.levels}
              agreed={now}
              change={change}
            />
          ) : (
            <LocalForm
              game={rules}
              said={sentences}
              words={words}
              levels={shared.levels}
              choice={now.choice}
              change={(choice) => change({ ...now, choice })}
            />
          )}
          <div class="start-bar">
            <button type="button" class="button" onClick={reset}>
              {words.reset}
            </button>
            <button type="submit" class="button main" aria-busy={busy.value}>
              <Icon name={friends.value ? 'friends' : 'play'} size={friends.value ? 22 : 18} />
              {friends.value ? (isChange ? words.online.changeDo : words.online.make) : words.start}
            </button>
          </div>
        </form>
      )}
    </PageFrame>
  );
};
