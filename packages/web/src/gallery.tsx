// For anyone who works on a board: one board on a bare page, played against bots. Never part of the built page.
// gallery.html?game=qwinto&seats=3&humans=1&level=casual&lang=de&theme=dark&seed=7&options=preset=x,y=1
// &table puts the whole table page around it; &diagram=name draws one of the board's diagrams, &mini draws the miniature, &plain
// plays on the plain board.
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/styles/layout.css';
import { GAME_IDS, isGameId, parseOptions } from '@crescendo/rules';
import type { Language } from '@crescendo/words';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { loadBoard } from './boards/boards.ts';
import { labelsFrom } from './boards/contract/seat-label.ts';
import { loadTranslations, newsText, reasonText } from './boards/translations.ts';
import { showBubble } from './interaction/bubble.ts';
import { LocalTable } from './session/local/local-table.ts';
import { saveGame } from './session/saved/saved-games.ts';
import type { GameSetup } from './session/setup/game-setup.ts';
import { prepareAnnouncements } from './shell/announce.ts';
import { applyAppearance } from './shell/appearance.ts';
import { settings } from './shell/settings.ts';
import { removeStored, writeStored } from './shell/storage/storage.ts';

const asked = new URLSearchParams(location.search);
if (asked.has('theme')) settings.theme.value = asked.get('theme') as 'light';
applyAppearance(document.documentElement);
prepareAnnouncements(document.body);

const asId = asked.get('game') ?? GAME_IDS[0] ?? '';
if (!isGameId(asId)) throw new Error(`there is no game ${asId}`);
if (asked.has('plain')) writeStored('board', 'plain');
else removeStored('board');
const board = await loadBoard(asId);
const translations = await loadTranslations(board, (asked.get('lang') ?? 'en') as Language);
const { Board } = board;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dario', 'Emma', 'Finn', 'Gio', 'Hanna'];
const name = (seat: number): string => NAMES[seat] ?? '';
const none = signal(undefined);

const Play = ({ table }: { table: LocalTable }) => {
  const number = table.length.value;
  const { view, news, turn } = table.moment(number - 1);
  const deciding = turn.kind === 'players' ? turn.seats : [];
  const mine = view.seat !== null && deciding.includes(view.seat);
  return (
    <main style="display: grid; grid-template-rows: auto 1fr auto; height: 100dvh">
      <header>
        {table.setup.players.map((_, seat) => (
          <span key={seat} style="margin: 8px">
            {name(seat)}: {board.texts.standing(view, seat, translations)}{' '}
            {deciding.includes(seat) ? '…' : ''}
          </span>
        ))}
      </header>
      <div class="board-host">
        <Board
          game={board.game}
          view={view}
          news={news}
          moment={number}
          mode={mine ? 'play' : 'watch'}
          translations={translations}
          label={labelsFrom(name)}
          name={name}
          deciding={deciding}
          play={(move) => {
            const reason = table.play(move);
            if (reason) showBubble(reasonText(translations, reason), document.body);
          }}
          refuse={(reason, at) => showBubble(reasonText(translations, reason), at)}
          hint={undefined}
          draft={table.draft}
          secondsLeft={none}
        />
      </div>
      <footer>
        <p>{news.map((item) => newsText(translations, item, name)).join(' ')}</p>
        <p>
          <b>{mine ? board.texts.prompt(view, translations) : ''}</b>
        </p>
        {turn.kind === 'over' &&
          board.texts.result(view, 0, translations).map(({ text, points }) => (
            <p key={text}>
              {text} {points}
            </p>
          ))}
      </footer>
    </main>
  );
};

const seats = Number(asked.get('seats') ?? 2);
const humans = Number(asked.get('humans') ?? 1);
const parsed = parseOptions(board.game, asked.get('options') ?? '');
const app = document.querySelector('#app') ?? document.body;

if (asked.has('mini')) {
  const { Mini } = await import(`./boards/${asked.get('game')}/mini.tsx`);
  render(
    <div style="width: 300px; padding: 20px">
      <Mini still={false} />
    </div>,
    app,
  );
} else if (asked.has('diagram')) {
  const { Diagram } = await board.rulesPage();
  render(
    <div style="width: 340px; padding: 20px">
      <Diagram name={asked.get('diagram') ?? ''} translations={translations} />
    </div>,
    app,
  );
} else {
  const setup: GameSetup = {
    game: board.game.id,
    preset: '',
    options: 'options' in parsed ? parsed.options : board.game.options,
    series: null,
    players: Array.from({ length: seats }, (_, seat) =>
      seat < humans
        ? { kind: 'human', name: '' }
        : { kind: 'bot', level: (asked.get('level') ?? 'casual') as 'casual', name: '' },
    ),
    clock: 0,
    seed: asked.get('seed') ?? '1',
  };
  if (asked.has('table')) {
    const { TablePage } = await import('./features/play/frame/page.tsx');
    saveGame({
      version: 1,
      id: 'gallery',
      setup,
      record: '',
      decisions: 0,
      over: false,
      updated: Date.now(),
    });
    render(<TablePage id="gallery" />, app);
  } else {
    const table = new LocalTable({
      id: 'gallery',
      game: board.game,
      setup,
      timeUp: board.drafts.timeUp,
    });
    render(<Play table={table} />, app);
  }
}
