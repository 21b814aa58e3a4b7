import { existsSync, statSync } from 'node:fs';
import { StoreUnavailable } from '../late-store.ts';

/** The database file was deleted or replaced: new rows would be lost with the process. */
class StoreGone extends StoreUnavailable {
  readonly code = 'FILE_REPLACED';
  /** Only a restart helps. */
  override readonly retryAfterS = 600;

  constructor() {
    super('the database file was deleted or replaced');
    this.name = 'StoreGone';
  }
}

/**
 * Records the identity of an open database file. The returned check throws {StoreGone} after the file, or SQLite's
 * write-ahead log (`-wal`), was deleted or replaced.
 *
 * @param file undefined for a database in memory or on another machine
 */
export function filePlace(file: string | undefined): () => void {
  if (file === undefined) return () => {};
  const identity = () => {
    const found = statSync(file, { throwIfNoEntry: false });
    return found && existsSync(`${file}-wal`) ? `${found.dev} ${found.ino}` : undefined;
  };
  const opened = identity();
  return () => {
    if (opened === undefined || identity() !== opened) throw new StoreGone();
  };
}
