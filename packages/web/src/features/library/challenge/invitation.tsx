// A challenge from somebody: what is to be beaten, and the way into the game. Nothing of the luck is shown.
import { titleOf } from '@crescendo/rules/manifests';
import { languageTag, list } from '@crescendo/words';
import type { AnyBoard } from '../../../boards/boards.ts';
import type { AnyTranslations } from '../../../boards/translations.ts';
import type { Challenge } from '../../../session/challenge.ts';
import { type SavedGame, saveGame } from '../../../session/saved/saved-games.ts';
import { botNames } from '../../../session/setup/bot-names.ts';
import { newGameId } from '../../../session/setup/new-game-id.ts';
import { go } from '../../../shell/router.ts';
import { Icon } from '../../../ui/icons.tsx';
import { resultText } from '../../play/share/challenge/result-text.ts';
import type { ChallengeWords } from '../../play/share/challenge/words.ts';
import type { TableWords } from '../../play/words.ts';
import { GamePicture } from '../../shared/game-picture.tsx';

interface InvitationProps {
  readonly challenge: Challenge;
  /** The challenge as in the link. */
  readonly packed: string;
  /** The game that was begun here. */
  readonly begun: SavedGame | undefined;
  readonly board: AnyBoard;
  readonly translations: AnyTranslations;
  readonly words: ChallengeWords;
  readonly table: TableWords;
}

/** The same game under a new id, and to its table. */
const accept = ({ challenge, packed }: InvitationProps): void => {
  const id = newGameId();
  const { setup } = challenge;
  saveGame({
    version: 1,
    id,
    setup: { ...setup, challenge: packed },
    record: `crescendo 1\ngame ${setup.game}\nseats ${setup.players.length}\n\n`,
    decisions: 0,
    over: false,
    updated: Date.now(),
  });
  go(`/table/${id}`);
};

export const Invitation = (props: InvitationProps) => {
  const { challenge, begun, board, translations, words } = props;
  const { setup, match, seat, takenBack, hints } = challenge;
  const name = challenge.name || words.somebody;
  const bots = botNames(setup.players.map((player) => (player.kind === 'bot' ? player.level : undefined)));
  return (
    <section class="leaf challenge-invitation grid" aria-labelledby="challenge-from">
      <GamePicture game={setup.game} class="challenge-picture" />
      <div class="grid gap-12 content-start">
        <h2 id="challenge-from">{words.challenges(name)}</h2>
        <p class="challenge-game cluster soft">
          <b class="number">{titleOf(setup.game)}</b>
          {bots.some(Boolean) && (
            <span>{list(languageTag(translations.language), bots.filter(Boolean))}</span>
          )}
        </p>
        <p>{words.sameLuck(board.texts.luck(translations))}</p>
        <p class="challenge-beat">{words.toBeat(resultText(match, seat, props))}</p>
        {takenBack > 0 && <p class="quiet">{words.theyTookBack(name, takenBack)}</p>}
        {hints > 0 && <p class="quiet">{words.theyHadHints(name, hints)}</p>}
        <div class="abreast">
          {begun ? (
            <a class="button main" href={`/table/${begun.id}`}>
              {words.goOn}
            </a>
          ) : (
            <button type="button" class="button main" onClick={() => accept(props)}>
              <Icon name="play" size={18} />
              {words.accept}
            </button>
          )}
        </div>
        <p class="quiet">{words.inLink}</p>
        {bots.some(Boolean) && <p class="quiet">{words.unchecked}</p>}
      </div>
    </section>
  );
};
