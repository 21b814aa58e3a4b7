import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { SILENT_MAX_MS } from './silence.ts';

/** Beats per `silentMaxMs`: at least two for each poll of the watchdog. */
const BEATS = 30;

export interface WatchdogData {
  /** One 32-bit counter, which the main thread increments continuously. */
  beats: SharedArrayBuffer;
  /** Maximum milliseconds without an increment. */
  silentMaxMs: number;
  logLevel: string;
}

/**
 * Kills the process when its main thread has been stuck for fifteen seconds, and logs the stack of the stuck function.
 * Supervisors (a container platform, systemd) restart a process that has ended, but do not notice a stuck one. Does not
 * watch a process with an inspector, because a debugger may pause it.
 */
export function watchMainThread(logLevel: string, silentMaxMs = SILENT_MAX_MS): void {
  if (inspector.url()) return;
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const counter = new Int32Array(beats);
  setInterval(() => Atomics.add(counter, 0, 1), silentMaxMs / BEATS).unref();
  const workerData: WatchdogData = { beats, silentMaxMs, logLevel };
  new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData,
    // Drops the options of the process, such as error reporting or a file to run.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 },
  }).unref();
}
