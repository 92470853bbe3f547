// The settings page; every change takes effect at once.
import { HAS_SERVER } from '../../shell/base.ts';
import { lazy } from '../../shell/lazy.tsx';
import { installOffer } from '../../shell/pwa/update.ts';
import { PageFrame } from '../../ui/page/page-frame.tsx';
import { Forget } from './forget.tsx';
import { Sections } from './sections.tsx';
import { type SettingsWords, settingsWords } from './words.ts';

const NotificationSwitch = lazy(
  async () => (await import('../shared/notifications/notification-switch.tsx')).NotificationSwitch,
);

const Device = ({ words }: { readonly words: SettingsWords }) => {
  const install = installOffer.value;
  return (
    <section class="leaf" aria-labelledby="device">
      <h2 id="device">{words.device}</h2>
      {install && (
        <button type="button" class="button main" onClick={install}>
          {words.install}
        </button>
      )}
      {HAS_SERVER && <NotificationSwitch />}
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
  );
};

export const SettingsPage = () => {
  const own = settingsWords.value;
  if (!own) return null;
  return (
    <PageFrame title={own.title} class="settings">
      <div class="columns">
        <Sections words={own} />
        <Device words={own} />
      </div>
    </PageFrame>
  );
};
