// Before a game: where, who plays, by which rules, how long.
import './new-game.css';
import type { TableState } from '@crescendo/protocol';
import type { AnyGame, AnyTypes } from '@crescendo/rules';
import { type GameWords, gameWords } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { readKept } from '../../app/kept.ts';
import { settings, spoken } from '../../app/settings.ts';
import { cardOf } from '../../boards/boards.ts';
import { Icon } from '../../look/icons.tsx';
import { ask } from '../../online/ask.ts';
import { whySaid } from '../../online/why.ts';
import { beginGame, rememberSetup } from '../../table/begin.ts';
import { type Choice, usual, withClock } from '../../table/choosing.ts';
import { pagesWords } from '../../words/words.ts';
import { lastAgreed, makeTable, rememberTerms } from '../friends/make.ts';
import { type Agreed, agreedAt, tableOf, usualTerms } from '../friends/terms.ts';
import { Segments } from '../parts/choices.tsx';
import { Frame } from '../parts/frame.tsx';
import { showToast } from '../parts/toast.tsx';
import { FriendsForm, HereForm } from './forms.tsx';
import { type Intent, intentOf } from './intent.ts';
import { newTableWords } from './words.ts';

const begin = (choice: Choice): void => {
  const humans = choice.players.filter(({ kind }) => kind === 'human');
  const own = humans[0]?.name.trim() ?? '';
  if (settings.name.value === '') settings.name.value = own;
  rememberSetup(choice);
  const coach = humans.length === 1 && readKept(`coached.${choice.game}`) === undefined;
  beginGame({ ...choice, coach });
};

const open = async (agreed: Agreed, instead: string | undefined): Promise<void> => {
  rememberSetup(agreed.choice);
  rememberTerms(agreed.choice.game, agreed.terms);
  try {
    await makeTable({ ...tableOf(agreed), ...(instead !== undefined && { instead }) });
  } catch (error) {
    showToast({ text: await whySaid(error) });
  }
};

/** As the last time, or as the table is whose rules are to be changed. */
const agreedFor = async (game: AnyGame, { instead, public: isPublic }: Intent): Promise<Agreed> => {
  const last = lastAgreed(game, settings.name.value);
  if (isPublic) return { ...last, terms: { ...last.terms, public: true } };
  if (instead === undefined) return last;
  try {
    const { table } = await ask<TableState>('GET', `/api/tables/${instead}`);
    return table.game === game.id ? agreedAt(table, last.choice, game) : last;
  } catch (error) {
    showToast({ text: await whySaid(error) });
    return last;
  }
};

export const NewGame = ({ game: id }: { readonly game: string }) => {
  const card = cardOf(id);
  const intent = useMemo(() => intentOf(location.search), []);
  const game = useSignal<AnyGame | undefined>(undefined);
  const said = useSignal<GameWords<AnyTypes> | undefined>(undefined);
  const agreed = useSignal<Agreed | undefined>(undefined);
  const friends = useSignal(intent.friends);
  const busy = useSignal(false);
  const error = useSignal<unknown>(undefined);
  const language = spoken();
  const words = pagesWords.value;
  const own = newTableWords.value;
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
  if (!words || !own) return null;
  if (!card)
    return (
      <Frame words={words} title={words.newGame.unknown}>
        <a class="button" href="/">
          {words.home.home}
        </a>
      </Frame>
    );
  const [now, rules, sentences] = [agreed.value, game.value, said.value];
  const change = (next: Agreed): void => {
    agreed.value = next;
  };
  const reset = (): void => {
    const choice = usual(rules!, settings.name.value);
    change({ choice, terms: usualTerms(withClock(choice, 0), rules!) });
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
    <Frame
      words={words}
      title={isChange ? own.change(card.title) : words.newGame.title(card.title)}
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
            <p class="new-game-where">{own.changeHint}</p>
          ) : (
            <div class="new-game-where">
              <Segments
                legend={own.where}
                quiet
                value={friends.value ? 'friends' : 'here'}
                of={[
                  ['here', own.here],
                  ['friends', own.friends],
                ]}
                choose={(where) => {
                  friends.value = where === 'friends';
                }}
              />
            </div>
          )}
          {friends.value ? (
            <FriendsForm
              game={rules}
              said={sentences}
              words={words.newGame}
              own={own}
              agreed={now}
              change={change}
            />
          ) : (
            <HereForm
              game={rules}
              said={sentences}
              words={words.newGame}
              choice={now.choice}
              change={(choice) => change({ ...now, choice })}
            />
          )}
          <div class="start-bar">
            <button type="button" class="button" onClick={reset}>
              {words.newGame.reset}
            </button>
            <button type="submit" class="button main" aria-busy={busy.value}>
              <Icon name={friends.value ? 'friends' : 'play'} size={friends.value ? 22 : 18} />
              {friends.value ? (isChange ? own.changeDo : own.make) : words.newGame.start}
            </button>
          </div>
        </form>
      )}
    </Frame>
  );
};
