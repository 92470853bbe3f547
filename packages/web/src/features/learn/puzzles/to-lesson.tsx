// Lessons were among the puzzles once: an old address leads to the course.
import { useEffect } from 'preact/hooks';
import { go } from '../../../shell/router.ts';

export const ToLesson = ({ game, lesson }: { readonly game: string; readonly lesson: string }) => {
  useEffect(() => go(`/course/${game}/${lesson}`, { replace: true }), []);
  return null;
};
