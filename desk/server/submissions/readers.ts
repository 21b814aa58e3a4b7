import { actorNames } from '../../../server/content/store/audit.ts';
import type { Database } from '../../../server/content/store/database.ts';
import type { SubmissionReader } from '../../shared/submissions.ts';

/** Those who may see to submissions, by name as far as it is known. */
export interface Readers {
  list: SubmissionReader[];
  /** The name of an editor's mail address, or the address. */
  nameOf(mail: string): string;
}

export async function readersOf(db: Database, mails: readonly string[]): Promise<Readers> {
  const names = await actorNames(db, mails);
  const nameOf = (mail: string) => names.get(mail) ?? mail;
  return { list: mails.map((mail) => ({ mail, name: nameOf(mail) })), nameOf };
}
