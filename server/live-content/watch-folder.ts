import { stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type FSWatcher, watch } from 'chokidar';
import type { Logger } from '../logger.ts';

export interface WatchOptions {
  folder: string;
  /** Looks at the files at intervals: what another machine changes on a shared volume is told to nobody. */
  poll: boolean;
  /** Something below the folder has changed, and nothing has for a moment. */
  onChange(): void;
  logger: Pick<Logger, 'error'>;
  /** Interval of the check whether the path still leads to the watched folder, in milliseconds. */
  identityMs?: number;
}

/** An editor saves, a pull writes file after file: so long nothing may follow. */
const QUIET_MS = 200;
/** However much follows, it is looked at after so long. */
const WAIT_MAX_MS = 2_000;
const POLL_MS = 1_000;
const IDENTITY_MS = 1_000;
/** What editors and version control keep beside the content. */
const ASIDE = /(?:^|[\\/])(?:\.[^\\/]+|[^\\/]+~|#[^\\/]+#|[^\\/]+\.sw[px])$/;

/**
 * Watches a folder. Resolves when it does; the result ends it. After a rename, a swap, or another target of a link, the system reports
 * no changes at the path: the folder is watched again then.
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
 * Identity of the folder at a path; undefined while there is none. The time of its last change tells a folder that was moved away and
 * back; new entries change it, too, and cost another look at the folder.
 */
async function identityOf(folder: string): Promise<string | undefined> {
  const found = await stat(folder, { bigint: true }).catch(() => undefined);
  return found && `${found.dev} ${found.ino} ${found.ctimeNs}`;
}
