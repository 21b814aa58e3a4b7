import { stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type FSWatcher, watch } from 'chokidar';
import type { Logger } from '../monitoring/logger.ts';

interface WatchOptions {
  folder: string;
  /** Polls the files, because the system does not report changes that another machine makes on a shared volume. */
  poll: boolean;
  /** Called once for a burst of changes below the folder. */
  onChange(): void;
  logger: Pick<Logger, 'error'>;
  /** Milliseconds between checks whether the path still leads to the watched folder. */
  identityMs?: number;
}

/** Debounce for editors and pulls that write several files. */
const QUIET_MS = 200;
/** Longest delay of a report while changes continue. */
const WAIT_MAX_MS = 2_000;
const POLL_MS = 1_000;
const IDENTITY_MS = 1_000;
/** Temporary and hidden files of editors and version control in the content folder. */
const ASIDE = /(?:^|[\\/])(?:\.[^\\/]+|[^\\/]+~|#[^\\/]+#|[^\\/]+\.sw[px])$/;

/**
 * Watches a folder. Resolves once the watcher is ready, with a function that stops it. Watches the path again after a
 * rename, a swap, or another target of a link, because the system then stops reporting changes at the path.
 */
export async function watchFolder({
  folder,
  poll,
  onChange,
  logger,
  identityMs = IDENTITY_MS,
}: WatchOptions): Promise<() => Promise<void>> {
  const stop = new AbortController();
  const { signal } = stop;
  let quiet: NodeJS.Timeout | undefined;
  let since: number | undefined;

  function tell(): void {
    since = undefined;
    onChange();
  }

  function changed(): void {
    since ??= performance.now();
    clearTimeout(quiet);
    const left = WAIT_MAX_MS - (performance.now() - since);
    quiet = setTimeout(tell, Math.max(0, Math.min(QUIET_MS, left)));
  }

  async function openWatcher(): Promise<FSWatcher> {
    const opened = watch(folder, {
      ignoreInitial: true,
      ignored: (file) => file !== folder && ASIDE.test(file),
      usePolling: poll,
      interval: POLL_MS,
    });
    opened.on('all', changed);
    opened.on('error', (err) =>
      logger.error({ err }, 'the content folder cannot be watched: changes show after a restart'),
    );
    await new Promise<void>((resolve) => opened.once('ready', resolve));
    return opened;
  }

  let identity = await identityOf(folder);
  let watcher = await openWatcher();

  async function followFolder(): Promise<void> {
    while (!signal.aborted) {
      await delay(identityMs, undefined, { signal, ref: false }).catch(() => {});
      const current = await identityOf(folder);
      if (signal.aborted || current === undefined || current === identity) continue;
      identity = current;
      await watcher.close();
      watcher = await openWatcher();
      if (!signal.aborted) changed();
    }
  }

  const following = followFolder();
  return async () => {
    stop.abort();
    await following;
    clearTimeout(quiet);
    await watcher.close();
  };
}

/**
 * Identity of the folder at a path; undefined while there is none. It includes the time of the last change, to detect a
 * folder that was moved away and back; new entries change that time, too, and cost an additional reload.
 */
async function identityOf(folder: string): Promise<string | undefined> {
  const found = await stat(folder, { bigint: true }).catch(() => undefined);
  return found && `${found.dev} ${found.ino} ${found.ctimeNs}`;
}
