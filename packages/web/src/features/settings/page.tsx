// The settings page; every change takes effect at once.
import { PageFrame } from '../../ui/page/page-frame.tsx';
import { Device } from './device.tsx';
import { Sections } from './sections.tsx';
import { settingsWords } from './words.ts';

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
