import { useContext, useId, useRef, useState } from 'react';
import type { Focus } from '../../../shared/api/picture.ts';
import type { DeskPicture, PictureWords } from '../../shared/api.ts';
import { PICTURE_MAX_BYTES } from '../../shared/constants.ts';
import { messageOf } from '../api.ts';
import { FocusPicker } from './focus-picker.tsx';
import { PicturesContext } from './pictures-context.ts';

interface Props {
  picture?: unknown;
  /** Point of the picture that stays in sight. */
  focus?: unknown;
  onFocus?: ((focus?: Focus) => void) | undefined;
  label?: string;
  onPicture?(picture: DeskPicture): void;
  /** Whether a decorative picture is allowed. */
  mayDecorate: boolean;
}

/** Picture of a record, with controls to upload another one. */
export function PhotoControls(props: Props) {
  const { picture, focus, onFocus, label = '写真を送る', onPicture, mayDecorate } = props;
  const { addressOf, send } = useContext(PicturesContext);
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const close = () => {
    setFile(undefined);
    if (input.current) input.current.value = '';
  };
  const inputId = useId();
  const isNamed = typeof picture === 'string' && picture !== '';
  return (
    <div className="column mb-4 gap-3">
      {isNamed && onFocus && (
        <FocusPicker key={picture} address={addressOf(picture)} value={focus} onFocus={onFocus} />
      )}
      {isNamed && !onFocus && (
        <img
          key={picture}
          src={addressOf(picture)}
          alt=""
          className="max-h-[180px] max-w-60 rounded-md bg-ground"
        />
      )}
      {send ? (
        <div className="field">
          <label htmlFor={inputId}>{label}</label>
          <input
            id={inputId}
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        </div>
      ) : (
        <p className="description">下書きを保存すると、ここで写真を送れます。</p>
      )}
      {send && file && (
        <PhotoDetails
          file={file}
          mayDecorate={mayDecorate}
          onSend={async (words) => {
            const sent = await send(file, words);
            onPicture?.(sent);
            close();
          }}
          onCancel={close}
        />
      )}
    </div>
  );
}

const TOO_LARGE = `写真が大きすぎます。${PICTURE_MAX_BYTES / 1024 / 1024} MB までの写真を選んでください。`;

interface DetailsProps {
  file: File;
  mayDecorate: boolean;
  onSend(words: PictureWords): Promise<void>;
  onCancel(): void;
}

/** Form for the description of a picture before its upload. */
function PhotoDetails({ file, mayDecorate, onSend, onCancel }: DetailsProps) {
  const [alt, setAlt] = useState('');
  const [isDecorative, setDecorative] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const id = useId();
  const submit = async () => {
    if (file.size > PICTURE_MAX_BYTES) return setProblem(TOO_LARGE);
    if (!isDecorative && alt.trim() === '') return setProblem('何が写っているかを書いてください。');
    setSending(true);
    setProblem(undefined);
    try {
      await onSend(isDecorative ? { decorative: true } : { alt: alt.trim() });
    } catch (error) {
      setProblem(messageOf(error));
      setSending(false);
    }
  };
  return (
    <div className="named">
      <div className="field">
        <label htmlFor={`${id}-alt`}>写真の説明</label>
        <p className="description" id={`${id}-hint`}>
          何が写っているか。写真を見られない方に読み上げられます。
        </p>
        <input
          id={`${id}-alt`}
          type="text"
          value={alt}
          disabled={isDecorative}
          aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
          onChange={({ target }) => setAlt(target.value)}
        />
      </div>
      {mayDecorate && (
        <label className="choice">
          <input
            type="checkbox"
            checked={isDecorative}
            onChange={({ target }) => setDecorative(target.checked)}
          />
          飾りの写真(説明を付けません)
        </label>
      )}
      {problem && (
        <p className="error" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      <div className="buttons">
        <button type="button" className="primary" disabled={isSending} onClick={submit}>
          {isSending ? '送っています…' : 'この写真を使う'}
        </button>
        <button type="button" onClick={onCancel}>
          やめる
        </button>
      </div>
    </div>
  );
}
