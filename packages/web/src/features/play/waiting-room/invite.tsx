// The link: to copy, to send, to scan.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useReachable } from '../../../server/use-reachable.ts';
import { announce } from '../../../shell/announce.ts';
import { linkTo } from '../../../shell/base.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Qr } from '../../../ui/qr-code.tsx';
import type { WaitingRoomWords } from './words.ts';

interface InviteProps {
  readonly id: string;
  readonly title: string;
  readonly words: WaitingRoomWords;
  /** Tells whether it is the thing to do now. */
  readonly first: boolean;
}

const WIDE = '(min-width: 560px)';
const SHOWN = 4000;

/** A finger sends; a mouse copies. */
const FINGER = '(pointer: coarse)';

const isShared = (address: string): boolean =>
  typeof navigator.share === 'function' && (navigator.canShare?.({ url: address }) ?? true);

export const Invite = ({ id, title, words, first }: InviteProps) => {
  const reachable = useReachable();
  const chosen = useSignal(0);
  const origins = reachable ?? [];
  const address = linkTo(`/t/${id}`, origins[chosen.value]);
  const isAlone = reachable !== undefined && origins.length === 0;
  const shares = isShared(address);
  const sends = shares && (globalThis.matchMedia?.(FINGER).matches ?? false);
  const field = useRef<HTMLInputElement>(null);
  const copyResult = useSignal<'copied' | 'notCopied' | undefined>(undefined);
  const code = useSignal(globalThis.matchMedia?.(WIDE).matches ?? true);
  useEffect(() => {
    if (copyResult.value !== 'copied') return;
    const timer = setTimeout(() => {
      copyResult.value = undefined;
    }, SHOWN);
    return () => clearTimeout(timer);
  }, [copyResult.value]);
  const copy = async (): Promise<void> => {
    copyResult.value = (await copyText(address)) ? 'copied' : 'notCopied';
    if (copyResult.value === 'notCopied') {
      field.current?.focus();
      field.current?.select();
    }
    announce(words[copyResult.value]);
  };
  const share = (): void => {
    navigator.share({ title, text: words.shareText(title), url: address }).catch(() => {
      // The user closed the system's sheet.
    });
  };
  return (
    <section class={`leaf invite grid gap-14 ${first ? 'first' : ''}`} aria-labelledby="invite">
      <h2 id="invite">{words.invite}</h2>
      <div class="invite-ways grid gap-12 content-start">
        <input
          ref={field}
          class="invite-link full-width text-15"
          type="text"
          readOnly
          aria-label={words.link}
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div class="invite-buttons cluster gap-10">
          <button type="button" class={`button ${first && !sends ? 'main' : ''}`} onClick={() => void copy()}>
            <Icon name={copyResult.value === 'copied' ? 'check' : 'copy'} size={20} />
            {words.copy}
          </button>
          <button
            type="button"
            class="button icon"
            aria-pressed={code.value}
            aria-label={code.value ? words.hideQr : words.showQr}
            title={code.value ? words.hideQr : words.showQr}
            onClick={() => {
              code.value = !code.value;
            }}
          >
            <Icon name="qr" size={22} />
          </button>
          {shares && (
            <button
              type="button"
              class={`button invite-share ${first && sends ? 'main' : ''}`}
              onClick={share}
            >
              <Icon name="share" size={20} />
              {words.share}
            </button>
          )}
        </div>
        {origins.length > 1 && (
          <label class="invite-address cluster items-center">
            {words.address}
            <select
              value={chosen.value}
              onChange={({ currentTarget }) => {
                chosen.value = Number(currentTarget.value);
              }}
            >
              {origins.map((origin, n) => (
                <option key={origin} value={n}>
                  {new URL(origin).host}
                </option>
              ))}
            </select>
          </label>
        )}
        {isAlone && <p class="invite-alone semibold">{words.onlyHere}</p>}
        <p class="quiet">{copyResult.value ? words[copyResult.value] : words.inviteHint}</p>
      </div>
      {code.value && !isAlone && (
        <figure class="invite-code grid gap-8">
          <Qr text={address} label={words.qr} />
          <figcaption class="quiet">{words.qrHint}</figcaption>
        </figure>
      )}
    </section>
  );
};
