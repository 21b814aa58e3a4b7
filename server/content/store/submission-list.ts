import { PostgresAdapter, sql } from 'kysely';
import { normalizeCompany, normalizeLine, normalizeMail } from '../../../shared/api/forms/normalize.ts';
import { HANDLING_STATES, type HandlingState } from '../../../shared/handling.ts';
import { countRows, type Database } from './database.ts';
import { type Handling, UNTOUCHED } from './handling.ts';
import { everyRow, fromRow, type Submission } from './submissions.ts';
import type { Tables } from './tables.ts';

/** Filter of submissions; absent fields match all. */
export interface SubmissionFilter {
  /** Words that must all occur in receipt number, company, name or mail address, regardless of width and case. */
  text?: string | undefined;
  form?: string | undefined;
  state?: HandlingState | undefined;
  /** Mail address of an editor; null for unassigned submissions. */
  assignee?: string | null | undefined;
  /** Received from this moment on, and before that one. */
  from?: Date | undefined;
  before?: Date | undefined;
}

export interface HandledSubmission extends Submission {
  handling: Handling;
}

/** A submission with the keys of its company and its person. */
export interface FoundSubmission {
  submission: HandledSubmission;
  companyKey: string;
  mailKey: string;
}

/** Maximum number of words in a search. */
const WORDS_MAX = 5;

const HANDLING = ['handling.state', 'handling.assignee', 'handling.note', 'handling.revision'] as const;
const STATE = sql<HandlingState>`coalesce(handling.state, ${sql.lit(UNTOUCHED.state)})`;

function withHandling(db: Database) {
  return db.selectFrom('submissions').leftJoin('handling', 'handling.submission_id', 'submissions.id');
}

function filtered(db: Database, filter: SubmissionFilter) {
  const { form, state, assignee, from, before } = filter;
  let query = withHandling(db);
  if (form !== undefined) query = query.where('form', '=', form);
  if (state !== undefined) query = query.where(STATE, '=', state);
  if (assignee === null) query = query.where('assignee', 'is', null);
  else if (assignee !== undefined) query = query.where('assignee', '=', assignee);
  if (from) query = query.where('received_at', '>=', from.toISOString());
  if (before) query = query.where('received_at', '<', before.toISOString());
  for (const patterns of patternsOf(filter.text ?? '')) {
    const text = searchedText(db);
    query = query.where(({ or }) =>
      or(patterns.map((pattern) => sql<boolean>`${text} like lower(${pattern}) escape '\\'`)),
    );
  }
  return query;
}

/** Receipt number, company, mail address and names, in lower case and without spaces, on separate lines. */
function searchedText(db: Database) {
  // The two databases have different JSON syntax.
  const isServer = db.getExecutor().adapter instanceof PostgresAdapter;
  const folded = isServer ? sql`cast(submissions.folded as jsonb)` : sql`submissions.folded`;
  const name = (...fields: string[]) =>
    sql.join(
      fields.map((field) => sql`coalesce(${folded} ->> ${sql.lit(field)}, '')`),
      sql` || `,
    );
  const lines = [
    sql`receipt`,
    sql`company_key`,
    sql`mail_key`,
    name('familyName', 'givenName'),
    name('familyNameKana', 'givenNameKana'),
    name('fame'),
  ];
  return sql<string>`lower(replace(${sql.join(lines, sql` || '\n' || `)}, ' ', ''))`;
}

/** Patterns of each word in the forms of the stored keys: as typed, as company without legal form, as mail address. */
function patternsOf(text: string): string[][] {
  const words = normalizeLine(text).split(' ').filter(Boolean).slice(0, WORDS_MAX);
  return words.map((word) =>
    [...new Set([word, normalizeCompany(word), normalizeMail(word)])]
      .filter(Boolean)
      .map((part) => `%${part.replace(/[\\%_]/g, '\\$&')}%`),
  );
}

/** One page, the newest first. */
export async function listSubmissions(
  db: Database,
  filter: SubmissionFilter,
  { after, limit }: { after?: Pick<Submission, 'receivedAt' | 'id'> | undefined; limit: number },
): Promise<HandledSubmission[]> {
  let query = filtered(db, filter)
    .selectAll('submissions')
    .select(HANDLING)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('received_at', 'id'), '<', tuple(after.receivedAt, after.id)),
    );
  return (await query.execute()).map(handled);
}

/** All submissions, the newest first. */
export function everySubmission(db: Database, filter: SubmissionFilter): AsyncGenerator<HandledSubmission> {
  return everyRow((after, limit) => listSubmissions(db, filter, { after, limit }));
}

/** Number of submissions in each state, ignoring the filter's own state. */
export async function countByState(
  db: Database,
  filter: SubmissionFilter,
): Promise<Record<HandlingState, number>> {
  const rows = await filtered(db, { ...filter, state: undefined })
    .select(({ fn }) => [STATE.as('state'), fn.countAll().as('count')])
    .groupBy(STATE)
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  return Object.fromEntries(HANDLING_STATES.map((state) => [state, counts.get(state) ?? 0])) as Record<
    HandlingState,
    number
  >;
}

/** Finds a submission by its receipt number, with the keys of its company and its person. */
export async function findSubmission(db: Database, receipt: string): Promise<FoundSubmission | undefined> {
  const row = await withHandling(db)
    .selectAll('submissions')
    .select(HANDLING)
    .where('receipt', '=', receipt)
    .executeTakeFirst();
  if (!row) return undefined;
  const { company_key: companyKey, mail_key: mailKey } = row;
  return { submission: handled(row), companyKey, mailKey };
}

/**
 * The newest other submissions of the same person, or of others in the same company, with their total number. Empty
 * keys do not match.
 */
export async function findRelated(
  db: Database,
  { submission, companyKey, mailKey }: FoundSubmission,
  { of, limit }: { of: 'company' | 'person'; limit: number },
): Promise<{ total: number; submissions: HandledSubmission[] }> {
  const isPerson = of === 'person';
  if ((isPerson ? mailKey : companyKey) === '') return { total: 0, submissions: [] };
  const others = withHandling(db)
    .where('id', '!=', submission.id)
    .$if(isPerson, (query) => query.where('mail_key', '=', mailKey))
    .$if(!isPerson, (query) => query.where('company_key', '=', companyKey))
    .$if(!isPerson && mailKey !== '', (query) => query.where('mail_key', '!=', mailKey));
  const rows = await others
    .selectAll('submissions')
    .select(HANDLING)
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute();
  return { total: await countRows(others), submissions: rows.map(handled) };
}

function handled(
  row: Tables['submissions'] & { [Field in keyof Handling]: Handling[Field] | null },
): HandledSubmission {
  const { state, assignee, note, revision } = row;
  const isTouched = state !== null && note !== null && revision !== null;
  return { ...fromRow(row), handling: isTouched ? { state, assignee, note, revision } : UNTOUCHED };
}
