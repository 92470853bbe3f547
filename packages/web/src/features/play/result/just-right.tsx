// Below the result of a game against a bot that is just right: its strength today, its strength next time, and the choice to keep it.
import { isJustRight, strengthOf } from '@crescendo/bots/just-right';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { justRightAfter } from '../../../session/just-right/after-game.ts';
import { countLuck } from '../../../session/just-right/equal-luck.ts';
import { introduced, strengthText } from '../../../session/just-right/strength-text.ts';
import { finishedGames, loadFinishedGames } from '../../../session/saved/finished-games.ts';
import type { Player } from '../../../session/setup/game-setup.ts';
import { sharedWords } from '../../../ui/page/words.ts';
import { startReview } from '../../../workers/review-client.ts';
import type { TablePageProps } from '../frame/props.ts';

/** After a learning game, which changes nothing: how strong the bot was, and how that changes from now on. */
const Introduction = ({ table, words }: TablePageProps) => {
  const shared = sharedWords.value;
  const bot = table.setup.players.find((player) => player.kind === 'bot' && isJustRight(player.level));
  const strength = bot?.kind === 'bot' ? strengthOf(bot.level) : undefined;
  if (!shared || strength === undefined) return null;
  const { name, today } = shared.justRight;
  return (
    <p class="just-right">
      <b>{name}</b> {today(strengthText(table.game.id, strength, shared, introduced(shared)))}{' '}
      {words.justRight.follows}
    </p>
  );
};

export const JustRightLine = (props: TablePageProps) =>
  props.table.setup.lesson ? <Introduction {...props} /> : <Change {...props} />;

const Change = ({ table, words }: TablePageProps) => {
  const isLoaded = useSignal(false);
  useEffect(() => {
    void loadFinishedGames()
      .then(() =>
        table.device
          ? countLuck(
              table.id,
              table.record(() => ''),
              startReview,
            )
          : undefined,
      )
      .then(() => {
        isLoaded.value = true;
      });
  }, []);
  const shared = sharedWords.value;
  const found = isLoaded.value && table.device ? justRightAfter(table, finishedGames()) : undefined;
  if (!found || !shared) return null;
  const { name, today } = shared.justRight;
  return (
    <p class="just-right">
      <b>{name}</b> {today(strengthText(table.game.id, found.strength, shared))}{' '}
      {words.justRight[found.change]}
      {found.isLuck && ` ${words.justRight.luck}`}
    </p>
  );
};

/** The same players, with bots that keep their strength or follow the results again; undefined without one that is just right. */
export const playersOtherwise = (
  players: readonly Player[],
): { readonly players: readonly Player[]; readonly isFixed: boolean } | undefined => {
  const found = players.find((player) => player.kind === 'bot' && isJustRight(player.level));
  if (found?.kind !== 'bot') return undefined;
  const isFixed = !found.fixed;
  const otherwise = (player: Player): Player => {
    if (player.kind !== 'bot' || !isJustRight(player.level)) return player;
    const { fixed: _, ...bot } = player;
    return isFixed ? { ...bot, fixed: true } : bot;
  };
  return { players: players.map(otherwise), isFixed };
};
