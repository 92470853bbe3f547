// Chooses the players at the table.
import { justRightBot } from '../../session/just-right/opponent.ts';
import { botNameAt, styleAt } from '../../session/setup/bot-style.ts';
import type { Player } from '../../session/setup/game-setup.ts';
import { defaultBot, type SetupChoice, withPlayer } from '../../session/setup/setup-choice.ts';
import { rescueFocus } from '../../shell/focus.ts';
import { Segments } from '../../ui/controls.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { SharedWords } from '../../ui/page/words.ts';
import { BotChoice } from './bot-choice.tsx';
import type { NewGameWords } from './words.ts';

interface SeatsProps {
  readonly choice: SetupChoice;
  readonly change: (choice: SetupChoice) => void;
  readonly limits: { readonly min: number; readonly max: number };
  readonly words: NewGameWords;
  readonly shared: SharedWords;
}

const Person = ({ player, change, seat, words }: SeatProps<'human'>) => (
  <label class="field">
    <span class="unseen">{words.name}</span>
    <input
      type="text"
      maxLength={24}
      autocomplete="off"
      enterkeyhint="done"
      placeholder={words.seat(seat + 1)}
      value={player.name}
      onInput={({ currentTarget }) => change({ kind: 'human', name: currentTarget.value })}
    />
  </label>
);

interface SeatProps<K extends Player['kind']> {
  readonly player: Extract<Player, { readonly kind: K }>;
  readonly change: (player: Player) => void;
  readonly seat: number;
  readonly words: NewGameWords;
}

export const Seats = ({ choice, change, limits, words, shared }: SeatsProps) => {
  const { players } = choice;
  const humans = players.filter(({ kind }) => kind === 'human').length;
  const set = (seat: number, player: Player | undefined): void => change(withPlayer(choice, seat, player));
  const fresh = (kind: Player['kind']): Player =>
    kind === 'human' ? { kind, name: '' } : (justRightBot(choice.game) ?? defaultBot(choice.game));
  const aboutBot = (seat: number): { name: string; style: string | undefined } => {
    const style = styleAt(players, seat);
    return { name: botNameAt(players, seat), style: style && shared.styles[style] };
  };
  return (
    <section class="leaf" aria-labelledby="who">
      <h2 id="who">
        {words.who} <small>{words.howMany(limits.min, limits.max)}</small>
      </h2>
      <ol class="sitters grid gap-12">
        {players.map((player, seat) => (
          <li key={seat} class="sitter grid sunk round-14">
            <span class="sitter-number number center round-8 tile-colours" aria-hidden="true">
              {seat + 1}
            </span>
            <fieldset class="sitter-choice grid gap-8 min-0" aria-label={words.seat(seat + 1)}>
              <Segments
                legend={words.seat(seat + 1)}
                quiet
                value={player.kind}
                of={[
                  ['human', words.person],
                  ['bot', words.bot],
                ]}
                choose={(kind) => set(seat, fresh(kind))}
              />
              {player.kind === 'human' ? (
                <Person player={player} change={(next) => set(seat, next)} seat={seat} words={words} />
              ) : (
                <BotChoice
                  player={player}
                  change={(next) => set(seat, next)}
                  words={words}
                  shared={shared}
                  about={aboutBot(seat)}
                  game={choice.game}
                />
              )}
            </fieldset>
            {players.length > limits.min && (
              <button
                type="button"
                class="sitter-remove square center soft pill"
                aria-label={words.removeSeat(seat + 1)}
                title={words.removeSeat(seat + 1)}
                onClick={() => {
                  set(seat, undefined);
                  rescueFocus('.sitter-remove', '.new-game .abreast button');
                }}
              >
                <Icon name="close" size={18} />
              </button>
            )}
          </li>
        ))}
      </ol>
      {players.length < limits.max && (
        <div class="abreast">
          <button type="button" class="button" onClick={() => set(players.length, fresh('human'))}>
            <Icon name="plus" size={18} />
            {words.addPerson}
          </button>
          <button type="button" class="button" onClick={() => set(players.length, fresh('bot'))}>
            <Icon name="plus" size={18} />
            {words.addBot}
          </button>
        </div>
      )}
      {humans !== 1 && <p class="quiet">{humans === 0 ? words.onlyBots : words.together}</p>}
    </section>
  );
};
