// A picture that was drawn here, to be sent or saved.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../ui/icons.tsx';
import './send-picture.css';

export interface Picture {
  readonly file: File;
  readonly url: string;
  /** The page no longer shows it. */
  readonly release: () => void;
}

export const pictureFrom = (blob: Blob, name: string): Picture => {
  const file = new File([blob], name, { type: blob.type });
  const url = URL.createObjectURL(file);
  return { file, url, release: () => URL.revokeObjectURL(url) };
};

interface SendPictureProps {
  readonly picture: Picture;
  readonly alt: string;
  /** Sent along with it. */
  readonly link?: string | undefined;
  readonly words: {
    readonly share: string;
    readonly save: string;
    readonly saved: (file: string) => string;
  };
  /** Between the picture and the buttons. */
  readonly children?: ComponentChildren;
}

const canShare = (files: File[]): boolean => navigator.canShare?.({ files }) ?? false;

export const SendPicture = ({ picture: { file, url }, alt, link, words, children }: SendPictureProps) => {
  const saved = useSignal('');
  const send = async (): Promise<void> => {
    try {
      await navigator.share({ files: [file], ...(link !== undefined && { text: link }) });
    } catch {
      // The player closed the system's sheet.
    }
  };
  return (
    <div class="share-picture text-center">
      <img src={url} width="1080" alt={alt} />
      {children}
      <div class="note-row cluster gap-8">
        {canShare([file]) && (
          <button type="button" class="button main" onClick={send}>
            {words.share}
          </button>
        )}
        <a
          class={`button ${canShare([file]) ? '' : 'main'}`}
          download={file.name}
          href={url}
          onClick={() => {
            saved.value = words.saved(file.name);
          }}
        >
          {words.save}
        </a>
      </div>
      <p class="picture-saved semibold" role="status">
        {saved.value !== '' && <Icon name="check" size={18} />}
        {saved.value}
      </p>
    </div>
  );
};
