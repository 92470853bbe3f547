// The switch for notifications on this device, with its true state: what the browser allows, and whether it is subscribed.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type PushState, pushState, stopPush } from '../../../shell/pwa/notices.ts';
import { Switch } from '../../../ui/controls.tsx';
import { notificationWords } from './words.ts';

export const NotificationSwitch = () => {
  const state = useSignal<PushState | undefined>(undefined);
  const hasFailed = useSignal(false);
  const words = notificationWords.value;
  const look = async (): Promise<void> => {
    state.value = await pushState();
  };
  useEffect(() => {
    void look();
    // The permission may be changed in the settings of the browser meanwhile.
    const again = (): void => void look();
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, []);
  if (!words || state.value === undefined) return null;
  const turn = async (on: boolean): Promise<void> => {
    // Only who turns it on needs the server.
    if (on) {
      const { startPush } = await import('../../../server/push.ts');
      hasFailed.value = !(await startPush());
    } else {
      hasFailed.value = false;
      await stopPush();
    }
    await look();
  };
  if (state.value !== 'on' && state.value !== 'off') {
    const why = {
      unsupported: words.unsupported,
      'needs-install': words.needsInstall,
      blocked: words.blocked,
    };
    return (
      <p class="notifications">
        <b class="block">{words.title}</b>
        <span class="soft">{why[state.value]}</span>
      </p>
    );
  }
  return (
    <div class="notifications">
      <Switch on={state.value === 'on'} hint={words.hint} turn={(on) => void turn(on)}>
        {words.title}
      </Switch>
      <p role="alert" class="alarming when-filled semibold">
        {hasFailed.value ? words.failed : ''}
      </p>
    </div>
  );
};
