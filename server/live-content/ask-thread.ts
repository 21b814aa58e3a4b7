import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A large folder takes a second or two, on a machine that is busy ten. */
const MAX_MS = 60_000;
const HEAP_MB = 512;

export interface AskOptions {
  maxMs?: number | undefined;
  /** Ends the thread. */
  signal?: AbortSignal | undefined;
}

/**
 * What a thread says that reads a content folder: its first and only message.
 *
 * @throws {Error} when the thread ends, takes too long or is ended by the signal
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
