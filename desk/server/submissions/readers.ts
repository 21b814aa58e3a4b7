import { actorNames } from '../../../server/content/store/audit.ts';
import type { Database } from '../../../server/content/store/database.ts';
import type { SubmissionReader } from '../../shared/submissions.ts';

/** Editors who may read submissions, with names if known. */
export interface Readers {
  list: SubmissionReader[];
  /** Name for an editor's mail address; the address if unknown. */
  nameOf(mail: string): string;
}

export async function readersOf(db: Database, mails: readonly string[]): Promise<Readers> {
  const names = await actorNames(db, mails);
  const nameOf = (mail: string) => names.get(mail) ?? mail;
  return { list: mails.map((mail) => ({ mail, name: nameOf(mail) })), nameOf };
}
