// Reads a finished deal from the server, to draw how it went.
import type { AnyView } from '@crescendo/rules';
import { isGameId } from '@crescendo/rules/manifests';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readHistory } from '../../../session/remote/remote-table.ts';
import { type Picture, pictureOf, progressIn } from './picture.ts';

const load = async (table: string, game: string): Promise<Picture | undefined> => {
  if (!isGameId(game)) return undefined;
  const [{ GAMES_BY_ID }, { seat, steps }] = await Promise.all([
    import('@crescendo/rules/games'),
    readHistory(table, 0),
  ]);
  // The server's rules made these views: they are taken for views of this game.
  const views = steps.flatMap(({ view }) => (view ? [view as unknown as AnyView] : []));
  const progress = views.flatMap((view) => {
    const each = progressIn(GAMES_BY_ID[game], view);
    return each ? [each] : [];
  });
  return pictureOf(progress, seat ?? 0);
};

/** `undefined` until it is here; without it the result is told in words alone. */
export const usePicture = (table: string | null, game: string): Picture | undefined => {
  const picture = useSignal<Picture | undefined>(undefined);
  useEffect(() => {
    if (table === null) return;
    let gone = false;
    load(table, game).then(
      (drawn) => {
        if (!gone) picture.value = drawn;
      },
      () => {
        // Told in words alone.
      },
    );
    return () => {
      gone = true;
    };
  }, [table, game]);
  return picture.value;
};
