// Shown when a page fails: whether the game is saved, and how to go on. Its words are here, as loading words may be what failed.
import { Component, type ComponentChildren } from 'preact';
import { savedGame, savedGamesAreLoaded } from '../../session/saved/saved-games.ts';
import { currentLanguage } from '../../shell/language.ts';
import { path } from '../../shell/router.ts';

const WORDS = {
  en: [
    'Something went wrong.',
    'Your game is saved, up to the last move.',
    'Try again',
    'Home',
    'Save the game',
  ],
  de: [
    'Da ist etwas schiefgegangen.',
    'Dein Spiel ist bis zum letzten Zug gespeichert.',
    'Noch einmal versuchen',
    'Startseite',
    'Partie speichern',
  ],
  fr: [
    'Quelque chose n’a pas marché.',
    'Ta partie est enregistrée jusqu’au dernier coup.',
    'Réessayer',
    'Accueil',
    'Enregistrer la partie',
  ],
  it: [
    'Qualcosa è andato storto.',
    'La partita è salvata fino all’ultima mossa.',
    'Riprova',
    'Pagina iniziale',
    'Salva la partita',
  ],
  nl: [
    'Er ging iets mis.',
    'Je spel is opgeslagen tot en met de laatste zet.',
    'Opnieuw proberen',
    'Startpagina',
    'Partij opslaan',
  ],
  es: [
    'Algo ha fallado.',
    'Tu partida está guardada hasta la última jugada.',
    'Reintentar',
    'Inicio',
    'Guardar la partida',
  ],
} as const;

const tableId = (): string | undefined => /^\/table\/([\w-]+)/.exec(path.value)?.[1];

const ErrorPage = ({ error }: { error: unknown }) => {
  const [title, kept, again, home, save] = WORDS[currentLanguage()];
  const id = tableId();
  const record = id === undefined || !savedGamesAreLoaded.value ? undefined : savedGame(id)?.record;
  const file = record && `data:text/plain;charset=utf-8,${encodeURIComponent(record)}`;
  return (
    <main class="error-page">
      <h1>{title}</h1>
      {record && <p>{kept}</p>}
      <p class="error-detail">{String(error)}</p>
      <div class="row">
        <button type="button" class="button main" onClick={() => location.reload()}>
          {again}
        </button>
        <a class="button" href="/" target="_self">
          {home}
        </a>
        {file && (
          <a class="button" href={file} download={`crescendo-${id}.txt`}>
            {save}
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
    this.setState({ error, place: this.props.place });
  }

  override render({ children, place }: { children: ComponentChildren; place: string }) {
    const { error, place: broken } = this.state;
    return error !== undefined && broken === place ? <ErrorPage error={error} /> : children;
  }
}
