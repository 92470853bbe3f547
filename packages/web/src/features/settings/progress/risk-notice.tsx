// Said once, where Safari may delete what is saved: how to keep it.
import { rescueFocus } from '../../../shell/focus.ts';
import { riskWasTold } from '../../../shell/pwa/installed.ts';
import { go } from '../../../shell/router.ts';
import { settingsWords } from '../words.ts';

export const RiskNotice = () => {
  const words = settingsWords.value?.progress;
  if (!words) return null;
  return (
    <div class="notices" role="status">
      <div class="notice cluster items-center">
        <p>{words.atRisk}</p>
        <button
          type="button"
          class="button main"
          onClick={() => {
            riskWasTold();
            go('/settings#keep');
          }}
        >
          {words.how}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            riskWasTold();
            rescueFocus();
          }}
        >
          {words.understood}
        </button>
      </div>
    </div>
  );
};
