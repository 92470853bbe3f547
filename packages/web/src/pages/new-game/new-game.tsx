// Before a game: who plays, by which rules, how long.
import './new-game.css';
import type { AnyGame, AnyTypes } from '@crescendo/rules';
import { type GameWords, gameWords } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readKept } from '../../app/kept.ts';
import { settings, spoken } from '../../app/settings.ts';
import { cardOf } from '../../boards/boards.ts';
import { Icon } from '../../look/icons.tsx';
import { beginGame, lastSetup, rememberSetup } from '../../table/begin.ts';
import { type Choice, limitsOf, remembered, usual } from '../../table/choosing.ts';
import { pagesWords } from '../../words/words.ts';
import { Frame } from '../parts/frame.tsx';
import { Edition } from './edition.tsx';
import { ClockChoice, Length } from './length.tsx';
import { Seats } from './seats.tsx';

const begin = (choice: Choice): void => {
  const humans = choice.players.filter(({ kind }) => kind === 'human');
  const own = humans[0]?.name.trim() ?? '';
  if (settings.name.value === '') settings.name.value = own;
  rememberSetup(choice);
  const coach = humans.length === 1 && readKept(`coached.${choice.game}`) === undefined;
  beginGame({ ...choice, coach });
};

export const NewGame = ({ game: id }: { readonly game: string }) => {
  const card = cardOf(id);
  const game = useSignal<AnyGame | undefined>(undefined);
  const said = useSignal<GameWords<AnyTypes> | undefined>(undefined);
  const choice = useSignal<Choice | undefined>(undefined);
  const error = useSignal<unknown>(undefined);
  const language = spoken();
  const words = pagesWords.value;

  useEffect(() => {
    card?.load().then(
      (board) => {
        game.value = board.game;
        choice.value = remembered(lastSetup(id), board.game) ?? usual(board.game, settings.name.value);
      },
      (reason) => {
        error.value = reason;
      },
    );
  }, []);
  useEffect(() => {
    if (!card) return;
    gameWords(id, language).then(
      (loaded) => {
        said.value = loaded;
      },
      (reason) => {
        error.value = reason;
      },
    );
  }, [language]);

  if (error.value !== undefined) throw error.value;
  if (!words) return null;
  const own = words.newGame;
  if (!card)
    return (
      <Frame words={words} title={own.unknown}>
        <a class="button" href="/">
          {words.home.home}
        </a>
      </Frame>
    );
  const [now, rules, sentences] = [choice.value, game.value, said.value];
  const change = (next: Choice): void => {
    choice.value = next;
  };
  return (
    <Frame
      words={words}
      title={own.title(card.title)}
      heading={<span class="number game-title">{card.title}</span>}
      class="new-game"
    >
      {now && rules && sentences && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            begin(now);
          }}
        >
          <Seats choice={now} change={change} limits={limitsOf(rules, now.preset)} words={own} />
          <Edition game={rules} said={sentences} words={own} choice={now} change={change} />
          <Length game={rules} words={own} choice={now} change={change} />
          <ClockChoice words={own} choice={now} change={change} />
          <div class="start-bar">
            <button type="button" class="button" onClick={() => change(usual(rules, settings.name.value))}>
              {own.reset}
            </button>
            <button type="submit" class="button main">
              <Icon name="play" size={18} />
              {own.start}
            </button>
          </div>
        </form>
      )}
    </Frame>
  );
};
