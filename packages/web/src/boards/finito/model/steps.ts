import { useRef } from 'preact/hooks';

export interface Steps {
  /** Grows when there is something to animate. */
  readonly step: number;
  /** The view of now came about by one step from the one before. */
  readonly isNew: boolean;
}

/** Only a view that directly follows the one before is animated: not the past, nor several steps at once. */
export const useSteps = (moment: number, isStill: boolean): Steps => {
  const last = useRef({ moment, step: 0, isNew: false });
  if (last.current.moment !== moment) {
    const isNew = !isStill && moment === last.current.moment + 1;
    last.current = { moment, step: last.current.step + (isNew ? 1 : 0), isNew };
  }
  return last.current;
};
