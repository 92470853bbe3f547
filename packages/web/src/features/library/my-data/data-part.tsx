// My data: what the server knows, the name, a second device, the export and the deletion.

import { MyData } from '@crescendo/protocol';
import { languageTag } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { errorCodeOf, errorWords } from '../../../server/error-words.ts';
import { rename } from '../../../server/identity.ts';
import { requestIfKnown } from '../../../server/request-if-known.ts';
import { useRequest } from '../../../server/use-request.ts';
import { HAS_SERVER } from '../../../shell/base.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { settings } from '../../../shell/settings.ts';
import { submitting } from '../../../ui/submitting.ts';
import { showToast } from '../../../ui/toast.tsx';
import { ServerError } from '../shared/server-error.tsx';
import type { DataWords, MineWords } from '../shared/words.ts';
import { exportAll } from './export.ts';
import { ForgetMe } from './forget-me.tsx';
import { SecondDevice } from './second-device.tsx';

/** `data` is undefined for a browser without an identity; the wrapper tells that from no answer yet. */
const requestMyData = async (): Promise<{ readonly data: MyData | undefined }> => {
  const first = await requestIfKnown('/api/me', MyData);
  if (first === undefined) return { data: undefined };
  const { next: _, ...data } = first;
  for (let after = first.next; after !== undefined; ) {
    const more = await requestIfKnown(`/api/me?after=${encodeURIComponent(after)}`, MyData);
    data.tables.push(...(more?.tables ?? []));
    data.talk.push(...(more?.talk ?? []));
    after = more?.next;
  }
  return { data };
};

const Known = ({ data, words }: { readonly data: MyData; readonly words: DataWords }) => (
  <dl class="figures grid full-width">
    {(
      [
        [
          words.since,
          new Intl.DateTimeFormat(languageTag(currentLanguage()), { dateStyle: 'medium' }).format(
            data.createdAt,
          ),
        ],
        [words.devices, data.devices.length],
        [words.tables, data.tables.length],
        [words.talk, data.talk.length],
        [words.push, data.push.length],
        ...(data.groups ? [[words.groups, data.groups.length] as const] : []),
        ...(data.exercises ? [[words.exercises, data.exercises.length] as const] : []),
      ] as const
    ).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd class="number">{value}</dd>
      </div>
    ))}
  </dl>
);

const MyName = ({ data, words }: { readonly data: MyData | undefined; readonly words: DataWords }) => {
  const isKnown = data !== undefined;
  const input = useRef<HTMLInputElement>(null);
  const refused = useSignal('');
  const save = async (): Promise<void> => {
    const name = input.current?.value.trim() ?? '';
    refused.value = '';
    try {
      if (isKnown && name !== '') await rename(name);
      settings.name.value = name;
      if (name !== '') showToast({ text: words.nameSaved(name) });
    } catch (error) {
      refused.value = errorWords.value?.(errorCodeOf(error)) ?? '';
    }
  };
  return (
    <section class="leaf" aria-labelledby="my-name">
      <h2 id="my-name">{words.nameTitle}</h2>
      <form class="name-form cluster full-width gap-10" onSubmit={submitting(save)}>
        <label class="field">
          <span>{words.name}</span>
          <input
            ref={input}
            type="text"
            maxLength={24}
            required={isKnown}
            autocomplete="nickname"
            defaultValue={data?.name || settings.name.value}
          />
        </label>
        <button type="submit" class="button main">
          {words.nameSave}
        </button>
      </form>
      <p class="quiet">{words.nameHint}</p>
      <p role="alert" class="alarming when-filled semibold">
        {refused.value}
      </p>
    </section>
  );
};

const Export = ({ data, words }: { readonly data: MyData | undefined; readonly words: DataWords }) => (
  <section class="leaf" aria-labelledby="my-export">
    <h2 id="my-export">{words.export}</h2>
    <p>{words.exportHint}</p>
    <button
      type="button"
      class="button"
      onClick={() => {
        void exportAll(data);
        showToast({ text: words.exported });
      }}
    >
      {words.exportDo}
    </button>
  </section>
);

export const DataPart = ({ words: all }: { readonly words: MineWords }) => {
  const words = all.mine;
  const { data: answer, error, retry } = useRequest(requestMyData);
  const data = answer?.data;
  return (
    <div class="mine-data">
      <ServerError error={error} retry={retry} words={all} />
      {HAS_SERVER && (
        <section class="leaf" aria-labelledby="my-known">
          <h2 id="my-known">{words.known}</h2>
          <p>{words.about}</p>
          {answer && (data ? <Known data={data} words={words} /> : <p>{words.unknown}</p>)}
          {data?.keepDays && <p class="quiet">{words.kept(data.keepDays)}</p>}
        </section>
      )}
      <MyName key={data?.name} data={data} words={words} />
      {HAS_SERVER && <SecondDevice words={words} isReachable={error === undefined} />}
      <Export data={data} words={words} />
      <section class="leaf" aria-labelledby="my-end">
        <h2 id="my-end">{HAS_SERVER ? words.delete : words.settings}</h2>
        {data && <ForgetMe words={words} onForgotten={retry} />}
        {answer && !data && <p>{words.unknown}</p>}
        <p class="quiet">
          {words.hereToo} <a href="/settings">{words.settings}</a>.
        </p>
      </section>
    </div>
  );
};
