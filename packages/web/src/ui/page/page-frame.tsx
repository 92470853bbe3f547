// The frame of a page: the way back, a heading, notices, and the content.
import '../styles/pages.css';
import '../styles/forms.css';
import type { ComponentChildren } from 'preact';
import { goBack } from '../../shell/router.ts';
import { Icon } from '../icons.tsx';
import { Toast } from '../toast.tsx';
import { Notices } from './notices.tsx';
import { QuickSettings } from './quick-settings.tsx';
import { usePage } from './use-page.ts';
import { sharedWords } from './words.ts';

interface PageFrameProps {
  /** In the tab, and as the heading where there is no other. */
  readonly title: string;
  readonly heading?: ComponentChildren;
  readonly class?: string;
  /** `false` where the surrounding page has a toast already. */
  readonly toast?: boolean;
  readonly children: ComponentChildren;
}

export const PageFrame = ({ title, heading, class: name = '', toast = true, children }: PageFrameProps) => {
  const words = sharedWords.value;
  const h1 = usePage(words && title);
  if (!words) return null;
  return (
    <div class={`page ${name}`}>
      <header class="page-top row gap-10">
        <button
          type="button"
          class="button icon"
          aria-label={words.back}
          title={words.back}
          onClick={() => goBack()}
        >
          <Icon name="back" />
        </button>
        <h1 ref={h1} tabIndex={-1}>
          {heading ?? title}
        </h1>
        <QuickSettings words={words} short />
      </header>
      <Notices words={words.notices} />
      <main class="page-body">{children}</main>
      {toast && <Toast />}
    </div>
  );
};
