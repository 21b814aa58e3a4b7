import type { OpenDraft } from './use-draft.ts';

/** Notices about the draft for the editor to read before continuing. */
export function Notices({ draft, isRemoved }: { draft: OpenDraft; isRemoved: boolean }) {
  const { isRestored, isKept } = draft;
  return (
    <>
      {isRestored && (
        <div className="notice" role="status">
          <p>保存していない変更を復元しました。</p>
          <button type="button" onClick={draft.revert}>
            復元した変更を捨てる
          </button>
        </div>
      )}
      {!isKept && (
        <p className="notice bad" role="alert">
          このブラウザーには、保存前の内容を残せません。こまめに保存してください。
        </p>
      )}
      {isRemoved && <p className="notice">この下書きを公開すると、記録がサイトから削除されます。</p>}
    </>
  );
}
