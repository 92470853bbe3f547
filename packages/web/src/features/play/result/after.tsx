// Below the result of a game on this device: the tally of the evening, and what comes next.
import { LEVELS, type Level } from '@crescendo/bots';
import type { GameSetup } from '../../../session/setup/game-setup.ts';
import { saveLastSetup } from '../../../session/setup/last-setup.ts';
import type { PlayableTable } from '../../../session/table.ts';
import { go } from '../../../shell/router.ts';
import { Icon } from '../../../ui/icons.tsx';
import { startGame } from '../../start/start-game.ts';
import type { TablePageProps } from '../frame/props.ts';
import { ChallengeButton } from '../share/challenge-button.tsx';
import { type Evening, eveningAt } from './evening.ts';
import { playersOtherwise } from './just-right.tsx';

/** The same people again; around one device, another player begins. */
const rematch = (table: PlayableTable, players = table.setup.players): void => {
  const { seed: _seed, players: _players, challenge: _challenge, lesson: _lesson, ...same } = table.setup;
  const turned = [...players.slice(1), ...players.slice(0, 1)];
  void startGame({ ...same, players: table.ownSeats.value.length > 1 ? turned : players });
};

/** The wins or losses in a row that call for other opponents. */
const MIN_STREAK = 2;

/** The bots one level up or down; `undefined` where there are none of that level, or one that has no level. */
const otherBots = (players: GameSetup['players'], step: 1 | -1): GameSetup['players'] | undefined => {
  const levels = players.flatMap((player) =>
    player.kind === 'bot' ? [LEVELS.findIndex((level) => level === player.level)] : [],
  );
  if (levels.length === 0 || levels.includes(-1)) return undefined;
  const level: Level | undefined = LEVELS[(step > 0 ? Math.min : Math.max)(...levels) + step];
  return level && players.map((player) => (player.kind === 'bot' ? { ...player, level } : player));
};

/** A player who has won or lost twice against the same bots is offered others. */
const offerOf = (table: PlayableTable, evening: Evening | undefined) => {
  const [own, ...others] = table.ownSeats.value;
  const streak = own === undefined || others.length > 0 ? 0 : (evening?.streak(own) ?? 0);
  if (Math.abs(streak) < MIN_STREAK) return undefined;
  const players = otherBots(table.setup.players, streak > 0 ? 1 : -1);
  return players && { players, isStronger: streak > 0 };
};

/** Tells, beside the result, the number of moves taken back. */
export const TakenBack = ({ table, words }: TablePageProps) => {
  const { takenBack = 0 } = table.device ?? {};
  return takenBack > 0 ? <p class="taken-back">{words.takenBack(takenBack)}</p> : null;
};

/** Counts the games, and the wins of each seat, where they are known. */
const tallyOf = (table: PlayableTable) => {
  const evening = table.online?.evening.value;
  if (table.online) return evening && { games: evening.games.length, wins: evening.wins };
  return eveningAt(table);
};

export const Tally = ({ table, words, seatLabel }: TablePageProps) => {
  const tally = tallyOf(table);
  if (!tally || tally.games < 2) return null;
  const { wins } = tally;
  return (
    <p class="tally cluster justify-center text-15">
      <span class="soft">{words.evening}</span>
      {wins.length === 2 ? (
        <b>
          {seatLabel(0).text} <span class="number">{`${wins[0]} : ${wins[1]}`}</span> {seatLabel(1).text}
        </b>
      ) : (
        <b>
          {wins.map(
            (count, seat) =>
              count !== null && (
                <span key={seat}>
                  {seatLabel(seat).text} <span class="number">{count}</span>
                </span>
              ),
          )}
        </b>
      )}
    </p>
  );
};

/** Plays again, and from now on, at the strength of this game; or lets the bots follow the results again. */
const KeepStrength = ({ table, words }: TablePageProps) => {
  const otherwise = table.ownSeats.value.length === 1 ? playersOtherwise(table.setup.players) : undefined;
  if (!otherwise) return null;
  const keep = (): void => {
    const { seed: _seed, challenge: _challenge, draws: _draws, lesson: _lesson, ...choice } = table.setup;
    saveLastSetup({ ...choice, players: otherwise.players });
    rematch(table, otherwise.players);
  };
  return (
    <button type="button" class="button other-bot" onClick={keep}>
      {otherwise.isFixed ? words.justRight.keep : words.justRight.follow}
    </button>
  );
};

export const ResultActions = (props: TablePageProps) => {
  const { table, words, page } = props;
  const offer = offerOf(table, eveningAt(table));
  const isAnswer = table.setup.challenge !== undefined;
  return (
    <>
      {isAnswer && (
        <button type="button" class="button main" onClick={() => go(`/challenge/${table.id}`)}>
          <Icon name="friends" />
          {words.compare}
        </button>
      )}
      <button type="button" class={isAnswer ? 'button' : 'button main'} onClick={() => rematch(table)}>
        <Icon name="again" />
        {words.rematch}
      </button>
      {table.setup.players.length > 1 && (
        <button type="button" class="button" onClick={() => go(`/review/${table.id}`)}>
          {words.review}
        </button>
      )}
      {offer && (
        <button type="button" class="button other-bot" onClick={() => rematch(table, offer.players)}>
          {offer.isStronger ? words.strongerBot : words.easierBot}
        </button>
      )}
      <KeepStrength {...props} />
      <button type="button" class="button" onClick={() => go(`/new/${table.game.id}`)}>
        {words.otherGame}
      </button>
      {!isAnswer && table.ownSeats.value.length === 1 && !table.setup.lesson && (
        <ChallengeButton page={page} words={words} />
      )}
      <button
        type="button"
        class="button"
        onClick={() => {
          page.overlay.value = 'share';
        }}
      >
        <Icon name="share" />
        {words.share}
      </button>
    </>
  );
};
