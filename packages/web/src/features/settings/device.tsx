// The settings of the device as a whole: installing, progress, the player's data, and deleting everything.
import { HAS_SERVER } from '../../shell/base.ts';
import { lazy } from '../../shell/lazy.tsx';
import { canBePutOnHomeScreen } from '../../shell/pwa/installed.ts';
import { installOffer } from '../../shell/pwa/update.ts';
import { Forget } from './forget.tsx';
import { HomeScreen } from './progress/home-screen.tsx';
import { KeepProgress } from './progress/keep.tsx';
import type { SettingsWords } from './words.ts';

const NotificationSwitch = lazy(
  async () => (await import('../shared/notifications/notification-switch.tsx')).NotificationSwitch,
);

export const Device = ({ words }: { readonly words: SettingsWords }) => {
  const install = installOffer.value;
  return (
    <>
      {isSecureContext && canBePutOnHomeScreen() && <HomeScreen words={words.homeScreen} />}
      <KeepProgress words={words.progress} />
      <section class="leaf" aria-labelledby="device">
        <h2 id="device">{words.device}</h2>
        {install && (
          <button type="button" class="button main" onClick={install}>
            {words.install}
          </button>
        )}
        {HAS_SERVER && isSecureContext && <NotificationSwitch />}
        {!isSecureContext && <p class="my-data">{words.plainHttp}</p>}
        <p class="my-data">
          <a class="button" href="/mine/data">
            {words.data}
          </a>
        </p>
        <Forget words={words} />
        <p>
          <a class="inline-flex items-center touch-high" href="/about">
            {words.about}
          </a>
        </p>
      </section>
    </>
  );
};
