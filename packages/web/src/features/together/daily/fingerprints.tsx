// The fingerprints of the deals: of the day, and of the next one, which is published beforehand. This device remembers them.
import type { Daily } from '@crescendo/protocol';
import { titleOf } from '@crescendo/rules/manifests';
import { useEffect } from 'preact/hooks';
import { savePublished } from '../../../session/remote/saved-dice.ts';
import { shiftDay } from '../../../ui/days.ts';
import type { DailyWords } from '../../shared/daily/words.ts';

interface FingerprintsProps extends Pick<Daily, 'day' | 'games'> {
  readonly words: DailyWords;
}

export const Fingerprints = ({ day, games, words }: FingerprintsProps) => {
  useEffect(() => {
    for (const { game, tomorrow } of games)
      if (tomorrow !== undefined) savePublished(shiftDay(day, 1), game, tomorrow);
  }, [day, games]);
  if (games.every(({ fingerprint }) => fingerprint === undefined)) return null;
  return (
    <details class="daily-fingerprints">
      <summary class="fold-head">{words.fingerprints}</summary>
      <p class="quiet">{words.fingerprintsAbout}</p>
      <dl class="breakable soft">
        {games.map(({ game, fingerprint, tomorrow }) => [
          <dt class="text-15 semibold ink" key={game}>
            {titleOf(game)}
          </dt>,
          <dd key={`${game} today`}>{fingerprint}</dd>,
          tomorrow !== undefined && (
            <dd key={`${game} tomorrow`}>
              {words.fingerprintNext}: {tomorrow}
            </dd>
          ),
        ])}
      </dl>
    </details>
  );
};
