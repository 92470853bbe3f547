// Two players, each on half of the seats on average: what one wins of it, with the same dice from every seating.
import { type AnyBot, type AnyGame, playOut, range, seeded } from '@crescendo/rules';
import { arenaLuck } from '../src/arena/luck.ts';

/**
 * Lists the ways to give half of the seats to one player, with an odd number the smaller and the larger half. So equals win
 * half of the games, however unequal the seats are.
 */
export const seatingsOf = (seats: number): readonly (readonly boolean[])[] => {
  const halves = [Math.floor(seats / 2), Math.ceil(seats / 2)];
  return range(2 ** seats)
    .map((bits) => range(seats).map((seat) => (bits & (1 << seat)) !== 0))
    .filter((seating) => halves.includes(seating.filter(Boolean).length));
};

export interface Match {
  readonly game: AnyGame;
  readonly seats: number;
  readonly one: AnyBot;
  readonly other: AnyBot;
  readonly seed: string;
  /** Also count luck, to subtract it. */
  readonly isAdjusted: boolean;
}

/** The share that `one` won of the games with one throw of the dice, from every seating; and how lucky it was. */
interface Round {
  readonly share: number;
  readonly luck: number;
}

const LIMIT = 20_000;

/** Undefined where a game did not end. */
export const playRound = async (match: Match, number: number): Promise<Round | undefined> => {
  const { game, seats, one, other, isAdjusted } = match;
  const seatings = seatingsOf(seats);
  const seed = `${match.seed}/${number}`;
  let [share, luck] = [0, 0];
  for (const seating of seatings) {
    const players = seating.map((isOne) => (isOne ? one : other));
    const played = playOut({
      game,
      seats,
      options: game.options,
      players,
      dice: seeded(seed),
      limit: LIMIT,
    });
    if (played.turn.kind !== 'over') return undefined;
    const { winners } = played.turn;
    share += winners.filter((seat) => seating[seat]).length / winners.length;
    if (!isAdjusted) continue;
    // Only that of chance: it is asked of none of these bots whether they threw dice.
    for (const event of await arenaLuck({ match: played, bots: players, threw: [], seed: `${seed}/luck` }))
      event?.luck.forEach((each, seat) => {
        if (seating[seat]) luck += each;
      });
  }
  return { share: share / seatings.length, luck: luck / seatings.length };
};

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** A share and half the width of its 95 % interval, of rounds that do not depend on each other. */
export const shareOf = (
  rounds: readonly Round[],
  isAdjusted: boolean,
): { readonly share: number; readonly interval: number } => {
  const [share, luck] = [mean(rounds.map((round) => round.share)), mean(rounds.map((round) => round.luck))];
  const own = mean(rounds.map((round) => (round.luck - luck) ** 2));
  const common = mean(rounds.map((round) => (round.luck - luck) * (round.share - share)));
  // Luck is nothing on average: the part of it is subtracted that leaves the least noise.
  const part = isAdjusted && own > 0 ? common / own : 0;
  const rest = rounds.map((round) => round.share - share - part * (round.luck - luck));
  const variance =
    rest.reduce((sum, each) => sum + each ** 2, 0) / Math.max(1, rounds.length - (isAdjusted ? 2 : 1));
  return { share: share - part * luck, interval: 1.96 * Math.sqrt(variance / rounds.length) };
};

/** Rounds of at least so many games in all. */
export const playRounds = async (match: Match, games: number): Promise<readonly Round[]> => {
  const rounds: Round[] = [];
  const count = Math.ceil(games / seatingsOf(match.seats).length);
  for (const number of range(count)) {
    const round = await playRound(match, number);
    if (round) rounds.push(round);
  }
  return rounds;
};
