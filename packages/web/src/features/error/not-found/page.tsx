// Shown at an address that no page has.
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { notFoundWords } from './words.ts';

export const NotFoundPage = () => {
  const words = notFoundWords.value;
  if (!words) return null;
  return (
    <PageFrame title={words.title} class="short-page not-found">
      <p>{words.about}</p>
      <a class="button main" href="/">
        {words.home}
      </a>
    </PageFrame>
  );
};
