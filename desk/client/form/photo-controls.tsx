import { type FormEvent, useContext, useId, useRef, useState } from 'react';
import type { Focus } from '../../../shared/api/picture.ts';
import type { DeskPicture, PictureWords } from '../../shared/api.ts';
import { PICTURE_MAX_BYTES } from '../../shared/constants.ts';
import { Decision } from '../components/dialog.tsx';
import { Field, InputField } from '../components/field.tsx';
import { useRequest } from '../use-request.ts';
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
      <Field label={label} hint="ファイルを選ぶか、ここに落とします。">
        {(attributes) => (
          <input
            {...attributes}
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        )}
      </Field>
      {file && (
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
  const [lack, setLack] = useState<string>();
  const { isBusy, problem, run } = useRequest();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isLarge = file.size > PICTURE_MAX_BYTES;
    const isNameless = !isDecorative && alt.trim() === '';
    setLack(isLarge ? TOO_LARGE : isNameless ? '何が写っているかを書いてください。' : undefined);
    if (!isLarge && !isNameless)
      void run(() => onSend(isDecorative ? { decorative: true } : { alt: alt.trim() }));
  };
  const message = lack ?? problem?.message;
  return (
    <form className="named" onSubmit={submit}>
      <InputField
        autoFocus
        label="写真の説明"
        hint="何が写っているか。写真を見られない方に読み上げられます。"
        describedBy={message && `${id}-problem`}
        type="text"
        value={alt}
        disabled={isDecorative}
        onValue={setAlt}
      />
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
      {message && (
        <p className="error" id={`${id}-problem`} role="alert">
          {message}
        </p>
      )}
      <Decision isDisabled={isBusy} onClose={onCancel}>
        {isBusy ? '送っています…' : 'この写真を使う'}
      </Decision>
    </form>
  );
}
