import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { MediaManifest } from '../../corpus/media-files/manifest.ts';
import type { PackedCorpus } from '../live-content/snapshot.ts';
import type { Logger } from '../logger.ts';
import type { ContentFigures, EmbeddedFigures } from '../metrics/figures.ts';
import type { StoreSettings } from '../settings.ts';
import { SILENT_MAX_MS } from '../watchdog/silence.ts';
import { CONTENT_TOKEN_HEADER } from './token.ts';
import { startWatchedWorker } from './watched-worker.ts';

export interface ContentWorkerData {
  contentDir: string;
  /** What the folder said when all of it was right; it is read where none is given. */
  corpus?: PackedCorpus | undefined;
  mediaDir: string;
  /** The pictures that there are; what the folder says by default. */
  media?: MediaManifest | undefined;
  port: number;
  logLevel: string;
  store?: StoreSettings | undefined;
  /** Whether somebody asks for its figures. */
  measured?: boolean | undefined;
  /** What every request has to carry: other processes of the machine reach the port as well. */
  token: string;
}

export type ContentWorkerMessage =
  | { kind: 'listening'; port: number; corpus: PackedCorpus }
  /** What was ordered is done. */
  | { kind: 'done' }
  /** A sign of life: whether the database can be written, and what it tells of itself where somebody asks for it. */
  | { kind: 'alive'; store: boolean; figures?: ContentFigures | undefined };
export type ContentWorkerOrder =
  /** Finish what runs, then end the thread. */
  | { kind: 'close' }
  /** Answer by what there is of pictures and documents now. */
  | { kind: 'reread-media' }
  /** Answer by another state of the content. */
  | { kind: 'take-corpus'; corpus: PackedCorpus; media?: MediaManifest | undefined };

export interface ContentState {
  isUp: boolean;
  canWrite: boolean;
}

export interface EmbeddedContent {
  /** `http://127.0.0.1:{port}`; the same over restarts. */
  origin: string;
  /** What a request has to carry to be answered; made anew at every start. */
  headers: Record<string, string>;
  /** Whether the thread answers, and whether its database can be written, as far as it has said. */
  state(): ContentState;
  figures(): EmbeddedFigures;
  /** Has it answer by what there is of pictures and documents now. */
  rereadMedia(): Promise<void>;
  /** Has it answer by another state of the content and of the pictures, also when it is started again. */
  takeCorpus(corpus: PackedCorpus, media?: MediaManifest): Promise<void>;
  /** Lets a delivery that runs come to its end, for some seconds at most: cut, its mail would be sent twice. */
  close(): Promise<void>;
}

/** Longer than a webhook may take; what hangs beyond is repeated by the next process. */
const CLOSE_MAX_MS = 12_000;
const RESTART_FIRST_MS = 200;
const RESTART_MAX_MS = 10_000;
/** A thread that lived for so long is started again without a longer pause. */
const STABLE_MS = 60_000;
/** As much as the start command gives each thread by `--max-old-space-size`, which would outdo more than that. */
const HEAP_MB = 512;

/**
 * Starts the content service in a worker thread and keeps it running: after a crash it is started again on the same
 * port, with growing pauses.
 *
 * @throws {Error} when the first start fails, e.g. because a content file is wrong.
 */
export async function startEmbeddedContent(
  options: Omit<ContentWorkerData, 'port' | 'token'> & {
    logger: Logger;
    workerUrl?: URL;
    closeMaxMs?: number;
    /** What the thread's objects may take, in megabytes. */
    heapMb?: number;
    /** A thread that gives no sign of life for so long is ended and started again. */
    silentMaxMs?: number;
  },
): Promise<EmbeddedContent> {
  const {
    logger,
    workerUrl = new URL('./worker.ts', import.meta.url),
    contentDir,
    mediaDir,
    logLevel,
    store,
    measured,
    closeMaxMs = CLOSE_MAX_MS,
    heapMb = HEAP_MB,
    silentMaxMs = SILENT_MAX_MS,
  } = options;
  const token = randomBytes(32).toString('base64url');
  let stopped = false;
  let pause = RESTART_FIRST_MS;
  let restart: NodeJS.Timeout | undefined;
  let worker: Worker;
  /** An editor's mistake on the disk must not keep a thread from being started again. */
  let { corpus, media } = options;
  let ordered: Promise<void> = Promise.resolve();
  const state: ContentState = { isUp: false, canWrite: true };
  const figures = {
    restarts: 0,
    failedAt: undefined as number | undefined,
    content: undefined as ContentFigures | undefined,
  };

  function start(port: number): Promise<number> {
    worker = startWatchedWorker({
      url: workerUrl,
      data: { contentDir, corpus, mediaDir, media, port, logLevel, store, measured, token },
      heapMb,
      silentMaxMs,
      onBeat: (canWrite, content) => {
        state.canWrite = canWrite;
        figures.content = content;
      },
      onHang: () => logger.error('content service hangs: it is started again'),
    });
    return new Promise((resolve, reject) => {
      let listeningSince: number | undefined;
      let failure: unknown;
      worker.on('message', (message: ContentWorkerMessage | { kind?: never }) => {
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
      // A thread's error may overtake its last messages; by its exit all of them are there.
      worker.on('exit', () => {
        state.isUp = false;
        if (port === 0 && listeningSince === undefined) {
          reject(failure ?? new Error('The content service ended before it listened.'));
          return;
        }
        if (failure !== undefined) logger.error({ err: failure }, 'content service crashed');
        if (stopped) return;
        figures.failedAt = Date.now();
        if (performance.now() - (listeningSince ?? Number.POSITIVE_INFINITY) > STABLE_MS) {
          pause = RESTART_FIRST_MS;
        }
        restart = setTimeout(() => {
          figures.restarts += 1;
          void start(origin.port);
        }, pause);
        pause = Math.min(pause * 2, RESTART_MAX_MS);
      });
    });
  }

  /** One order after the other: the thread says of none which it was. */
  function inTurn(what: ContentWorkerOrder): Promise<void> {
    ordered = ordered.then(() => order(worker, what));
    return ordered;
  }

  const origin = { port: await start(0) };
  return {
    origin: `http://127.0.0.1:${origin.port}`,
    headers: { [CONTENT_TOKEN_HEADER]: token },
    state: () => state,
    figures: () => ({ isUp: state.isUp, ...figures }),
    rereadMedia: () => inTurn({ kind: 'reread-media' }),
    takeCorpus(nextCorpus, nextMedia = media) {
      corpus = nextCorpus;
      media = nextMedia;
      return inTurn({ kind: 'take-corpus', corpus, media });
    },
    async close() {
      stopped = true;
      clearTimeout(restart);
      await closeWorker(worker, closeMaxMs);
    },
  };
}

/** Resolves when it is done. A thread that dies meanwhile does it when it is started again. */
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
  // A thread that dies meanwhile has ended, too.
  const exited = once(worker, 'exit').catch(() => {});
  worker.postMessage({ kind: 'close' } satisfies ContentWorkerOrder);
  const deadline = new AbortController();
  await Promise.race([exited, delay(maxMs, undefined, { signal: deadline.signal })]);
  deadline.abort();
  await worker.terminate();
}
