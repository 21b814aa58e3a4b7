import { createHash, randomInt, randomUUID } from 'node:crypto';
import { normalizeCompany, normalizeMail } from '../../../shared/api/forms/normalize.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import { ApiFailure } from '../envelope.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

export interface Submission {
  id: string;
  receipt: string;
  form: string;
  receivedAt: string;
  typed: Record<string, string | boolean>;
  folded: Record<string, string>;
}

interface NewSubmission extends Pick<Submission, 'form' | 'typed' | 'folded'> {
  /** The Idempotency-Key of the request. */
  idempotencyKey?: string | undefined;
}

/** Letters and digits that are not confused on the phone. */
const RECEIPT_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `M261120-7F3K2H`: the vendor's letters, the day in Japan, then six random characters. */
export function newReceipt(now: Date, prefix = 'M'): string {
  const day = todayInJapan(now).replaceAll('-', '').slice(2);
  const letters = Array.from({ length: 6 }, () => RECEIPT_LETTERS[randomInt(RECEIPT_LETTERS.length)]);
  return `${prefix}${day}-${letters.join('')}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** With some hundred million numbers a day a collision is rare; three in a row are a fault. */
const RECEIPTS_TRIED = 3;

export type Submissions = ReturnType<typeof createSubmissions>;

/** @param channels channels that announce each submission */
export function createSubmissions(
  db: Database,
  channels: readonly string[],
  createReceipt: (now: Date) => string = newReceipt,
) {
  return {
    /**
     * Stores a submission and its notifications in one transaction. Resolves after the commit. Requests with the same
     * key are stored once.
     *
     * @throws {ApiFailure} 409 when the key was used with other content.
     */
    async add({ form, typed, folded, idempotencyKey }: NewSubmission): Promise<{ receipt: string }> {
      const now = new Date();
      const row = {
        id: randomUUID(),
        form,
        received_at: now.toISOString(),
        typed: JSON.stringify(typed),
        folded: JSON.stringify(folded),
        company_key: normalizeCompany(String(typed.corporateName ?? '')),
        mail_key: normalizeMail(String(typed.mailbox ?? '')).toLowerCase(),
        request_key: idempotencyKey === undefined ? null : sha256(idempotencyKey),
        request_hash: sha256(JSON.stringify(typed)),
      };
      return db.transaction().execute(async (transaction) => {
        for (let tried = 0; tried < RECEIPTS_TRIED; tried += 1) {
          const stored = await transaction
            .insertInto('submissions')
            .values({ ...row, receipt: createReceipt(now) })
            .onConflict((conflict) => conflict.doNothing())
            .returning('receipt')
            .executeTakeFirst();
          if (stored) {
            if (channels.length > 0) await announce(transaction, row, channels);
            return stored;
          }
          const earlier = await findByKey(transaction, form, row.request_key);
          if (earlier?.request_hash === row.request_hash) return { receipt: earlier.receipt };
          if (earlier)
            throw new ApiFailure(
              409,
              'この送信はすでに受け付けています。内容を変えて送る場合は、ページを読み込み直してから入力してください。',
            );
        }
        throw new Error('no receipt number is free');
      });
    },
    /** Whether a submission of a form was stored under a key. */
    async has(form: string, idempotencyKey: string): Promise<boolean> {
      return (await findByKey(db, form, sha256(idempotencyKey))) !== undefined;
    },
    async get(id: string): Promise<Submission | undefined> {
      const row = await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();
      return row && fromRow(row);
    },
    /** From the oldest; `since` is included. */
    since(since: Date): AsyncGenerator<Submission> {
      return everyRow(async (last, limit) => {
        const after = [last?.receivedAt ?? since.toISOString(), last?.id ?? ''] as const;
        const rows = await db
          .selectFrom('submissions')
          .selectAll()
          .where(({ eb, refTuple, tuple }) => eb(refTuple('received_at', 'id'), '>', tuple(...after)))
          .orderBy('received_at')
          .orderBy('id')
          .limit(limit)
          .execute();
        return rows.map(fromRow);
      });
    },
  };
}

const PAGE = 500;

/** Reads any number of rows, page by page: no read transaction lasts as long as a slow receiver. */
export async function* everyRow<Row>(
  read: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const page = await read(last, PAGE);
    yield* page;
    last = page.at(-1);
    if (!last || page.length < PAGE) return;
  }
}

/** Adds the notifications of a submission to the outbox. */
async function announce(
  db: Database,
  { id, received_at }: Pick<Tables['submissions'], 'id' | 'received_at'>,
  channels: readonly string[],
): Promise<void> {
  const entry = { submission_id: id, created_at: received_at, due_at: received_at, attempts: 0 };
  const rows = channels.map((channel) => ({
    ...entry,
    id: randomUUID(),
    channel,
    done_at: null,
    outcome: null,
  }));
  await db.insertInto('outbox').values(rows).execute();
}

/** Finds a submission by the digest of its request key; undefined for a request without a key. */
function findByKey(db: Database, form: string, requestKey: string | null) {
  return db
    .selectFrom('submissions')
    .select(['receipt', 'request_hash'])
    .where('form', '=', form)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}

export function fromRow(row: Tables['submissions']): Submission {
  const { id, receipt, form, received_at: receivedAt } = row;
  return { id, receipt, form, receivedAt, typed: JSON.parse(row.typed), folded: JSON.parse(row.folded) };
}
