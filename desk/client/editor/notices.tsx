import { useEffect, useRef, useState } from 'react';
import type { DeskOpen } from '../../shared/together.ts';
import { useDesk } from '../desk-context.ts';
import { Note } from '../form/notes-context.tsx';
import { returnOf } from '../states.ts';
import { useWindowEvent } from '../use-window-event.ts';
import type { OpenDraft } from './use-draft.ts';

/** Notices about the draft for the editor to read before continuing. */
export function Notices({ isRestored, isKept, record, revert }: OpenDraft) {
  const { others, releaseAt } = usePresence(record?.file);
  const reason = record?.draft && returnOf(record.draft);
  return (
    <>
      <div role="status" className="column gap-2 empty:hidden">
        {others.length > 0 && (
          <p className="notice">
            {others.map((name) => `${name}さん`).join('、')}
            が開いています。同じ項目を書いたときは、保存するときにどちらを使うかを選びます。
          </p>
        )}
        {releaseAt && (
          <p className="notice">
            この下書きは {releaseAt} にまとめて公開する予定です。書き直したときは、予約し直してください。
          </p>
        )}
      </div>
      {reason && (
        <div className="notice wait">
          <strong>差し戻されました。</strong>
          <Note note={reason} />
        </div>
      )}
      {isRestored && (
        <div className="notice" role="status">
          <p>保存していない変更を復元しました。</p>
          <button type="button" onClick={revert}>
            復元した変更を捨てる
          </button>
        </div>
      )}
      {!isKept && (
        <p className="notice bad" role="alert">
          このブラウザーには、保存前の内容を残せません。こまめに保存してください。
        </p>
      )}
      {record?.text === null && (
        <p className="notice">この下書きを公開すると、記録がサイトから削除されます。</p>
      )}
    </>
  );
}

const REPEAT_MS = 15_000;
/** Time without a key or click after which the editor counts as away, and the session may end. */
const IDLE_MS = 15 * 60_000;

/** Tells the server that this editor has a record open. Returns who else has it. */
function usePresence(file: string | undefined): DeskOpen {
  const { api } = useDesk();
  const [open, setOpen] = useState<DeskOpen>({ others: [] });
  const usedAt = useRef(0);
  const use = () => {
    usedAt.current = Date.now();
  };
  useWindowEvent('pointerdown', use);
  useWindowEvent('keydown', use);
  useEffect(() => {
    if (file === undefined) return undefined;
    usedAt.current = Date.now();
    // A failed call is ignored here: saving reports faults of the connection.
    const note = () => Date.now() - usedAt.current < IDLE_MS && api.open(file).then(setOpen, () => undefined);
    note();
    const timer = setInterval(note, REPEAT_MS);
    return () => clearInterval(timer);
  }, [api, file]);
  return open;
}
