import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { SILENT_MAX_MS } from './silence.ts';

/** Within that time: at least two for each look of the watchdog. */
const BEATS = 30;

export interface WatchdogData {
  /** One 32-bit number, which the main thread changes all the time. */
  beats: SharedArrayBuffer;
  /** For how many milliseconds it may stay the same. */
  silentMaxMs: number;
  logLevel: string;
}

/**
 * Ends the process when its main thread has been stuck for fifteen seconds, with a log line that says in which function: what
 * starts it anew (a container platform, systemd) sees an ended process, but not a stuck one. A process that a debugger may hold
 * is left alone.
 */
export function watchMainThread(logLevel: string, silentMaxMs = SILENT_MAX_MS): void {
  if (inspector.url()) return;
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const counter = new Int32Array(beats);
  setInterval(() => Atomics.add(counter, 0, 1), silentMaxMs / BEATS).unref();
  const workerData: WatchdogData = { beats, silentMaxMs, logLevel };
  new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData,
    // Nothing that the process was started with concerns it: error reporting, a file to run.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 },
  }).unref();
}
