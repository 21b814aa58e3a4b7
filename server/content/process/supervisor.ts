import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { MediaManifest } from '../../../corpus/media-files/manifest.ts';
import type { PackedCorpus } from '../../live-content/snapshot.ts';
import type { ContentFigures, EmbeddedFigures } from '../../metrics/figures.ts';
import type { Logger } from '../../monitoring/logger.ts';
import { SILENT_MAX_MS } from '../../watchdog/silence.ts';
import { CONTENT_TOKEN_HEADER } from '../token.ts';
import type { ListenOptions } from './listen.ts';
import { startWatchedWorker } from './watched-worker.ts';

export type ContentWorkerData = Omit<
  ListenOptions,
  'host' | 'trustProxy' | 'health' | 'revision' | 'reload'
> & {
  /** Required with every request: other processes of the machine can reach the port. */
  token: string;
};

export type ContentWorkerMessage =
  | { kind: 'listening'; port: number; corpus: PackedCorpus }
  /** The order is completed. */
  | { kind: 'done' }
  /** Heartbeat: whether the database is writable, and figures if they are collected. */
  | { kind: 'alive'; store: boolean; figures?: ContentFigures | undefined };
export type ContentWorkerOrder =
  /** Finishes running requests, then ends the thread. */
  | { kind: 'close' }
  /** Uses the current manifest of pictures and documents. */
  | { kind: 'reread-media' }
  /** Serves another state of the content. */
  | { kind: 'take-corpus'; corpus: PackedCorpus; media?: MediaManifest | undefined };

export interface ContentState {
  isUp: boolean;
  canWrite: boolean;
}

/** Longer than a webhook may take; a longer delivery is repeated by the next process. */
const CLOSE_MAX_MS = 12_000;
const RESTART_FIRST_MS = 200;
const RESTART_MAX_MS = 10_000;
/** A thread that has run this long is restarted without a longer pause. */
const STABLE_MS = 60_000;
/** Equal to `--max-old-space-size` of the start command, which would override a higher limit. */
const HEAP_MB = 512;

/**
 * Starts the content service in a worker thread and supervises it: after a crash it is restarted on the same port, with
 * increasing pauses.
 *
 * @throws {Error} when the first start fails, e.g. because a content file is wrong.
 */
export async function startEmbeddedContent(
  options: Omit<ContentWorkerData, 'port' | 'token'> & {
    logger: Logger;
    workerUrl?: URL;
    closeMaxMs?: number;
    /** Limit of the thread's heap, in megabytes. */
    heapMb?: number;
    /** Time without a heartbeat after which the thread is terminated and restarted, in ms. */
    silentMaxMs?: number;
  },
) {
  const {
    logger,
    workerUrl = new URL('./worker.ts', import.meta.url),
    closeMaxMs = CLOSE_MAX_MS,
    heapMb = HEAP_MB,
    silentMaxMs = SILENT_MAX_MS,
    ...service
  } = options;
  const token = randomBytes(32).toString('base64url');
  let stopped = false;
  let pause = RESTART_FIRST_MS;
  let restart: NodeJS.Timeout | undefined;
  let worker: Worker;
  /** Retained for restarts, so that a wrong file in the folder cannot prevent them. */
  let { corpus, media } = options;
  let ordered: Promise<void> = Promise.resolve();
  const state: ContentState = { isUp: false, canWrite: true };
  const figures: Omit<EmbeddedFigures, 'isUp'> = { restarts: 0, failedAt: undefined, content: undefined };

  /** @param givenPort 0 at the first start, for any free port */
  function start(givenPort: number): Promise<number> {
    worker = startWatchedWorker({
      url: workerUrl,
      data: { ...service, corpus, media, port: givenPort, token },
      heapMb,
      silentMaxMs,
      onHang: () => logger.error('content service hangs: restarting'),
    });
    return new Promise((resolve, reject) => {
      let listeningSince: number | undefined;
      let failure: unknown;
      worker.on('message', (message: ContentWorkerMessage | { kind?: never }) => {
        if (message.kind === 'alive') {
          state.canWrite = message.store;
          figures.content = message.figures;
        }
        // Node's watch mode sends messages of its own through the same port.
        if (message.kind !== 'listening') return;
        listeningSince = performance.now();
        corpus ??= message.corpus;
        state.isUp = true;
        resolve(message.port);
      });
      worker.on('error', (error) => {
        failure = error;
      });
      // A thread's error may arrive before its last messages; at its exit all of them have arrived.
      worker.on('exit', () => {
        state.isUp = false;
        if (givenPort === 0 && listeningSince === undefined) {
          reject(failure ?? new Error('The content service ended before it listened.'));
          return;
        }
        if (failure !== undefined) logger.error({ err: failure }, 'content service crashed');
        if (stopped) return;
        figures.failedAt = Date.now();
        if (performance.now() - (listeningSince ?? Number.POSITIVE_INFINITY) > STABLE_MS)
          pause = RESTART_FIRST_MS;
        restart = setTimeout(() => {
          figures.restarts += 1;
          void start(port);
        }, pause);
        pause = Math.min(pause * 2, RESTART_MAX_MS);
      });
    });
  }

  /** Sends orders one at a time, because the thread's response does not identify the order. */
  function inTurn(what: ContentWorkerOrder): Promise<void> {
    ordered = ordered.then(() => order(worker, what));
    return ordered;
  }

  const port = await start(0);
  return {
    /** Unchanged after restarts. */
    origin: `http://127.0.0.1:${port}`,
    /** Headers required with every request; the token is new at every start of the process. */
    headers: { [CONTENT_TOKEN_HEADER]: token },
    /** Whether the thread responds, and whether its database is writable, from its last heartbeat. */
    state: () => state,
    figures: (): EmbeddedFigures => ({ isUp: state.isUp, ...figures }),
    /** Makes the thread use the current manifest of pictures and documents. */
    rereadMedia: () => inTurn({ kind: 'reread-media' }),
    /** Makes the thread serve another state of content and pictures, also after a restart. */
    takeCorpus(nextCorpus: PackedCorpus, nextMedia = media): Promise<void> {
      corpus = nextCorpus;
      media = nextMedia;
      return inTurn({ kind: 'take-corpus', corpus, media });
    },
    /** Waits some seconds for a running delivery: if interrupted, its mail would be sent twice. */
    async close(): Promise<void> {
      stopped = true;
      clearTimeout(restart);
      await closeWorker(worker, closeMaxMs);
    },
  };
}

/** Resolves when the order is completed. After a crash, the restarted thread applies it at its start. */
async function order(worker: Worker, what: ContentWorkerOrder): Promise<void> {
  if (worker.threadId === -1) return;
  await new Promise<void>((resolve) => {
    const listen = (message: Partial<ContentWorkerMessage>) => {
      if (message.kind === 'done') finish();
    };
    const finish = () => {
      worker.off('message', listen).off('exit', finish);
      resolve();
    };
    worker.on('message', listen).on('exit', finish);
    worker.postMessage(what);
  });
}

async function closeWorker(worker: Worker, maxMs: number): Promise<void> {
  // Between a crash and the next start there is no thread.
  if (worker.threadId === -1) return;
  // A thread that crashes concurrently has ended, too.
  const exited = once(worker, 'exit').catch(() => {});
  worker.postMessage({ kind: 'close' } satisfies ContentWorkerOrder);
  await Promise.race([exited, delay(maxMs, undefined, { ref: false })]);
  await worker.terminate();
}
