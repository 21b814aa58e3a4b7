import type { StoreFigures } from '../../metrics/figures.ts';
import type { Logger } from '../../monitoring/logger.ts';
import { errorCode } from './database.ts';
import type { Store } from './store.ts';

const EVERY_MS = 15_000;
/** Longer than waits for other processes' locks, even for several consecutive visitors. A disk may never respond. */
const SILENT_MAX_MS = 20_000;

/** Checks periodically whether a store is writable, and logs changes. */
export function watchStore(
  store: Pick<Store, 'check'> & Partial<Pick<Store, 'figures'>>,
  logger: Logger,
  everyMs = EVERY_MS,
  silentMaxMs = SILENT_MAX_MS,
) {
  let works = true;
  let figures: StoreFigures | undefined;
  let timer: NodeJS.Timeout;

  function found(reason: string | undefined): void {
    if (works && reason !== undefined) logger.error({ reason }, 'the database cannot be written');
    if (!works && reason === undefined) logger.info('the database can be written again');
    works = reason === undefined;
  }

  async function look(): Promise<void> {
    const silent = setTimeout(() => found('no answer'), silentMaxMs).unref();
    const reason = await store.check().then(() => undefined, errorCode);
    clearTimeout(silent);
    found(reason);
    figures = await store.figures?.().catch(() => undefined);
    timer = setTimeout(() => void look(), everyMs).unref();
  }

  void look();
  return {
    /** Whether the last check found the store writable. */
    canWrite: () => works,
    /** Figures of the last check; undefined before it, and while they cannot be read. */
    figures: () => figures,
    stop: () => clearTimeout(timer),
  };
}
