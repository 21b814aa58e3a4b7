import type { Logger } from '../../logger.ts';
import type { StoreFigures } from '../../metrics/figures.ts';
import { errorCode } from './database.ts';
import type { Store } from './store.ts';

export interface StoreWatch {
  /** Whether the last look found that it can be written. */
  canWrite(): boolean;
  /** What the last look found; undefined before that, and while it cannot be read. */
  figures(): StoreFigures | undefined;
  stop(): void;
}

const EVERY_MS = 15_000;
/** Longer than other processes' locks are waited for, also by several visitors in turn. A disk may never answer. */
const SILENT_MAX_MS = 20_000;

/** Looks again and again whether a store can be written, and tells ops when that changes. */
export function watchStore(
  store: Pick<Store, 'check'> & Partial<Pick<Store, 'figures'>>,
  logger: Logger,
  everyMs = EVERY_MS,
  silentMaxMs = SILENT_MAX_MS,
): StoreWatch {
  let works = true;
  let figures: StoreFigures | undefined;
  let timer: NodeJS.Timeout;

  function found(reason: string | undefined): void {
    if (works && reason !== undefined) logger.error({ reason }, 'the database cannot be written');
    if (!works && reason === undefined) logger.info('the database can be written again');
    works = reason === undefined;
  }

  async function look(): Promise<void> {
    const silent = setTimeout(() => found('no answer'), silentMaxMs);
    silent.unref();
    const reason = await store.check().then(() => undefined, errorCode);
    clearTimeout(silent);
    found(reason);
    figures = await store.figures?.().catch(() => undefined);
    timer = setTimeout(() => void look(), everyMs);
    timer.unref();
  }

  void look();
  return { canWrite: () => works, figures: () => figures, stop: () => clearTimeout(timer) };
}
