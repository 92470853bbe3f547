// The overlays over the table: settings, rules, the result, the record to share. The log has a place of its own.
import { linkTo } from '../../../shell/base.ts';
import { lazy } from '../../../shell/lazy.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { TablePageProps } from './props.ts';

const TableSettings = lazy(async () => (await import('../../settings/sections.tsx')).TableSettings);
const Share = lazy(async () => (await import('../share/share.tsx')).Share);
const SharePicture = lazy(async () => (await import('../share/share-picture.tsx')).SharePicture);
const ResultSheet = lazy(async () => (await import('../result/result-sheet.tsx')).ResultSheet);
const ChallengeSheet = lazy(
  async () => (await import('../share/challenge/challenge-sheet.tsx')).ChallengeSheet,
);
const KeysSheet = lazy(async () => (await import('../keyboard/help.tsx')).KeysSheet);
const TableRules = lazy(async () => (await import('../../learn/rules/table-rules.tsx')).TableRules);

export const Overlays = (props: TablePageProps) => {
  const { table, words, name, page, parts } = props;
  const { overlay, closeOverlay: close } = page;
  const { online } = table;
  const roundOver = table.roundOver.value;
  // A finished game at a server has a page that everybody can see.
  const link = online && page.moment.turn.kind === 'over' ? linkTo(`/r/${table.id}`) : undefined;
  const record = overlay.value === undefined ? undefined : table.record(name);
  if (overlay.value === 'keys') return <KeysSheet key="keys" {...props} />;
  if (overlay.value === 'settings')
    return (
      <Sheet key="settings" title={words.settings} close={words.close} onClose={close} beside>
        <TableSettings {...(page.overlayBeforeSettings.value !== undefined && { nameDone: close })} />
      </Sheet>
    );
  if (overlay.value === 'rules')
    return (
      <Sheet key="rules" title={words.rules} close={words.close} onClose={close} beside>
        <TableRules
          board={props.board}
          translations={props.translations}
          setup={table.setup}
          section={page.rulesSection.value}
        />
      </Sheet>
    );
  if (overlay.value === 'share' && record !== undefined)
    return (
      <Sheet key="share" title={words.share} close={words.close} onClose={close}>
        <SharePicture {...props} link={link} />
        <Share table={table} words={words} text={record} link={link} />
      </Sheet>
    );
  if (overlay.value === 'challenge') return <ChallengeSheet key="challenge" {...props} />;
  if (parts && online && (overlay.value === 'talk' || overlay.value === 'menu'))
    return <parts.Sheets {...props} online={online} />;
  if (overlay.value !== 'result' || (roundOver === undefined && page.moment.turn.kind !== 'over'))
    return null;
  return <ResultSheet {...props} />;
};
