// A page around the boards: the way home, a heading, quiet bars, and what it is about.
import '../../look/pages.css';
import '../../look/forms.css';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../look/icons.tsx';
import { Toast } from '../../look/toast.tsx';
import type { PagesWords } from '../../words/words.ts';
import { Notices } from './notices.tsx';
import { QuickSettings } from './quick-settings.tsx';
import { usePage } from './use-page.ts';

interface PageFrameProps {
  readonly words: PagesWords;
  /** In the tab, and as the heading where there is no other. */
  readonly title: string;
  readonly heading?: ComponentChildren;
  readonly class?: string;
  /** Whoever puts the page into another one may have a toast there already. */
  readonly toast?: boolean;
  readonly children: ComponentChildren;
}

export const PageFrame = ({
  words,
  title,
  heading,
  class: name = '',
  toast = true,
  children,
}: PageFrameProps) => {
  const h1 = usePage(title);
  return (
    <div class={`page ${name}`}>
      <header class="page-top">
        <a class="button icon" href="/" aria-label={words.home.home} title={words.home.home}>
          <Icon name="back" />
        </a>
        <h1 ref={h1} tabIndex={-1}>
          {heading ?? title}
        </h1>
        <QuickSettings words={words.home} short />
      </header>
      <Notices words={words.bars} />
      <main class="page-body">{children}</main>
      {toast && <Toast />}
    </div>
  );
};
