import { useState } from 'react';
import type { DeskKind, DeskSchema } from '../../shared/api.ts';
import { Confirm } from '../components/dialog.tsx';
import { Problem } from '../components/problem.tsx';
import { StateLabels } from '../components/state-labels.tsx';
import { useDesk } from '../desk-context.ts';
import { go, hrefOf, Link } from '../router.tsx';
import { stateOfDraft, timeOf } from '../states.ts';
import { Notes } from './notes.tsx';
import { Preview } from './preview.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { OpenDraft } from './use-draft.ts';

/** Actions on a record other than editing. */
export function Actions({
  draft,
  kind,
  schema,
  item,
}: {
  draft: OpenDraft;
  kind: DeskKind;
  schema: DeskSchema;
  /** Index of the open item of a list. */
  item: number | undefined;
}) {
  const { record, isDirty, isBusy, message, problem } = draft;
  return (
    <aside className="actions" aria-label="保存と公開">
      <div className="save">
        <button
          type="button"
          className="primary"
          disabled={isBusy || (record !== undefined && !isDirty)}
          onClick={draft.save}
        >
          下書きを保存
        </button>
        <p role="status" className="quiet-text">
          {isBusy ? '処理しています…' : (message ?? (isDirty ? '保存していない変更があります' : ''))}
        </p>
        {problem && <Problem problem={problem} />}
      </div>
      {record && (
        <>
          <DraftState draft={draft} schema={schema} />
          <Notes draft={draft} schema={schema} isList={kind.format === 'list'} item={item} />
          <Preview draft={draft} />
          <ul className="links">
            {record.path && !record.isNew && <PublishedPage path={record.path} />}
            {!record.isNew && (
              <li>
                <Link href={hrefOf('history', { file: record.file })}>履歴を見る</Link>
              </li>
            )}
          </ul>
          <Removals draft={draft} kind={kind} />
        </>
      )}
    </aside>
  );
}

function PublishedPage({ path }: { path: string }) {
  const { session } = useDesk();
  return (
    <li>
      <a href={`${session.siteOrigin}${path}`} target="_blank" rel="noreferrer">
        公開中のページを開く
      </a>
    </li>
  );
}

/** State of the draft, with the actions of the writer or the approver. */
function DraftState({ draft, schema }: { draft: OpenDraft; schema: DeskSchema }) {
  const { api, session } = useDesk();
  const [isPublishing, setPublishing] = useState(false);
  const { record, isDirty, isBusy } = draft;
  if (!record) return null;
  const isWaiting = record.draft?.state === 'review';
  const setState = (state: 'writing' | 'review') =>
    draft.act(async (seen) => {
      draft.accept(await api.setState(seen, state));
      return state === 'review' ? '承認を依頼しました。' : '書き直しに戻しました。';
    });
  if (!record.draft && !isDirty) return <p className="quiet-text">公開されている内容です。</p>;
  return (
    <div className="group">
      {record.draft && (
        <p>
          <StateLabels states={[stateOfDraft(record.draft)]} />{' '}
          <span className="quiet-text">
            {record.draft.author} {timeOf(record.draft.savedAt)}
          </span>
        </p>
      )}
      <div className="stack">
        {isWaiting ? (
          <button type="button" disabled={isBusy} onClick={() => setState('writing')}>
            書き直しに戻す
          </button>
        ) : (
          <button type="button" disabled={isBusy} onClick={() => setState('review')}>
            承認を依頼
          </button>
        )}
        {session.editor.role === 'approver' && (
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
      {isPublishing && <PublishDialog draft={draft} schema={schema} onClose={() => setPublishing(false)} />}
    </div>
  );
}

/** Irreversible actions, which come last and require confirmation. */
function Removals({ draft, kind }: { draft: OpenDraft; kind: DeskKind }) {
  const { api } = useDesk();
  const [asked, setAsked] = useState<'discard' | 'remove'>();
  const { record, isBusy } = draft;
  if (!record) return null;
  const close = () => setAsked(undefined);
  const discard = async () => {
    draft.revert();
    const isDone = await draft.act(async (seen) => {
      await api.discard({ file: record.file, revision: seen.revision });
      if (!record.isNew) draft.accept(await api.record(record.file));
      return '下書きを破棄しました。';
    });
    close();
    if (isDone && record.isNew)
      go(hrefOf('kind', { name: kind.name }), { message: '下書きを破棄しました。' });
  };
  const remove = async () => {
    await draft.act(async (seen) => {
      draft.accept(await api.remove(seen));
      return '削除の下書きを保存しました。';
    });
    close();
  };
  const canRemove = kind.canAdd && !record.isNew && record.text !== null;
  return (
    <div className="stack removals">
      {record.draft && (
        <button type="button" className="quiet danger" disabled={isBusy} onClick={() => setAsked('discard')}>
          下書きを破棄
        </button>
      )}
      {canRemove && (
        <button type="button" className="quiet danger" disabled={isBusy} onClick={() => setAsked('remove')}>
          この記録を削除
        </button>
      )}
      {asked === 'discard' && (
        <Confirm
          title="下書きを破棄しますか"
          text="下書きの内容は元に戻せません。公開されている内容はそのまま残ります。"
          action="破棄する"
          isBusy={isBusy}
          onConfirm={discard}
          onClose={close}
        />
      )}
      {asked === 'remove' && (
        <Confirm
          title="この記録を削除しますか"
          text="まず、削除の下書きを作ります。下書きを公開すると、ページがサイトから消えます。そのURLに来た方の行き先は、公開するときに選びます。"
          action="削除の下書きを作る"
          isBusy={isBusy}
          onConfirm={remove}
          onClose={close}
        />
      )}
    </div>
  );
}
