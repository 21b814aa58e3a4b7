import type { Logger } from '../../../monitoring/logger.ts';
import { errorCode } from '../database.ts';
import type { Submission, Submissions } from '../submissions.ts';
import type { Outbox, OutboxEntry, Outcome } from './outbox.ts';

/** A way to notify recipients of a submission. */
export interface Channel {
  name: string;
  /**
   * Sends a notification; throws to have it repeated later. `id` is the same at every attempt, so that a receiver can
   * drop repeats.
   */
  deliver(submission: Submission, id: string): Promise<Outcome>;
  close(): void;
}

interface DispatcherOptions {
  outbox: Outbox;
  submissions: Pick<Submissions, 'get'>;
  channels: Channel[];
  logger: Logger;
  firstRetryMs?: number | undefined;
}

/** Interval of polling for entries that other processes have added. */
const POLL_MS = 15_000;
const RETRY_MAX_MS = 60 * 60_000;

/** Delivers the entries of the outbox, each channel independently: a hanging mail server does not delay the webhook. */
export function startDispatcher(options: DispatcherOptions) {
  const loops = options.channels.map((channel) => startLoop(channel, options));
  return {
    /** Polls at once. */
    wake(): void {
      for (const loop of loops) loop.wake();
    },
    /** Waits for running deliveries. */
    async stop(): Promise<void> {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

function startLoop(channel: Channel, options: DispatcherOptions) {
  const { outbox, submissions, logger, firstRetryMs = 5_000 } = options;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let wokenMeanwhile = false;

  function schedule(ms: number): void {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(poll, Math.max(0, Math.min(ms, POLL_MS))).unref();
  }

  function poll(): void {
    if (stopped) return;
    if (running) {
      wokenMeanwhile = true;
      return;
    }
    running = empty()
      .catch((error) => {
        logger.error({ channel: channel.name, reason: errorCode(error) }, 'outbox cannot be read');
        return POLL_MS;
      })
      .then((pause) => {
        running = undefined;
        schedule(wokenMeanwhile ? 0 : pause);
        wokenMeanwhile = false;
      });
  }

  /** Delivers all due entries and returns the time in ms until the next one. */
  async function empty(): Promise<number> {
    while (!stopped) {
      const entry = await outbox.claim(channel.name);
      if (!entry) break;
      await send(entry);
    }
    const next = await outbox.nextDue(channel.name);
    return next ? next.getTime() - Date.now() : POLL_MS;
  }

  async function send(entry: OutboxEntry): Promise<void> {
    const about = { channel: channel.name, outboxId: entry.id, attempt: entry.attempts + 1 };
    try {
      const submission = await submissions.get(entry.submissionId);
      const outcome = submission ? await channel.deliver(submission, entry.id) : 'refused';
      await outbox.done(entry.id, outcome);
      logger.info({ ...about, outcome }, 'outbox entry done');
    } catch (error) {
      const pause = Math.min(firstRetryMs * 2 ** entry.attempts, RETRY_MAX_MS) * (0.8 + Math.random() * 0.4);
      // Only the code: the message of a mail server quotes addresses.
      logger.warn({ ...about, reason: errorCode(error), retryInMs: Math.round(pause) }, 'delivery failed');
      await outbox.retry(entry, new Date(Date.now() + pause));
    }
  }

  schedule(0);
  return {
    wake: poll,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      channel.close();
    },
  };
}
