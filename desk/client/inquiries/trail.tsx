import type { SubmissionAuditEntry } from '../../shared/submissions.ts';
import { hrefOf, Link } from '../router.tsx';
import { timeOf } from '../states.ts';
import { actionText } from './words.ts';

/** Audit trail, newest first; `withReceipts` for entries of several submissions. */
export function Trail({
  entries,
  withReceipts = false,
}: {
  entries: readonly SubmissionAuditEntry[];
  withReceipts?: boolean;
}) {
  if (entries.length === 0) return <p className="quiet-text">操作の記録はありません。</p>;
  return (
    <ol className="trail">
      {entries.map((entry) => (
        <li key={entry.id}>
          <p>
            <time dateTime={entry.at}>{timeOf(entry.at)}</time> {entry.by}{' '}
            <strong>{actionText(entry)}</strong>
            {withReceipts && entry.receipt && <Receipt receipt={entry.receipt} action={entry.action} />}
          </p>
          {entry.changes.length > 0 && <p className="quiet-text">{entry.changes.join('、')}</p>}
          {entry.note && <NoteChange note={entry.note} />}
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
      {isGone ? receipt : <Link href={hrefOf('inquiries/one', { receipt })}>{receipt}</Link>}
    </span>
  );
}

function NoteChange({ note: { before, after } }: { note: { before: string; after: string } }) {
  return (
    <details>
      <summary>メモの変更前と変更後</summary>
      <dl className="facts">
        <dt>変更前</dt>
        <dd>{before || '(なし)'}</dd>
        <dt>変更後</dt>
        <dd>{after || '(なし)'}</dd>
      </dl>
    </details>
  );
}
