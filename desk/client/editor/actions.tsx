import { useState } from 'react';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { Problem } from '../components/problem.tsx';
import { StateLabels } from '../components/state-labels.tsx';
import { useDesk } from '../desk-context.ts';
import { go, hrefOf, Link } from '../router.tsx';
import { stateOfDraft, timeOf } from '../states.ts';
import { Notes } from './notes.tsx';
import { Preview } from './preview.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { Editing, OpenDraft, Saved } from './use-draft.ts';

/** Actions on a record other than editing. */
export function Actions(editing: Editing) {
  const { record, isDirty, isBusy, message, problem, save } = editing.draft;
  return (
    <aside className="aside" aria-label="保存と公開">
      <div className="save">
        <button
          type="button"
          className="primary"
          disabled={isBusy || (record !== undefined && !isDirty)}
          onClick={save}
        >
          下書きを保存
        </button>
        {!record && <PublishNew {...editing.draft} />}
        <p role="status" className="quiet-text">
          {isBusy ? '処理しています…' : (message ?? (isDirty ? '保存していない変更があります' : ''))}
        </p>
        {problem && <Problem problem={problem} />}
      </div>
      {record && <RecordActions {...editing} record={record} />}
    </aside>
  );
}

function RecordActions(saved: Saved) {
  const { siteOrigin } = useDesk().session;
  const { file, path, isNew } = saved.record;
  return (
    <>
      <DraftState {...saved} />
      <Notes {...saved} />
      <Preview {...saved} />
      <ul className="links list-none text-md">
        {path && !isNew && (
          <li>
            <a href={siteOrigin + path} target="_blank" rel="noreferrer">
              公開中のページを開く
            </a>
          </li>
        )}
        {!isNew && (
          <li>
            <Link href={hrefOf('history', { file })}>履歴を見る</Link>
          </li>
        )}
      </ul>
      <Removals {...saved} />
    </>
  );
}

/** State of the draft, with the actions of the writer or the approver. */
function DraftState(saved: Saved) {
  const { api, session } = useDesk();
  const [isPublishing, setPublishing] = useState(false);
  const { draft, record } = saved;
  const { isDirty, isBusy } = draft;
  const isWaiting = record.draft?.state === 'review';
  const setState = (state: 'writing' | 'review') =>
    draft.act(async (seen) => {
      draft.accept(await api.setState(seen, state));
      return state === 'review' ? '承認を依頼しました。' : '書き直しに戻しました。';
    });
  if (!record.draft && !isDirty) return <p className="quiet-text">公開されている内容です。</p>;
  return (
    <div className="aside-part">
      {record.draft && (
        <p>
          <StateLabels states={[stateOfDraft(record.draft)]} />{' '}
          <span className="quiet-text">
            {record.draft.author} {timeOf(record.draft.savedAt)}
          </span>
        </p>
      )}
      <div className="column gap-2">
        <button type="button" disabled={isBusy} onClick={() => setState(isWaiting ? 'writing' : 'review')}>
          {isWaiting ? '書き直しに戻す' : '承認を依頼'}
        </button>
        {record.isNew && <PublishNew {...draft} />}
        {!record.isNew && session.editor.role === 'approver' && (
          <button
            type="button"
            disabled={isBusy}
            onClick={async () => {
              if (!isDirty || (await draft.save())) setPublishing(true);
            }}
          >
            公開…
          </button>
        )}
      </div>
      {isPublishing && <PublishDialog {...saved} onClose={() => setPublishing(false)} />}
    </div>
  );
}

/** Publishes a record that replaces nothing: there are no changes to compare first. */
function PublishNew({ isBusy, publish }: OpenDraft) {
  if (useDesk().session.editor.role !== 'approver') return null;
  return (
    <button type="button" disabled={isBusy} onClick={() => publish()}>
      公開する
    </button>
  );
}

/** Irreversible actions, which come last and require confirmation. */
function Removals({ draft, kind, record }: Saved) {
  const { api } = useDesk();
  const discard = async () => {
    draft.revert();
    const message = '下書きを破棄しました。';
    const isDone = await draft.act(async (seen) => {
      await api.discard(seen);
      if (!record.isNew) draft.accept(await api.record(record.file));
      return message;
    });
    if (isDone && record.isNew) go(hrefOf('kind', { name: kind.name }), { message });
  };
  const remove = () =>
    draft.act(async (seen) => {
      draft.accept(await api.remove(seen));
      return '削除の下書きを保存しました。';
    });
  const button = { className: 'quiet danger', isDisabled: draft.isBusy };
  return (
    <div className="aside-part">
      {record.draft && (
        <ConfirmButton
          {...button}
          title="下書きを破棄しますか"
          text="下書きの内容は元に戻せません。公開されている内容はそのまま残ります。"
          action="破棄する"
          onConfirm={discard}
        >
          下書きを破棄
        </ConfirmButton>
      )}
      {kind.canAdd && !record.isNew && record.text !== null && (
        <ConfirmButton
          {...button}
          title="この記録を削除しますか"
          text="まず、削除の下書きを作ります。下書きを公開すると、ページがサイトから消えます。そのURLに来た方の行き先は、公開するときに選びます。"
          action="削除の下書きを作る"
          onConfirm={remove}
        >
          この記録を削除
        </ConfirmButton>
      )}
    </div>
  );
}
