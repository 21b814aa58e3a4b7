import type { SiteRecord } from '../../../shared/site/site-schema.ts';
import type { Logger } from '../../logger.ts';
import { ApiFailure } from '../envelope.ts';
import { type DatabasePlace, errorCode, openDatabase } from './database.ts';
import { type Channel, startDispatcher } from './dispatcher.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createSubmissions, type Submissions } from './submissions.ts';
import { addThumb } from './thumbs.ts';
import { createVerifyCodes, type VerifyCodes } from './verify-codes.ts';
import { webhookChannel } from './webhook.ts';

export interface StoreOptions extends DatabasePlace {
  smtpUrl?: string | undefined;
  webhookUrl?: string | undefined;
  logger: Logger;
  /** Whose name mails carry, and who gets them. */
  site: SiteRecord;
  /** Pause before the first repeat of a failed delivery; it doubles from there. */
  firstRetryMs?: number;
}

/** The write side of the service. */
export interface Store {
  submissions: Submissions;
  verifyCodes: VerifyCodes;
  addThumb(goodsId: number): Promise<number>;
  close(): Promise<void>;
}

/** Code that sends mail is loaded where mail is sent. */
async function mailChannels(smtpUrl: string, outbox: Outbox, site: SiteRecord): Promise<Channel[]> {
  const { noticeChannel, replyChannel } = await import('./mail.ts');
  return [noticeChannel(smtpUrl, site), replyChannel(smtpUrl, outbox, site)];
}

/**
 * Opens the database and starts to send what is still in the outbox.
 *
 * @throws {StoreError} when the database cannot be opened.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { smtpUrl, webhookUrl, logger, site, firstRetryMs } = options;
  const db = await openDatabase(options);
  const outbox = createOutbox(db);
  const channels: Channel[] = [
    ...(smtpUrl ? await mailChannels(smtpUrl, outbox, site) : []),
    ...(webhookUrl ? [webhookChannel(webhookUrl)] : []),
  ];
  const submissions = createSubmissions(
    db,
    channels.map(({ name }) => name),
  );
  const verifyCodes = await createVerifyCodes(db);
  const dispatcher = startDispatcher({
    outbox,
    submissions,
    channels,
    logger,
    ...(firstRetryMs !== undefined && { firstRetryMs }),
  });
  return {
    submissions: {
      ...submissions,
      async add(submission) {
        const stored = await guarded(() => submissions.add(submission));
        dispatcher.wake();
        return stored;
      },
    },
    verifyCodes: {
      challenge: verifyCodes.challenge,
      check: (verifyCode, purpose) => guarded(() => verifyCodes.check(verifyCode, purpose)),
    },
    addThumb: (goodsId) => guarded(() => addThumb(db, goodsId)),
    async close() {
      await dispatcher.stop();
      await db.destroy();
    },
  };
}

/** A database's error may quote what somebody typed: only its code leaves the store. */
async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    throw new Error(`the database failed (${errorCode(error)})`);
  }
}
