// The leaves to choose on: for a game on this device, and for a table of friends.
import type { AnyGame, AnyTypes } from '@crescendo/rules';
import type { GameWords } from '@crescendo/words';
import { type Choice, limitsOf, type Values } from '../../table/choosing.ts';
import type { NewGameWords } from '../../words/words.ts';
import { type Agreed, friendSeats, ownClock, withEdition } from '../friends/terms.ts';
import { Edition } from './edition.tsx';
import { FriendsClock, HowMany, MoreTerms } from './friends.tsx';
import { ClockChoice, Length } from './length.tsx';
import { Seats } from './seats.tsx';
import type { NewTableWords } from './words.ts';

interface FormProps {
  readonly game: AnyGame;
  readonly said: GameWords<AnyTypes>;
  readonly words: NewGameWords;
}

interface HereProps extends FormProps {
  readonly choice: Choice;
  readonly change: (choice: Choice) => void;
}

export const HereForm = ({ game, said, words, choice, change }: HereProps) => (
  <>
    <div class="column">
      <Seats choice={choice} change={change} limits={limitsOf(game, choice.preset)} words={words} />
    </div>
    <div class="column">
      <Edition game={game} said={said} words={words} choice={choice} change={change} />
      <Length game={game} words={words} choice={choice} seats={choice.players.length} change={change} />
      <ClockChoice words={words} choice={choice} change={change} />
    </div>
  </>
);

interface FriendsProps extends FormProps {
  readonly own: NewTableWords;
  readonly agreed: Agreed;
  readonly change: (agreed: Agreed) => void;
}

export const FriendsForm = ({ game, said, words, own, agreed, change }: FriendsProps) => {
  const { choice, terms } = agreed;
  const changeTerms = (next: Agreed['terms']): void => change({ choice, terms: next });
  const changeRules = (next: Choice): void =>
    change(next.preset === choice.preset ? { choice: next, terms } : withEdition(agreed, game, next.preset));
  return (
    <>
      <div class="column">
        <HowMany terms={terms} change={changeTerms} words={own} {...friendSeats(game, choice.preset)} />
        <Edition game={game} said={said} words={words} choice={choice} change={changeRules} />
      </div>
      <div class="column">
        <Length game={game} words={words} choice={choice} seats={terms.seats} change={changeRules} />
        <FriendsClock
          title={words.clock}
          own={ownClock(choice.options as Values)}
          terms={terms}
          change={changeTerms}
          words={own}
        />
        <MoreTerms terms={terms} change={changeTerms} words={own} levels={words.levels} />
      </div>
    </>
  );
};
