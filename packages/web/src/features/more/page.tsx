// Pages that nobody opens first: the home page and the tables need not carry their names along.
import { lazy } from '../../shell/lazy.tsx';
import { path } from '../../shell/router.ts';

const Lobby = lazy(async () => (await import('../together/lobby/page.tsx')).LobbyPage);
const SettingsPage = lazy(async () => (await import('../settings/page.tsx')).SettingsPage);
const RecordPage = lazy<{ at: string }>(async () => (await import('../library/record/page.tsx')).RecordPage);
const DailyPage = lazy<{ day: string }>(async () => (await import('../together/daily/page.tsx')).DailyPage);
const PuzzlesPage = lazy<{ at: string }>(async () => (await import('../learn/puzzles/page.tsx')).PuzzlesPage);
const JoinPage = lazy<{ code: string }>(async () => (await import('../together/join/page.tsx')).JoinPage);
const MinePage = lazy<{ part: string }>(async () => (await import('../library/my-games/page.tsx')).MinePage);
const PastPage = lazy<{ id: string }>(
  async () => (await import('../library/finished/page.tsx')).FinishedPage,
);
const ReviewPage = lazy<{ id: string }>(async () => (await import('../review/page.tsx')).ReviewPage);
const ChallengePage = lazy<{ id: string }>(
  async () => (await import('../library/challenge/page.tsx')).ChallengePage,
);
const GroupPage = lazy<{ id: string }>(async () => (await import('../together/groups/page.tsx')).GroupPage);
const MistakesPage = lazy(async () => (await import('../learn/exercises/page.tsx')).MistakesPage);

export const MorePage = ({ page, name }: { readonly page: string; readonly name: string }) => {
  if (page === 'lobby') return <Lobby />;
  if (page === 'settings') return <SettingsPage />;
  if (page === 'record') return <RecordPage at={name} />;
  if (page === 'daily') return <DailyPage day={name} />;
  if (page === 'puzzles') return <PuzzlesPage at={path.value.split('/').slice(2).join('/')} />;
  if (page === 'join') return <JoinPage key={name} code={name} />;
  if (page === 'mine') return <MinePage part={name} />;
  if (page === 'review') return <ReviewPage key={name} id={name} />;
  if (page === 'challenge') return <ChallengePage key={name} id={name} />;
  if (page === 'g') return <GroupPage key={name} id={name} />;
  if (page === 'mistakes') return <MistakesPage />;
  return <PastPage key={name} id={name} />;
};
