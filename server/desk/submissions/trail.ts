import { changeText } from '../../../shared/desk/handling.ts';
import type { SubmissionAuditEntry } from '../../../shared/desk/submissions.ts';
import type { AuditEntry } from '../../content/store/audit.ts';
import type { Readers } from './readers.ts';

/** An entry of the trail as editors read it. */
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
