// The link that challenges somebody, and what it contains.
import { titleOf } from '@crescendo/rules/manifests';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyBoard } from '../../../../boards/boards.ts';
import type { AnyTranslations } from '../../../../boards/translations.ts';
import { useReachable } from '../../../../server/use-reachable.ts';
import { challengeText, whyNoChallenge } from '../../../../session/challenge.ts';
import type { SavedGame } from '../../../../session/saved/saved-games.ts';
import { HAS_SERVER, linkTo } from '../../../../shell/base.ts';
import { ownName } from '../../../../shell/own-name.ts';
import { copyText } from '../../../../ui/copy-text.ts';
import { Icon } from '../../../../ui/icons.tsx';
import type { TableWords } from '../../words.ts';
import type { ChallengeWords } from './words.ts';

interface ChallengeLinkProps {
  readonly saved: SavedGame;
  readonly board: AnyBoard;
  readonly translations: AnyTranslations;
  readonly words: ChallengeWords;
  readonly table: TableWords;
}

const useText = ({ saved, board }: ChallengeLinkProps): string | undefined => {
  const text = useSignal<string | undefined>(undefined);
  const loadError = useSignal<unknown>(undefined);
  const name = ownName();
  useEffect(() => {
    challengeText(saved, board.game, name).then(
      (made) => {
        text.value = made;
      },
      (error) => {
        loadError.value = error;
      },
    );
  }, [saved.id, name]);
  if (loadError.value !== undefined) throw loadError.value;
  return text.value;
};

/** A page without a server has one address only. */
const useOrigin: () => string | undefined = HAS_SERVER ? () => useReachable()?.[0] : () => undefined;

interface SendLinkProps {
  readonly game: string;
  /** The path of the page, as `/challenge#…`. */
  readonly path: string;
  readonly words: ChallengeWords;
  readonly table: TableWords;
}

export const SendLink = ({ game, path, words, table }: SendLinkProps) => {
  const origin = useOrigin();
  const message = useSignal('');
  const link = linkTo(path, origin);
  const about = words.message(titleOf(game));
  const copy = async (): Promise<void> => {
    message.value = '';
    message.value = (await copyText(link)) ? table.copied : table.notCopied;
  };
  const send = async (): Promise<void> => {
    try {
      await navigator.share({ text: about, url: link });
    } catch {
      // The player closed the system's sheet.
    }
  };
  return (
    <>
      <input
        class="full-width round-12 sunk ellipsis"
        type="text"
        readOnly
        aria-label={words.link}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class="challenge-send cluster gap-10">
        <button type="button" class="button main" onClick={copy}>
          <Icon name="copy" size={20} />
          {table.copyLink}
        </button>
        {'share' in navigator && (
          <button type="button" class="button" onClick={send}>
            <Icon name="share" size={20} />
            {table.shareSystem}
          </button>
        )}
      </div>
      <p class="semibold when-filled" role="status">
        {message.value}
      </p>
    </>
  );
};

const Link = (props: ChallengeLinkProps) => {
  const { saved, words, table } = props;
  const text = useText(props);
  if (text === undefined) return null;
  return (
    <>
      <SendLink game={saved.setup.game} path={`/challenge#${text}`} words={words} table={table} />
      <p class="challenge-note soft">{words.inLink}</p>
    </>
  );
};

export const ChallengeLink = (props: ChallengeLinkProps) => {
  const { saved, board, translations, words } = props;
  const why = whyNoChallenge(saved);
  return (
    <div class="challenge-link grid gap-12">
      <p>{why === undefined ? words.about(board.texts.luck(translations)) : words.why[why]}</p>
      {why === undefined && <Link {...props} />}
    </div>
  );
};
