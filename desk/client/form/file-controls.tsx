import { useContext, useId, useRef, useState } from 'react';
import type { DeskFile } from '../../shared/api.ts';
import { messageOf } from '../api.ts';
import { PicturesContext } from './pictures-context.ts';

/** Control that uploads a file for download; its name, size and hash become fields of the record. */
export function FileControls({ onFile }: { onFile(file: DeskFile): void }) {
  const { sendFile } = useContext(PicturesContext);
  const [state, setState] = useState<{ file: File; upload: string; share?: number; problem?: string }>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const submit = async (file: File, upload: string) => {
    setState({ file, upload, share: 0 });
    try {
      onFile(await sendFile(file, upload, (share) => setState({ file, upload, share })));
      setState(undefined);
      if (input.current) input.current.value = '';
    } catch (error) {
      setState({ file, upload, problem: messageOf(error) });
    }
  };
  const isSending = state?.share !== undefined;
  return (
    <div className="field">
      <label htmlFor={id}>ファイルを送る</label>
      <input
        id={id}
        ref={input}
        type="file"
        disabled={isSending}
        aria-describedby={`${id}-state`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void submit(file, crypto.randomUUID());
        }}
      />
      <div id={`${id}-state`} role="status">
        {isSending && `送っています…(${Math.floor((state.share ?? 0) * 100)}%)`}
        {state?.problem && <p className="error">{state.problem}</p>}
      </div>
      {state?.problem && (
        <button type="button" onClick={() => submit(state.file, state.upload)}>
          続きから送る
        </button>
      )}
    </div>
  );
}
