// The form before a game: where, who plays, by which rules, how long.
import './new-game.css';
import { TableState } from '@crescendo/protocol';
import type { AnyGame } from '@crescendo/rules';
import { type AnyGameWords, gameWords } from '@crescendo/words';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { cardOf } from '../../boards/boards.ts';
import { request } from '../../server/api.ts';
import { errorSentence } from '../../server/error-words.ts';
import { withStrengthToday } from '../../session/just-right/opponent.ts';
import {
  createTableRequest,
  defaultTerms,
  proposalFromTable,
  type TableProposal,
} from '../../session/remote/table-terms.ts';
import { loadFinishedGames } from '../../session/saved/finished-games.ts';
import { saveLastSetup } from '../../session/setup/last-setup.ts';
import { firstOf, type SetupChoice, suggestedChoice, withFirst } from '../../session/setup/setup-choice.ts';
import { HAS_SERVER } from '../../shell/base.ts';
import { currentLanguage } from '../../shell/language.ts';
import { go } from '../../shell/router.ts';
import { settings } from '../../shell/settings.ts';
import { Segments } from '../../ui/controls.tsx';
import { Icon } from '../../ui/icons.tsx';
import { PageFrame } from '../../ui/page/page-frame.tsx';
import { type SharedWords, sharedWords } from '../../ui/page/words.ts';
import { submitting } from '../../ui/submitting.ts';
import { showToast } from '../../ui/toast.tsx';
import { createTable, lastProposal, saveTerms } from '../start/online/create-table.ts';
import { startGame } from '../start/start-game.ts';
import { LocalForm, OnlineForm } from './forms.tsx';
import { type Intent, intentOf } from './intent.ts';
import { type NewGameWords, newGameWords } from './words.ts';

const startLocalGame = (choice: SetupChoice): void => {
  const humans = choice.players.filter(({ kind }) => kind === 'human');
  const own = humans[0]?.name.trim() ?? '';
  if (settings.name.value === '') settings.name.value = own;
  saveLastSetup(choice);
  void startGame(choice);
};

const openOnlineTable = async (proposal: TableProposal, instead: string | undefined): Promise<void> => {
  saveLastSetup(proposal.choice);
  saveTerms(proposal.choice.game, proposal.terms);
  try {
    await createTable({ ...createTableRequest(proposal), ...(instead !== undefined && { instead }) });
  } catch (error) {
    showToast({ text: await errorSentence(error) });
  }
};

const suggestedFor = (game: AnyGame): SetupChoice =>
  suggestedChoice(game, settings.name.value, currentLanguage());

/** The last choice, or that of the table whose rules are to be changed. */
const firstProposal = async (
  game: AnyGame,
  { instead, public: isPublic }: Intent,
): Promise<TableProposal> => {
  const last = lastProposal(game, suggestedFor(game));
  if (isPublic) return { ...last, terms: { ...last.terms, public: true } };
  if (instead === undefined) return last;
  try {
    const { table } = await request('GET', `/api/tables/${instead}`, TableState);
    return table.game === game.id ? proposalFromTable(table, last.choice, game) : last;
  } catch (error) {
    showToast({ text: await errorSentence(error) });
    return last;
  }
};

interface LoadedGame {
  readonly game: AnyGame;
  /** The initial content of the form. */
  readonly proposal: TableProposal;
}

const useLoadedGame = (id: string, intent: Intent) => {
  const loaded = useSignal<LoadedGame | undefined>(undefined);
  const gameText = useSignal<AnyGameWords | undefined>(undefined);
  const error = useSignal<unknown>(undefined);
  const language = currentLanguage();
  const fail = (reason: unknown): void => {
    error.value = reason;
  };
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [board] = await Promise.all([cardOf(id)?.load(), loadFinishedGames()]);
      if (!board) return;
      const { choice, terms } = await firstProposal(board.game, intent);
      loaded.value = { game: board.game, proposal: { choice: withStrengthToday(choice), terms } };
    };
    load().catch(fail);
  }, []);
  useEffect(() => {
    if (!cardOf(id)) return;
    gameWords(id, language).then((words) => {
      gameText.value = words;
    }, fail);
  }, [language]);
  if (error.value !== undefined) throw error.value;
  return loaded.value && gameText.value && { ...loaded.value, gameText: gameText.value };
};

interface WhereProps {
  readonly words: NewGameWords;
  readonly withFriends: Signal<boolean>;
}

/** On this device, or with friends on the server. */
const Where = ({ words, withFriends }: WhereProps) => (
  <div class="new-game-where">
    <Segments
      legend={words.online.where}
      quiet
      value={withFriends.value ? 'friends' : 'here'}
      of={[
        ['here', words.online.here],
        ['friends', words.online.friends],
      ]}
      choose={(where) => {
        if (where === 'friends' && !HAS_SERVER) return go('/server');
        withFriends.value = where === 'friends';
      }}
    />
  </div>
);

interface NewGameFormProps extends LoadedGame {
  readonly gameText: AnyGameWords;
  readonly words: NewGameWords;
  readonly shared: SharedWords;
  readonly intent: Intent;
}

const NewGameForm = ({ game, proposal, gameText, words, shared, intent }: NewGameFormProps) => {
  const current = useSignal(proposal);
  const withFriends = useSignal(intent.friends && HAS_SERVER);
  const busy = useSignal(false);
  const isChange = intent.instead !== undefined;
  const change = (next: TableProposal): void => {
    current.value = next;
  };
  const reset = (): void => {
    const choice = withStrengthToday(suggestedFor(game));
    change({ choice, terms: defaultTerms(choice, game) });
  };
  const submit = async (): Promise<void> => {
    const { choice, terms } = current.value;
    const forSeats = (seats: number): SetupChoice => withFirst(choice, firstOf(choice, game, seats));
    if (!withFriends.value) return startLocalGame(forSeats(choice.players.length));
    if (busy.value) return;
    busy.value = true;
    await openOnlineTable({ choice: forSeats(terms.seats), terms }, intent.instead);
    busy.value = false;
  };
  const form = { game, gameText, words, shared };
  return (
    <form onSubmit={submitting(submit)}>
      {isChange ? (
        <p class="new-game-where">{words.online.changeHint}</p>
      ) : (
        <Where words={words} withFriends={withFriends} />
      )}
      {withFriends.value ? (
        <OnlineForm {...form} proposal={current.value} change={change} />
      ) : (
        <LocalForm
          {...form}
          choice={current.value.choice}
          change={(choice) => change({ ...current.value, choice })}
        />
      )}
      <div class="start-bar flex gap-10">
        <button type="button" class="button" onClick={reset}>
          {words.reset}
        </button>
        <button type="submit" class="button main" aria-busy={busy.value}>
          <Icon name={withFriends.value ? 'friends' : 'play'} size={withFriends.value ? 22 : 18} />
          {withFriends.value ? (isChange ? words.online.changeDo : words.online.make) : words.start}
        </button>
      </div>
    </form>
  );
};

export const NewGamePage = ({ game: id }: { readonly game: string }) => {
  const intent = useMemo(() => intentOf(location.search), []);
  const loaded = useLoadedGame(id, intent);
  const [words, shared] = [newGameWords.value, sharedWords.value];
  const card = cardOf(id);
  if (!words || !shared) return null;
  if (!card)
    return (
      <PageFrame title={shared.unknownGame}>
        <a class="button" href="/">
          {shared.home}
        </a>
      </PageFrame>
    );
  const isChange = intent.instead !== undefined;
  return (
    <PageFrame
      title={isChange ? words.online.change(card.title) : words.title(card.title)}
      heading={isChange ? undefined : <span class="number game-title">{card.title}</span>}
      class="new-game"
    >
      {loaded && <NewGameForm {...loaded} words={words} shared={shared} intent={intent} />}
    </PageFrame>
  );
};
