import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { refusalLog } from '../../load/refusal-log.ts';
import type { StoreFigures } from '../../metrics/figures.ts';
import type { Logger } from '../../monitoring/logger.ts';
import type { Retention } from '../../settings/settings.ts';
import { ApiFailure } from '../envelope.ts';
import { type DatabasePlace, databaseFile, errorCode, isUnwritable } from './database.ts';
import { type Channel, startDispatcher } from './delivery/dispatcher.ts';
import type { MailContent } from './delivery/next-steps.ts';
import { createOutbox, type Outbox } from './delivery/outbox.ts';
import { webhookChannel } from './delivery/webhook.ts';
import { Late, StoreUnavailable } from './late-store.ts';
import { patiently } from './patience.ts';
import { createQuota, StoreFull } from './quota.ts';
import { appliedRetention, ignoredDays } from './retention/applied-retention.ts';
import { startPurging } from './retention/retention.ts';
import { addSearches, type SearchCount } from './search-counts.ts';
import { filePlace } from './sqlite/file-place.ts';
import { openDatabaseBeside } from './sqlite/open-beside.ts';
import { storeFigures } from './store-figures.ts';
import { createSubmissions, newReceipt, type Submissions } from './submissions.ts';
import { addThumb } from './thumbs.ts';
import { createVerifyCodes, type VerifyCodes } from './verify-codes.ts';
import { checkWrites } from './write-check.ts';

export interface StoreOptions extends DatabasePlace, MailContent {
  smtpUrl?: string | undefined;
  webhookUrl?: string | undefined;
  /** Maximum size of the database in bytes; undefined for no limit. */
  maxBytes?: number | undefined;
  /** Lifetime of a size measurement in ms. */
  measuredForMs?: number;
  /** Retention from the settings; the site may promise a shorter one. Without it no records are deleted. */
  retention?: Retention | undefined;
  logger: Logger;
  /** Pause before the first repeat of a failed delivery; it doubles from there. */
  firstRetryMs?: number;
  /** Pause between attempts to open a database on another machine. */
  reopenMs?: number;
}

/** The write side of the service. */
export interface Store {
  submissions: Pick<Submissions, 'add' | 'since'>;
  /**
   * To be called before a verify code or the like is used up. A repeat of a submission stored under the key needs no
   * room.
   *
   * @throws {StoreFull} when no more can be stored.
   */
  ensureRoom(form: string, idempotencyKey: string | undefined): Promise<void>;
  verifyCodes: VerifyCodes;
  addThumb(goodsId: number): Promise<number>;
  /** @throws when the database is unavailable, full or locked by another process: counting does not wait for it. */
  addSearches(counts: SearchCount[]): Promise<void>;
  /** Writes a row. @throws when new rows would be lost. */
  check(): Promise<void>;
  /** Size of the outbox and of the database. @throws when they cannot be read. */
  figures(): Promise<StoreFigures>;
  /** Replaces the content of mails and the promised retention. */
  takeContent(content: MailContent): void;
  close(): Promise<void>;
}

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

async function openParts({
  smtpUrl,
  webhookUrl,
  retention,
  logger,
  content,
  firstRetryMs,
  maxBytes,
  measuredForMs,
  ...place
}: OpenOptions) {
  const db = await openDatabaseBeside(place, logger);
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
  const isServer = place.databaseUrl !== undefined;
  const quota = createQuota({ db, isServer, maxBytes, logger, measuredForMs });
  const file = databaseFile(place);
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
    figures: () => storeFigures(db, place, quota),
  };
}

/**
 * Opens the database and starts to deliver the entries of the outbox. A database on another machine may be unavailable:
 * attempts to open it continue, and until then submissions cannot be stored.
 *
 * @throws {StoreError} when the database file cannot be opened.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
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
  const late = new Late({ open: async () => first ?? open(), logger, retryMs: reopenMs });
  await late.attempted();
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
      since: (since) => late.now.submissions.since(since),
      async add(submission) {
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
    ensureRoom: (form, idempotencyKey) =>
      guarded(async () => {
        const { quota, submissions } = writable();
        if (await quota.hasRoom()) return;
        if (idempotencyKey === undefined || !(await submissions.has(form, idempotencyKey)))
          throw new StoreFull();
      }),
    verifyCodes: {
      challenge: async (purpose) => late.now.verifyCodes.challenge(purpose),
      check: (verifyCode, purpose) =>
        guarded(() => patiently(async () => writable().verifyCodes.check(verifyCode, purpose))),
    },
    addThumb: (goodsId) => guarded(async () => addThumb(writable().db, goodsId)),
    addSearches: (counts) => guarded(async () => writable().addSearches(counts)),
    check: async () => late.now.check(),
    figures: async () => late.now.figures(),
    takeContent(next) {
      const before = content.site.submissions;
      content = next;
      if (!isDeepStrictEqual(before, content.site.submissions)) warn();
    },
    async close() {
      const opened = await late.close();
      await opened?.purging?.stop();
      await opened?.dispatcher.stop();
      await opened?.db.destroy();
    },
  };
}
