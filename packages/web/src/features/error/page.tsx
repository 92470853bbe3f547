// Shown when a page fails: whether the game is saved, and how to go on. Its words are here, as loading words may be what failed.

import type { Catalogue, Language } from '@crescendo/words';
import { Component, type ComponentChildren } from 'preact';
import { savedGame, savedGamesAreLoaded } from '../../session/saved/saved-games.ts';
import { currentLanguage } from '../../shell/language.ts';
import { isLoadingError, renewing, renewOnce, renewPage } from '../../shell/pwa/update.ts';
import { path } from '../../shell/router.ts';

const IN_EACH_LANGUAGE = import.meta.glob<Catalogue<'early/pageError'>>(
  '../../../../words/src/*/early/page-error.ts',
  { eager: true, import: 'pageError' },
);

const pageErrorWords = (language: Language): Catalogue<'early/pageError'> | undefined =>
  Object.entries(IN_EACH_LANGUAGE).find(([path]) => path.includes(`/${language}/`))?.[1];

const tableId = (): string | undefined => /^\/table\/([\w-]+)/.exec(path.value)?.[1];

const ErrorPage = ({ error }: { error: unknown }) => {
  if (renewing.value) return <main class="error-page" aria-busy="true" />;
  const words = pageErrorWords(currentLanguage());
  const id = tableId();
  const record = id === undefined || !savedGamesAreLoaded.value ? undefined : savedGame(id)?.record;
  const file = record && `data:text/plain;charset=utf-8,${encodeURIComponent(record)}`;
  return (
    <main class="error-page">
      <h1>{words?.title}</h1>
      {record && <p>{words?.saved}</p>}
      <p class="error-detail">{String(error)}</p>
      <div class="abreast">
        <button type="button" class="button main" onClick={() => void renewPage()}>
          {words?.again}
        </button>
        <a class="button" href="/" target="_self">
          {words?.home}
        </a>
        {file && (
          <a class="button" href={file} download={`crescendo-${id}.txt`}>
            {words?.save}
          </a>
        )}
      </div>
    </main>
  );
};

export class ErrorBoundary extends Component<
  { children: ComponentChildren; place: string },
  { error: unknown; place: string }
> {
  override state = { error: undefined as unknown, place: '' };

  static override getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    // A file that is gone, or not there yet: the game is saved, and the page is loaded again.
    if (isLoadingError(error) && navigator.onLine) renewOnce();
    this.setState({ error, place: this.props.place });
  }

  override render({ children, place }: { children: ComponentChildren; place: string }) {
    const { error, place: broken } = this.state;
    return error !== undefined && broken === place ? <ErrorPage error={error} /> : children;
  }
}
