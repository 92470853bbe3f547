// The forms for a game on this device and for a table with friends.
import { type AnyGame, range } from '@crescendo/rules';
import type { AnyGameWords } from '@crescendo/words';
import {
  onlineSeatLimits,
  presetClock,
  proposalWithPreset,
  type TableProposal,
} from '../../session/remote/table-terms.ts';
import { type SetupChoice, seatLimits } from '../../session/setup/setup-choice.ts';
import type { SharedWords } from '../../ui/page/words.ts';
import { Begins, seatNames } from './begins.tsx';
import { Edition } from './edition.tsx';
import { HeadStart } from './head-start.tsx';
import { ClockChoice, Length } from './length.tsx';
import { MoreTerms, OnlineClock, SeatCountChoice } from './online-terms.tsx';
import { Seats } from './seats.tsx';
import type { NewGameWords } from './words.ts';

interface FormProps {
  readonly game: AnyGame;
  readonly gameText: AnyGameWords;
  readonly words: NewGameWords;
  readonly shared: SharedWords;
}

interface HereProps extends FormProps {
  readonly choice: SetupChoice;
  readonly change: (choice: SetupChoice) => void;
}

export const LocalForm = ({ game, gameText, words, shared, choice, change }: HereProps) => (
  <>
    <div class="column content-start">
      <Seats
        choice={choice}
        change={change}
        limits={seatLimits(game, choice.preset)}
        words={words}
        shared={shared}
      />
      <Begins
        game={game}
        choice={choice}
        change={change}
        names={seatNames(choice.players, words)}
        words={words}
      />
      <HeadStart
        game={game}
        choice={choice}
        change={change}
        names={seatNames(choice.players, words)}
        players={choice.players}
        levels={shared.levels}
        words={words}
      />
    </div>
    <div class="column content-start">
      <Edition game={game} gameText={gameText} words={words} choice={choice} change={change} />
      <Length game={game} words={words} choice={choice} seats={choice.players.length} change={change} />
      <ClockChoice game={game} words={words} choice={choice} change={change} />
    </div>
  </>
);

interface FriendsProps extends FormProps {
  readonly proposal: TableProposal;
  readonly change: (proposal: TableProposal) => void;
}

export const OnlineForm = ({ game, gameText, words, shared, proposal, change }: FriendsProps) => {
  const { choice, terms } = proposal;
  const changeTerms = (next: TableProposal['terms']): void => change({ choice, terms: next });
  const changeRules = (next: SetupChoice): void =>
    change(
      next.preset === choice.preset
        ? { choice: next, terms }
        : proposalWithPreset(proposal, game, next.preset),
    );
  return (
    <>
      <div class="column content-start">
        <SeatCountChoice
          terms={terms}
          change={changeTerms}
          words={words.online}
          {...onlineSeatLimits(game, choice.preset)}
        />
        <Edition game={game} gameText={gameText} words={words} choice={choice} change={changeRules} />
        <Begins
          game={game}
          choice={choice}
          change={changeRules}
          names={range(terms.seats).map((seat) => words.online.seat(seat + 1))}
          words={words}
          lotHint={words.online.lotHint}
        />
        <HeadStart
          game={game}
          choice={choice}
          change={changeRules}
          names={range(terms.seats).map((seat) => words.online.seat(seat + 1))}
          levels={shared.levels}
          words={words}
        />
      </div>
      <div class="column content-start">
        <Length game={game} words={words} choice={choice} seats={terms.seats} change={changeRules} />
        <OnlineClock
          title={words.clock}
          game={game}
          options={choice.options}
          own={presetClock(game, choice.options)}
          terms={terms}
          change={changeTerms}
          words={words.online}
        />
        <MoreTerms
          terms={terms}
          change={changeTerms}
          words={words.online}
          levels={shared.levels}
          hasDrafts={game.drafts !== undefined}
        />
      </div>
    </>
  );
};
