import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A large folder takes a second or two, on a machine that is busy ten. */
const MAX_MS = 60_000;
const HEAP_MB = 512;

/**
 * What a thread says that reads a content folder: its first and only message.
 *
 * @throws {Error} when the thread ends or takes too long
 */
export async function askThread<Message>(
  workerUrl: URL,
  workerData: unknown,
  maxMs = MAX_MS,
): Promise<Message> {
  const worker = new Worker(workerUrl, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  try {
    const [message] = await once(worker, 'message', { signal: AbortSignal.timeout(maxMs) });
    return message;
  } finally {
    void worker.terminate();
  }
}
