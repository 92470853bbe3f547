// Chooses the first player, where the rules leave that open.
import type { AnyGame } from '@crescendo/rules';
import { botNameAt } from '../../session/setup/bot-style.ts';
import type { Player } from '../../session/setup/game-setup.ts';
import { type FirstChoice, firstOf, type SetupChoice, withFirst } from '../../session/setup/setup-choice.ts';
import { Select } from '../../ui/controls.tsx';
import type { NewGameWords } from './words.ts';

interface BeginsProps {
  readonly game: AnyGame;
  readonly choice: SetupChoice;
  readonly change: (choice: SetupChoice) => void;
  /** One for each seat. */
  readonly names: readonly string[];
  readonly words: NewGameWords;
  /** Said of the lot. */
  readonly lotHint?: string;
}

/** The seats by their names; the numbers tell two of the same name apart. */
export const seatNames = (players: readonly Player[], words: NewGameWords): readonly string[] =>
  players.map((player, seat) => {
    const name = player.kind === 'bot' ? botNameAt(players, seat) : player.name.trim();
    return name === '' ? words.seat(seat + 1) : `${seat + 1} · ${name}`;
  });

export const Begins = ({ game, choice, change, names, words, lotHint }: BeginsProps) => {
  if (!game.choosesFirst(choice.options) || names.length < 2) return null;
  const first = firstOf(choice, game, names.length);
  const seats = names.map((name, seat): readonly [FirstChoice, string] => [seat, name]);
  return (
    <section class="leaf" aria-labelledby="begins">
      <h2 id="begins">{words.begins}</h2>
      <Select
        label={words.begins}
        quiet
        value={first}
        of={[...seats, ['random', words.byLot]]}
        choose={(next) => change(withFirst(choice, next))}
      />
      {lotHint && first === 'random' && <p class="quiet">{lotHint}</p>}
    </section>
  );
};
