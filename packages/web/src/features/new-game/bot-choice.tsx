// Chooses a bot: one that is just right, or one of a fixed level.
import { opponentsOf } from '@crescendo/bots';
import { isJustRight, strengthOf } from '@crescendo/bots/just-right';
import { justRightBot, strengthToday } from '../../session/just-right/opponent.ts';
import { strengthText } from '../../session/just-right/strength-text.ts';
import { botKind } from '../../session/setup/bot-names.ts';
import type { Player } from '../../session/setup/game-setup.ts';
import { Segments, Switch } from '../../ui/controls.tsx';
import type { SharedWords } from '../../ui/page/words.ts';
import type { NewGameWords } from './words.ts';

type Bot = Extract<Player, { readonly kind: 'bot' }>;

interface BotProps {
  readonly player: Bot;
  readonly change: (player: Player) => void;
  readonly words: NewGameWords;
  readonly shared: SharedWords;
  readonly about: { readonly name: string; readonly style: string | undefined };
  readonly game: string;
}

const JUST_RIGHT = 'just-right';

const choicesFor = (game: string, { justRight, levels }: SharedWords) => [
  ...(strengthToday(game) === undefined ? [] : [[JUST_RIGHT, justRight.name] as const]),
  ...opponentsOf(game).map((level) => [level, levels[level].name] as const),
];

/** Its strength today; or the one it keeps. */
const JustRightAbout = ({ player, change, words, shared, game }: BotProps) => {
  const { level, fixed } = player;
  const strength = strengthText(game, strengthOf(level) ?? 0, shared);
  const follow = (on: boolean): void => {
    const { fixed: _, ...bot } = player;
    change(on ? (justRightBot(game) ?? bot) : { ...bot, fixed: true });
  };
  return (
    <>
      {words.justRight.about} {(fixed ? shared.justRight.fixed : shared.justRight.today)(strength)}
      <Switch on={!fixed} turn={follow}>
        {words.justRight.follow}
      </Switch>
    </>
  );
};

export const BotChoice = (props: BotProps) => {
  const { player, change, words, shared, about, game } = props;
  const { level } = player;
  return (
    <>
      <Segments
        legend={words.level}
        quiet
        value={botKind(level)}
        of={choicesFor(game, shared)}
        choose={(kind) => {
          const other = opponentsOf(game).find((one) => one === kind);
          const chosen = other ? { kind: 'bot' as const, level: other, name: '' } : justRightBot(game);
          if (chosen) change(chosen);
        }}
      />
      <div class="sitter-about">
        <b>{about.name}</b> {about.style && `${about.style}. `}
        {isJustRight(level) ? <JustRightAbout {...props} /> : shared.levels[level].about}
      </div>
    </>
  );
};
