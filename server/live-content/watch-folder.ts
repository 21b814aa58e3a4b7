import { watch } from 'chokidar';
import type { Logger } from '../logger.ts';

export interface WatchOptions {
  folder: string;
  /** Looks at the files at intervals: what another machine changes on a shared volume is told to nobody. */
  poll: boolean;
  /** Something below the folder has changed, and nothing has for a moment. */
  onChange(): void;
  logger: Logger;
}

/** An editor saves, a pull writes file after file: so long nothing may follow. */
const QUIET_MS = 200;
/** However much follows, it is looked at after so long. */
const WAIT_MAX_MS = 2_000;
const POLL_MS = 1_000;
/** What editors and version control keep beside the content. */
const ASIDE = /(?:^|[\\/])(?:\.[^\\/]+|[^\\/]+~|#[^\\/]+#|[^\\/]+\.sw[px])$/;

/** Watches a folder. Resolves when it does; the result ends it. */
export async function watchFolder({
  folder,
  poll,
  onChange,
  logger,
}: WatchOptions): Promise<() => Promise<void>> {
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

  const watcher = watch(folder, {
    ignoreInitial: true,
    ignored: (file) => file !== folder && ASIDE.test(file),
    usePolling: poll,
    interval: POLL_MS,
  });
  watcher.on('all', changed);
  watcher.on('error', (err) =>
    logger.error({ err }, 'the content folder cannot be watched: changes show after a restart'),
  );
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return async () => {
    clearTimeout(quiet);
    await watcher.close();
  };
}
