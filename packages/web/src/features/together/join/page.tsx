// This device joins the person whose code it is: /join, or /join/CODE behind a QR code.
import './join.css';
import { Me, MyData } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import { request } from '../../../server/api.ts';
import { errorCodeOf, errorWords } from '../../../server/error-words.ts';
import { ensureIdentity, forgetMe } from '../../../server/identity.ts';
import { requestIfKnown } from '../../../server/request-if-known.ts';
import { useRequest } from '../../../server/use-request.ts';
import { go } from '../../../shell/router.ts';
import { settings } from '../../../shell/settings.ts';
import { writeStored } from '../../../shell/storage/storage.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { submitting } from '../../../ui/submitting.ts';
import { showToast } from '../../../ui/toast.tsx';
import { formatCode, isWholeCode } from './code.ts';
import { type JoinWords, joinWords } from './words.ts';

/** Shows the data that this device would leave behind. */
const Before = ({ words }: { readonly words: JoinWords }) => {
  const { data: answer } = useRequest(async () => ({ data: await requestIfKnown('/api/me', MyData) }));
  if (!answer) return null;
  const { data } = answer;
  const running = data?.tables.filter(({ status }) => status === 'playing').length ?? 0;
  return (
    <section class="join-before grid gap-8 round-14 sunk" aria-labelledby="join-before">
      <h2 id="join-before">{words.before}</h2>
      {data ? (
        <p>
          {words.known(data.name, running)} <b>{words.leftBehind}</b>
        </p>
      ) : (
        <p>{words.unknown}</p>
      )}
      <p>{words.stays}</p>
    </section>
  );
};

export const JoinPage = ({ code: given }: { readonly code: string }) => {
  const code = useSignal(formatCode(given));
  const refused = useSignal('');
  const busy = useSignal(false);
  const words = joinWords.value;
  if (!words) return null;
  const join = async (): Promise<void> => {
    if (!isWholeCode(code.value)) {
      refused.value = words.tooShort;
      return;
    }
    busy.value = true;
    try {
      const { name } = await request('POST', '/api/me/join', Me, { code: code.value });
      settings.name.value = name;
      forgetMe();
      await ensureIdentity();
      writeStored('joined', 'yes');
      showToast({ text: words.done(name) });
      go('/mine', { replace: true });
    } catch (error) {
      refused.value = errorWords.value?.(errorCodeOf(error)) ?? '';
      busy.value = false;
    }
  };
  return (
    <PageFrame title={words.title} class="join">
      <form class="leaf brief" onSubmit={submitting(join)}>
        <p>{words.about}</p>
        <label class="field full-width">
          <span>{words.code}</span>
          <input
            class="join-code"
            type="text"
            autocomplete="one-time-code"
            autocapitalize="characters"
            spellcheck={false}
            placeholder="ABCDE-23456"
            value={code.value}
            aria-invalid={refused.value !== ''}
            aria-describedby="join-hint"
            onInput={({ currentTarget }) => {
              code.value = formatCode(currentTarget.value);
              currentTarget.value = code.value;
              refused.value = '';
            }}
          />
        </label>
        <p class="quiet" id="join-hint">
          {words.getCode}
        </p>
        <Before words={words} />
        <p role="alert" class="alarming when-filled semibold">
          {refused.value}
        </p>
        <button type="submit" class="button main" disabled={busy.value}>
          {words.join}
        </button>
      </form>
    </PageFrame>
  );
};
