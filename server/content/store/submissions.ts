import { createHash, randomInt, randomUUID } from 'node:crypto';
import { normalizeCompany, normalizeMail } from '../../../shared/api/forms/normalize.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import { ApiFailure } from '../envelope.ts';
import type { Database } from './database.ts';

interface NewSubmission {
  form: string;
  typed: Record<string, string | boolean>;
  folded: Record<string, string>;
  /** The Idempotency-Key of the request. */
  idempotencyKey?: string | undefined;
}

export interface Submission {
  id: string;
  receipt: string;
  form: string;
  receivedAt: string;
  typed: Record<string, string | boolean>;
  folded: Record<string, string>;
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

export interface Submissions {
  /**
   * Stores a submission and its notifications in one transaction. Resolves after the commit. Requests with the same key
   * are stored once.
   *
   * @throws {ApiFailure} 409 when the key was used with other content.
   */
  add(submission: NewSubmission): Promise<{ receipt: string }>;
  /** Whether a submission of a form was stored under a key. */
  has(form: string, idempotencyKey: string): Promise<boolean>;
  get(id: string): Promise<Submission | undefined>;
  /** From the oldest; `since` is included. */
  since(since: Date): AsyncIterable<Submission>;
}

const EXPORT_PAGE = 500;

/** With some hundred million numbers a day a collision is rare; three in a row are a fault. */
const RECEIPTS_TRIED = 3;

/** @param channels channels that announce each submission */
export function createSubmissions(
  db: Database,
  channels: readonly string[],
  createReceipt: (now: Date) => string = newReceipt,
): Submissions {
  return {
    async add({ form, typed, folded, idempotencyKey }) {
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
        const insert = () =>
          transaction
            .insertInto('submissions')
            .values({ ...row, receipt: createReceipt(now) })
            .onConflict((conflict) => conflict.doNothing())
            .returning('receipt')
            .executeTakeFirst();
        const findEarlier = () => findByKey(transaction, form, row.request_key);
        let stored: Awaited<ReturnType<typeof insert>>;
        let earlier: Awaited<ReturnType<typeof findEarlier>>;
        for (let tried = 0; !stored && !earlier && tried < RECEIPTS_TRIED; tried += 1) {
          stored = await insert();
          if (!stored) earlier = await findEarlier();
        }
        if (stored) {
          for (const channel of channels) {
            const created = now.toISOString();
            await transaction
              .insertInto('outbox')
              .values({
                id: randomUUID(),
                submission_id: row.id,
                channel,
                created_at: created,
                attempts: 0,
                due_at: created,
                done_at: null,
                outcome: null,
              })
              .execute();
          }
          return stored;
        }
        if (!earlier) throw new Error('no receipt number is free');
        if (earlier.request_hash !== row.request_hash) {
          throw new ApiFailure(
            409,
            'この送信はすでに受け付けています。内容を変えて送る場合は、ページを読み込み直してから入力してください。',
          );
        }
        return { receipt: earlier.receipt };
      });
    },
    async has(form, idempotencyKey) {
      return (await findByKey(db, form, sha256(idempotencyKey))) !== undefined;
    },
    async get(id) {
      const row = await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();
      return row && fromRow(row);
    },
    async *since(since) {
      let after = { received_at: since.toISOString(), id: '' };
      for (;;) {
        const { received_at, id } = after;
        const rows = await db
          .selectFrom('submissions')
          .selectAll()
          .where((where) =>
            where.or([
              where('received_at', '>', received_at),
              where.and([where('received_at', '=', received_at), where('id', '>', id)]),
            ]),
          )
          .orderBy('received_at')
          .orderBy('id')
          .limit(EXPORT_PAGE)
          .execute();
        for (const row of rows) yield fromRow(row);
        const last = rows.at(-1);
        if (!last || rows.length < EXPORT_PAGE) return;
        after = last;
      }
    },
  };
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

export function fromRow(row: {
  id: string;
  receipt: string;
  form: string;
  received_at: string;
  typed: string;
  folded: string;
}): Submission {
  const { id, receipt, form, received_at: receivedAt } = row;
  return { id, receipt, form, receivedAt, typed: JSON.parse(row.typed), folded: JSON.parse(row.folded) };
}
