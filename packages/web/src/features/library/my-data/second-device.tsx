// A second device joins me: a code to type, a picture to scan, and how long they are good for.
import { DeviceCode } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { errorCodeOf, errorWords } from '../../../server/error-words.ts';
import { requestAsMe } from '../../../server/identity.ts';
import { useReachable } from '../../../server/use-reachable.ts';
import { linkTo } from '../../../shell/base.ts';
import { rescueFocus } from '../../../shell/focus.ts';
import { writeStored } from '../../../shell/storage/storage.ts';
import { Qr } from '../../../ui/qr-code.tsx';
import type { DataWords } from '../shared/words.ts';

const MINUTE = 60_000;

const useMinutesLeft = (until: number | undefined): number => {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (until === undefined) return;
    const tick = (): void => {
      now.value = Date.now();
    };
    tick();
    const timer = setInterval(tick, 5000);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now.value) / MINUTE));
};

/** The other device reaches this server as friends do: `localhost` would be itself. */
const Shown = ({ code, minutes, words }: { code: string; minutes: number; words: DataWords }) => {
  const [origin = location.origin] = useReachable() ?? [];
  return (
    <div class="device-code cluster items-center" tabIndex={-1}>
      <Qr text={linkTo(`/join/${code}`, origin)} label={words.codeQr} />
      <div class="grid gap-8">
        <p>{words.codeHow(linkTo('/join', new URL(origin).host))}</p>
        <p class="device-code-letters nowrap semibold">
          <span class="unseen">{words.code}: </span>
          {code}
        </p>
        <p class="quiet" role="timer">
          {words.codeLeft(minutes)}
        </p>
      </div>
    </div>
  );
};

export const SecondDevice = ({ words, isReachable }: { words: DataWords; isReachable: boolean }) => {
  const code = useSignal<DeviceCode | undefined>(undefined);
  const refused = useSignal('');
  const minutes = useMinutesLeft(code.value?.until);
  const get = async (): Promise<void> => {
    refused.value = '';
    try {
      code.value = await requestAsMe('POST', '/api/me/code', DeviceCode);
      // From now on another device may want to know what this one has.
      writeStored('joined', 'yes');
      rescueFocus('.device-code');
    } catch (error) {
      refused.value = errorWords.value?.(errorCodeOf(error)) ?? '';
    }
  };
  const isOver = code.value !== undefined && minutes === 0;
  return (
    <section class="leaf" aria-labelledby="my-second">
      <h2 id="my-second">{words.second}</h2>
      <p>{words.secondHint}</p>
      <div class="when-filled" role="status">
        {code.value && !isOver && <Shown code={code.value.code} minutes={minutes} words={words} />}
        {isOver && <p>{words.codeOver}</p>}
      </div>
      <p role="alert" class="alarming when-filled semibold">
        {refused.value}
      </p>
      <div class="abreast">
        {(code.value === undefined || isOver) && (
          <button type="button" class="button main" disabled={!isReachable} onClick={get}>
            {isOver ? words.newCode : words.getCode}
          </button>
        )}
        <a class="button" href="/join">
          {words.haveCode}
        </a>
      </div>
    </section>
  );
};
