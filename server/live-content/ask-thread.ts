import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Upper bound of one reading: a large folder takes one or two seconds, ten on a busy machine. */
const MAX_MS = 60_000;
const HEAP_MB = 512;

export interface AskOptions {
  maxMs?: number | undefined;
  /** Terminates the thread. */
  signal?: AbortSignal | undefined;
}

/**
 * Runs a worker thread that reads a content folder and resolves with its first and only message.
 *
 * @throws {Error} when the thread ends, times out or is aborted by the signal
 */
export async function askThread<Message>(
  workerUrl: URL,
  workerData: unknown,
  { maxMs = MAX_MS, signal }: AskOptions = {},
): Promise<Message> {
  const timeout = AbortSignal.timeout(maxMs);
  const worker = new Worker(workerUrl, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  try {
    const [message] = await once(worker, 'message', {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return message;
  } finally {
    void worker.terminate();
  }
}
