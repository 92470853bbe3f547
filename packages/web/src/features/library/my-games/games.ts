// My games, wherever they are: what waits for me, what waits for others, what has not begun, what is over.
import type { TableSummary } from '@crescendo/protocol';
import { hasPoints } from '@crescendo/rules/manifests';
import { type Language, languageTag, list } from '@crescendo/words';
import { type PlayerEntry, resultIn } from '../../../session/saved/finished-games.ts';
import type { SavedGame } from '../../../session/saved/saved-games.ts';
import type { GameSetup } from '../../../session/setup/game-setup.ts';
import { listedNames } from '../../shared/game-facts.ts';
import type { MineWords } from '../shared/words.ts';

export interface MyGame {
  readonly id: string;
  /** On this device, or at the server. */
  readonly isHere: boolean;
  readonly href: string;
  readonly game: string;
  /** One for each seat. */
  readonly players: readonly PlayerEntry[];
  /** The own seat; `null`: several people at this device, or nobody. */
  readonly seat: number | null;
  readonly freeSeats: number;
  /** Several rounds, counted as one game. */
  readonly isSeries: boolean;
  readonly result: { readonly scores: readonly number[]; readonly winners: readonly number[] } | null;
  readonly daily: string | null;
  /** A first game with a chosen deal. */
  readonly isLesson: boolean;
  /** The name of the group it was started for. */
  readonly group?: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface MyGames {
  readonly forMe: readonly MyGame[];
  readonly forOthers: readonly MyGame[];
  readonly notBegun: readonly MyGame[];
  readonly over: readonly MyGame[];
}

const fromServer = (summary: TableSummary): MyGame => ({
  id: summary.id,
  isHere: false,
  href: summary.status === 'over' ? `/r/${summary.id}` : `/t/${summary.id}`,
  game: summary.game,
  players: summary.players,
  seat: summary.seat,
  freeSeats: summary.seats - summary.taken,
  isSeries: summary.series !== null,
  result: summary.result,
  daily: summary.daily,
  isLesson: false,
  group: summary.group?.name,
  at: summary.changed,
});

const listedHere = (player: GameSetup['players'][number]): PlayerEntry =>
  player.kind === 'bot' && player.name === ''
    ? { kind: 'bot', name: '', level: player.level }
    : { kind: 'person', name: player.name, level: null };

const fromHere = ({ id, setup, record, updated }: SavedGame): MyGame => {
  const people = setup.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return {
    id,
    isHere: true,
    href: `/table/${id}`,
    game: setup.game,
    players: setup.players.map(listedHere),
    seat: people.length === 1 ? (people[0] ?? null) : null,
    freeSeats: 0,
    isSeries: setup.series !== null,
    result: resultIn(record) ?? null,
    daily: null,
    isLesson: setup.lesson === true,
    at: updated,
  };
};

/** A table somebody only looked at is no game yet. */
const isGame = ({ decisions }: SavedGame): boolean => decisions > 1;

const latestFirst = (games: readonly MyGame[]): readonly MyGame[] => games.toSorted((a, b) => b.at - a.at);

export const sortGames = (summaries: readonly TableSummary[], saved: readonly SavedGame[]): MyGames => {
  const server = (wanted: (summary: TableSummary) => boolean): readonly MyGame[] =>
    summaries.filter(wanted).map(fromServer);
  const here = (over: boolean): readonly MyGame[] =>
    saved.filter((game) => game.over === over && isGame(game)).map(fromHere);
  return {
    forMe: latestFirst([...server(({ status, waits }) => status === 'playing' && waits), ...here(false)]),
    forOthers: latestFirst(server(({ status, waits }) => status === 'playing' && !waits)),
    notBegun: latestFirst(server(({ status }) => status === 'open')),
    over: latestFirst([...server(({ status }) => status === 'over'), ...here(true)]),
  };
};

/** The outcome for the own seat, or the names of the winners where several people shared this device. */
export const outcomeText = (
  { seat, players, result }: Pick<MyGame, 'seat' | 'players' | 'result'>,
  words: Pick<MineWords, 'won' | 'wonBy' | 'lost' | 'tied' | 'somebody'>,
  language: Language,
): string => {
  if (!result || players.length === 1) return '';
  if (seat === null) {
    const names = listedNames(players);
    const winners = result.winners.map((winner) => names[winner] || words.somebody);
    return words.wonBy(list(languageTag(language), winners), winners.length);
  }
  if (!result.winners.includes(seat)) return words.lost;
  return result.winners.length > 1 ? words.tied : words.won;
};

/** My points first, then the others', with their names if there are several; empty where a game is won or lost without any. */
export const pointsText = (
  {
    game,
    players,
    seat,
    result,
    isSeries,
  }: Pick<MyGame, 'game' | 'players' | 'seat' | 'result' | 'isSeries'>,
  somebody: string,
): string => {
  if (!result || !(isSeries || hasPoints(game))) return '';
  const scores = result.scores.map((score) => String(score).replace('-', '−'));
  const names = listedNames(players);
  const others = scores.flatMap((score, other) =>
    other === seat ? [] : scores.length > 2 ? [`${names[other] || somebody} ${score}`] : [score],
  );
  const own = seat === null ? [] : [scores[seat] ?? ''];
  // A score stays with its name.
  return [...own, ...others]
    .map((text) => text.replaceAll(' ', '\u00a0'))
    .join(scores.length > 2 ? ' · ' : ' : ');
};
