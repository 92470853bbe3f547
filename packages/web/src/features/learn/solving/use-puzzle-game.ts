// Everything the pages of one game's puzzles need: its board and its puzzles, and all words in the current language.
import { type Lesson, lessonsOf, loadPuzzles, type Puzzle } from '@crescendo/bots/puzzles';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type AnyBoard, cardOf } from '../../../boards/boards.ts';
import type { AnyTranslations } from '../../../boards/translations.ts';
import { useTranslations } from '../../play/frame/use-translations.ts';
import { type LessonsWords, lessonsWords } from '../lessons/words.ts';
import { type AnswerWords, answerWords } from './answer-words.ts';
import { type PuzzleWords, puzzleWords } from './words.ts';

interface Loaded {
  readonly id: string;
  readonly title: string;
  readonly board: AnyBoard;
  readonly puzzles: readonly Puzzle[];
  readonly lessons: readonly Lesson[];
}

export interface PuzzleGame extends Loaded {
  readonly translations: AnyTranslations;
  readonly words: PuzzleWords;
  readonly answers: AnswerWords;
  readonly lessonsWords: LessonsWords;
}

const load = async (id: string): Promise<Loaded | undefined> => {
  const card = cardOf(id);
  if (!card) return undefined;
  const [board, puzzles] = await Promise.all([card.load(), loadPuzzles(id)]);
  return { id, title: card.title, board, puzzles, lessons: lessonsOf(id) };
};

/** `undefined` while it is being loaded, `null` where there is no such game. */
export const usePuzzleGame = (id: string): PuzzleGame | null | undefined => {
  const loaded = useSignal<Loaded | null | undefined>(undefined);
  const loadError = useSignal<unknown>(undefined);
  useEffect(() => {
    load(id).then(
      (game) => {
        loaded.value = game ?? null;
      },
      (reason) => {
        loadError.value = reason;
      },
    );
  }, [id]);
  const translations = useTranslations(loaded.value?.board);
  const [words, answers, lessons] = [puzzleWords.value, answerWords.value, lessonsWords.value];
  if (loadError.value !== undefined) throw loadError.value;
  if (!loaded.value) return loaded.value;
  if (!translations || !words || !answers || !lessons) return undefined;
  return { ...loaded.value, translations, words, answers, lessonsWords: lessons };
};
