// The link to the group: anyone who has it may join.
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useReachable } from '../../../../server/use-reachable.ts';
import { announce } from '../../../../shell/announce.ts';
import { linkTo } from '../../../../shell/base.ts';
import { copyText } from '../../../../ui/copy-text.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { Qr } from '../../../../ui/qr-code.tsx';
import type { GroupWords } from '../words.ts';

interface InviteProps {
  readonly group: { readonly id: string; readonly name: string };
  readonly words: GroupWords;
}

export const Invite = ({ group, words }: InviteProps) => {
  const reachable = useReachable();
  const address = linkTo(`/g/${group.id}`, reachable?.[0]);
  const isAlone = reachable !== undefined && reachable.length === 0;
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal<'copied' | 'notCopied' | undefined>(undefined);
  const copy = async (): Promise<void> => {
    copied.value = (await copyText(address)) ? 'copied' : 'notCopied';
    if (copied.value === 'notCopied') {
      field.current?.focus();
      field.current?.select();
    }
    announce(words[copied.value]);
  };
  const share = (): void => {
    navigator.share({ text: words.inviteText(group.name), url: address }).catch(() => {
      // The user closed the system's sheet.
    });
  };
  return (
    <section class="leaf group-invite" aria-labelledby="group-invite">
      <h2 id="group-invite">{words.invite}</h2>
      <div class="group-invite-ways grid gap-10 content-start">
        <input
          ref={field}
          class="group-link full-width sunk"
          type="text"
          readOnly
          aria-label={words.link}
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div class="abreast">
          <button type="button" class="button" onClick={() => void copy()}>
            <Icon name={copied.value === 'copied' ? 'check' : 'copy'} size={20} />
            {words.copy}
          </button>
          {typeof navigator.share === 'function' && (
            <button type="button" class="button" onClick={share}>
              <Icon name="share" size={20} />
              {words.share}
            </button>
          )}
        </div>
        <p class="quiet">
          {isAlone ? words.onlyHere : copied.value ? words[copied.value] : words.inviteHint}
        </p>
      </div>
      {!isAlone && (
        <figure class="group-qr">
          <Qr text={address} label={words.qr} />
        </figure>
      )}
    </section>
  );
};
