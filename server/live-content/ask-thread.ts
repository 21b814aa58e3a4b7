import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Upper bound of one reading: a large folder takes one or two seconds, ten on a busy machine. */
const MAX_MS = 60_000;
const HEAP_MB = 512;

/**
 * Runs a worker thread that reads a content folder and resolves with its first and only message.
 *
 * @throws {Error} when the thread fails or times out
 */
export async function askThread<Message>(workerUrl: URL, workerData: unknown): Promise<Message> {
  const worker = new Worker(workerUrl, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  try {
    const [message] = await once(worker, 'message', { signal: AbortSignal.timeout(MAX_MS) });
    return message;
  } finally {
    void worker.terminate();
  }
}
