import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { refusalLog } from '../../load/refusal-log.ts';
import type { Retention } from '../../settings/settings.ts';
import { ApiFailure } from '../envelope.ts';
import { databaseFile, errorCode, isUnwritable, openDatabaseBeside } from './database.ts';
import { type Channel, startDispatcher } from './delivery/dispatcher.ts';
import type { MailContent } from './delivery/next-steps.ts';
import { createOutbox, type Outbox } from './delivery/outbox.ts';
import { webhookChannel } from './delivery/webhook.ts';
import { openLate, StoreUnavailable } from './late-store.ts';
import { patiently } from './patience.ts';
import { createQuota, type QuotaOptions, StoreFull } from './quota.ts';
import { appliedRetention, ignoredDays } from './retention/applied-retention.ts';
import { startPurging } from './retention/retention.ts';
import { addSearches, type SearchCount } from './search-counts.ts';
import { filePlace } from './sqlite/file-place.ts';
import { storeFigures } from './store-figures.ts';
import { createSubmissions, newReceipt, type Submissions } from './submissions.ts';
import { addThumb } from './thumbs.ts';
import { createVerifyCodes } from './verify-codes.ts';
import { checkWrites } from './write-check.ts';

export interface StoreOptions extends QuotaOptions, MailContent {
  smtpUrl?: string | undefined;
  webhookUrl?: string | undefined;
  /** Retention from the settings; the site may promise a shorter one. Without it no records are deleted. */
  retention?: Retention | undefined;
  /** Pause before the first repeat of a failed delivery; it doubles from there. */
  firstRetryMs?: number;
  /** Pause between attempts to open a database on another machine. */
  reopenMs?: number;
}

/** The write side of the service. */
export type Store = Awaited<ReturnType<typeof openStore>>;

/** Imported on demand, only where mail is sent. */
async function mailChannels(smtpUrl: string, outbox: Outbox, content: () => MailContent): Promise<Channel[]> {
  const { noticeChannel, replyChannel } = await import('./delivery/mail.ts');
  return [noticeChannel(smtpUrl, content), replyChannel(smtpUrl, outbox, content)];
}

type OpenOptions = Omit<StoreOptions, keyof MailContent | 'retention'> & {
  content: () => MailContent;
  retention: (() => Retention) | undefined;
};

/** Parts of the store, available once the database is open. */
type Opened = Awaited<ReturnType<typeof openParts>>;

async function openParts(options: OpenOptions) {
  const { smtpUrl, webhookUrl, retention, logger, content, firstRetryMs } = options;
  const db = await openDatabaseBeside(options, logger);
  const outbox = createOutbox(db);
  const channels: Channel[] = [
    ...(smtpUrl ? await mailChannels(smtpUrl, outbox, content) : []),
    ...(webhookUrl ? [webhookChannel(webhookUrl)] : []),
  ];
  const submissions = createSubmissions(
    db,
    channels.map(({ name }) => name),
    (now) => newReceipt(now, content().site.receiptPrefix),
  );
  const verifyCodes = await createVerifyCodes(db);
  const dispatcher = startDispatcher({ outbox, submissions, channels, logger, firstRetryMs });
  const quota = createQuota(db, options);
  const file = databaseFile(options);
  const isFile = file !== undefined;
  const ensureFile = filePlace(file);
  return {
    db,
    submissions,
    quota,
    verifyCodes,
    dispatcher,
    purging: retention && startPurging(db, retention, logger),
    addSearches: async (counts: SearchCount[]) => {
      if (!(await quota.hasRoom())) throw new StoreFull();
      await addSearches(db, counts, { isFile });
    },
    ensureFile,
    /** @throws when writes are not durable: a deleted or replaced file accepts them and loses them with the process. */
    async check() {
      ensureFile();
      await checkWrites(db, isFile);
    },
    figures: () => storeFigures(db, options, quota),
  };
}

/**
 * Opens the database and starts to deliver the entries of the outbox. A database on another machine may be unavailable:
 * attempts to open it continue, and until then submissions cannot be stored.
 *
 * @throws {StoreError} when the database file cannot be opened.
 */
export async function openStore(options: StoreOptions) {
  const { logger, databaseUrl, reopenMs, retention } = options;
  let content: MailContent = options;
  const warn = () => {
    const ignored = retention && ignoredDays(content.site.submissions, retention);
    if (ignored) logger.warn(ignored);
  };
  warn();
  const open = () =>
    openParts({
      ...options,
      content: () => content,
      retention: retention && (() => appliedRetention(content.site.submissions, retention)),
    });
  const first = databaseUrl ? undefined : await open();
  const late = await openLate(async () => first ?? open(), logger, reopenMs);
  const tellUnwritable = refusalLog(logger, 'submissions cannot be stored');

  /** @throws {StoreUnavailable} when a write would be lost. */
  function writable(): Opened {
    late.now.ensureFile();
    return late.now;
  }

  /** A database's error may quote input: only its code leaves the store. */
  async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      // The quota logs this itself.
      if (error instanceof ApiFailure || error instanceof StoreFull) throw error;
      const reason = errorCode(error);
      if (!(error instanceof StoreUnavailable || isUnwritable(error)))
        throw new Error(`the database failed (${reason})`);
      tellUnwritable({ reason });
      throw error instanceof StoreUnavailable
        ? error
        : new StoreUnavailable(`the database cannot be written (${reason})`);
    }
  }

  return {
    submissions: {
      since: (since: Date) => late.now.submissions.since(since),
      async add(submission: Parameters<Submissions['add']>[0]): Promise<{ receipt: string }> {
        // With a key of its own a repeat finds the row if the first attempt has stored it.
        const keyed = { ...submission, idempotencyKey: submission.idempotencyKey ?? randomUUID() };
        const stored = await guarded(async () => {
          const { submissions, ensureFile } = writable();
          const added = await patiently(() => submissions.add(keyed));
          // No receipt for a row that was lost with the file.
          ensureFile();
          return added;
        });
        late.now.dispatcher.wake();
        return stored;
      },
    },
    /**
     * To be called before a verify code or the like is used up. A repeat of a submission stored under the key needs no
     * room.
     *
     * @throws {StoreFull} when no more can be stored.
     */
    ensureRoom: (form: string, idempotencyKey: string | undefined) =>
      guarded(async () => {
        const { quota, submissions } = writable();
        if (await quota.hasRoom()) return;
        if (idempotencyKey === undefined || !(await submissions.has(form, idempotencyKey)))
          throw new StoreFull();
      }),
    verifyCodes: {
      challenge: async (purpose?: string) => late.now.verifyCodes.challenge(purpose),
      check: (verifyCode: string, purpose?: string) =>
        guarded(() => patiently(async () => writable().verifyCodes.check(verifyCode, purpose))),
    },
    addThumb: (goodsId: number) => guarded(async () => addThumb(writable().db, goodsId)),
    /** @throws when the database is unavailable, full or locked by another process: counting does not wait for it. */
    addSearches: (counts: SearchCount[]) => guarded(async () => writable().addSearches(counts)),
    /** Writes a row. @throws when new rows would be lost. */
    check: async () => late.now.check(),
    /** Size of the outbox and of the database. @throws when they cannot be read. */
    figures: async () => late.now.figures(),
    /** Replaces the content of mails and the promised retention. */
    takeContent(next: MailContent): void {
      const before = content.site.submissions;
      content = next;
      if (!isDeepStrictEqual(before, content.site.submissions)) warn();
    },
    async close(): Promise<void> {
      const opened = await late.close();
      await opened?.purging?.stop();
      await opened?.dispatcher.stop();
      await opened?.db.destroy();
    },
  };
}
