import { type Debugger, Session } from 'node:inspector/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { createLogger } from '../monitoring/logger.ts';
import { watchForSilence } from './silence.ts';
import type { WatchdogData } from './watchdog.ts';

/** A thread that does not pause for the debugger within this time is inside a system or library call. */
const PAUSE_MS = 1_000;
const FRAMES = 12;

const { beats, silentMaxMs, logLevel } = workerData as WatchdogData;

/** Stack of the main thread in the format of an error's stack. */
async function mainStack(): Promise<string> {
  const session = new Session();
  session.connectToMainThread();
  const urls = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }) => void urls.set(params.scriptId, params.url));
  const paused = new Promise<Debugger.CallFrame[]>((resolve) =>
    session.once('Debugger.paused', ({ params }) => resolve(params.callFrames)),
  );
  void session.post('Debugger.enable').then(() => session.post('Debugger.pause'));
  const frames = await Promise.race([paused, delay(PAUSE_MS, [])]);
  const lines = frames.slice(0, FRAMES).map(({ functionName, location }) => {
    const { scriptId, lineNumber, columnNumber = 0 } = location;
    return `    at ${functionName || '<anonymous>'} (${urls.get(scriptId)}:${lineNumber + 1}:${columnNumber + 1})`;
  });
  return ['MainThreadStuck', ...lines].join('\n');
}

async function end(): Promise<void> {
  const error = new Error('main thread stuck');
  error.stack = await mainStack();
  createLogger(logLevel).fatal(
    { err: error, silentMs: silentMaxMs },
    'the main thread is stuck: the process ends',
  );
  process.kill(process.pid, 'SIGKILL');
}

const counter = new Int32Array(beats);
let last = -1;

function hasLived(): boolean {
  const beat = Atomics.load(counter, 0);
  const lived = beat !== last;
  last = beat;
  return lived;
}

watchForSilence(silentMaxMs, hasLived, () => void end());
