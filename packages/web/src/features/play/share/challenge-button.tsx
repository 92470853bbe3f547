// Below a result: a friend may try the same luck.
import { Icon } from '../../../ui/icons.tsx';
import type { TablePageProps } from '../frame/props.ts';

export const ChallengeButton = ({ page, words }: Pick<TablePageProps, 'page' | 'words'>) => (
  <button
    type="button"
    class="button"
    onClick={() => {
      page.overlay.value = 'challenge';
    }}
  >
    <Icon name="friends" />
    {words.challenge}
  </button>
);
