import type { AuditEntry } from '../../../server/content/store/audit.ts';
import { changeText } from '../../../shared/handling.ts';
import type { SubmissionAuditEntry } from '../../shared/submissions.ts';
import type { Readers } from './readers.ts';

/** Formats an audit entry for editors. */
export function trailEntry(entry: AuditEntry, { nameOf }: Readers): SubmissionAuditEntry {
  const { id, at, actor, action, receipt, details, note } = entry;
  const { changes = [], filter = [], count } = details;
  return {
    id,
    at,
    by: actor.name,
    action,
    receipt,
    changes: [...changes.map((change) => changeText(change, nameOf)), ...filter],
    note,
    count,
  };
}
