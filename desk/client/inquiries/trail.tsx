import type { AuditAction } from '../../../shared/handling.ts';
import type { SubmissionAuditEntry, SubmissionTrail } from '../../shared/submissions.ts';
import { hrefOf, Link } from '../router.tsx';
import { timeOf } from '../states.ts';

const ACTIONS: Readonly<Record<AuditAction, string>> = {
  list: '一覧を表示',
  view: '内容を表示',
  change: '変更',
  export: 'CSV に書き出し',
  erase: '消去',
  purge: '保存期間の経過により削除',
};

/** Audit trail, newest first; `withReceipts` for entries of several submissions. */
export function Trail({ entries, withReceipts }: Pick<SubmissionTrail, 'entries'> & { withReceipts?: true }) {
  if (entries.length === 0) return <p className="quiet-text">操作の記録はありません。</p>;
  return (
    <ol className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id} className="py-2">
          <p>
            <time dateTime={entry.at} className="mr-[0.5em] text-sm text-ink-soft">
              {timeOf(entry.at)}
            </time>{' '}
            {entry.by}{' '}
            <strong>
              {ACTIONS[entry.action]}
              {entry.count !== undefined && `(${entry.count}件)`}
            </strong>
            {withReceipts && entry.receipt && <Receipt receipt={entry.receipt} action={entry.action} />}
          </p>
          {entry.changes.length > 0 && <p className="quiet-text">{entry.changes.join('、')}</p>}
          {entry.note && (
            <details>
              <summary>メモの変更前と変更後</summary>
              <dl className="facts">
                <dt>変更前</dt>
                <dd>{entry.note.before || '(なし)'}</dd>
                <dt>変更後</dt>
                <dd>{entry.note.after || '(なし)'}</dd>
              </dl>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Erased submissions have no link. */
function Receipt({ receipt, action }: Pick<SubmissionAuditEntry, 'action'> & { receipt: string }) {
  const isGone = action === 'erase' || action === 'purge';
  return (
    <span className="file">
      {' '}
      {isGone ? (
        receipt
      ) : (
        <Link className="inline-flex min-h-6 items-center" href={hrefOf('inquiries/one', { receipt })}>
          {receipt}
        </Link>
      )}
    </span>
  );
}
