import { Note } from '../form/notes-context.tsx';
import { returnOf } from '../states.ts';
import type { OpenDraft } from './use-draft.ts';
import { usePresence } from './use-presence.ts';

/** Notices about the draft for the editor to read before continuing. */
export function Notices({ isRestored, isKept, record, revert }: OpenDraft) {
  const { others, releaseAt } = usePresence(record?.file);
  const reason = record?.draft && returnOf(record.draft);
  return (
    <>
      <div role="status" className="notices">
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
