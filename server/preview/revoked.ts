import { appendFile, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isPreviewId, PreviewError } from './token.ts';

/** Milliseconds for which the state of the file is cached. */
const FRESH_MS = 1_000;
const IN_FOLDERS = '.revoked';
const IN_DATA = 'revoked-previews';

/** Settings that determine the path of the file. */
interface PreviewPlaces {
  PREVIEW_FOLDERS?: string | undefined;
  DATA_DIR: string;
}

/**
 * Path of the file with revoked ids, one per line. It is in `PREVIEW_FOLDERS`, which all machines of a site share;
 * without that setting it is in this machine's data folder.
 */
export function revokedFile({ PREVIEW_FOLDERS, DATA_DIR }: PreviewPlaces): string {
  return PREVIEW_FOLDERS ? path.join(PREVIEW_FOLDERS, IN_FOLDERS) : path.join(DATA_DIR, IN_DATA);
}

/**
 * Revokes a link: every process that reads the file refuses it within a second. Idempotent.
 *
 * @throws {PreviewError} for an invalid id
 */
export async function revokePreview(file: string, id: string): Promise<void> {
  if (!isPreviewId(id)) throw new PreviewError('リンクまたはその番号(16文字)を指定してください');
  await mkdir(path.dirname(file), { recursive: true });
  // One short write is atomic, so concurrent revocations do not interfere.
  await appendFile(file, `${id}\n`);
}

/** Cached content of the file, checked once a second at most and read again after a change. */
export class RevokedPreviews {
  readonly #file: string;
  readonly #freshMs: number;
  #ids: ReadonlySet<string> = new Set();
  #stamp = '';
  #look: { until: number; done: Promise<void> } | undefined;

  constructor(file: string, { freshMs = FRESH_MS } = {}) {
    this.#file = file;
    this.#freshMs = freshMs;
  }

  /** @throws {Error} when the file exists and cannot be read, so that the validity of links is unknown */
  async has(id: string): Promise<boolean> {
    const now = performance.now();
    if (!this.#look || this.#look.until <= now)
      this.#look = { until: now + this.#freshMs, done: this.#read() };
    await this.#look.done;
    return this.#ids.has(id);
  }

  async #read(): Promise<void> {
    const stamp = await stampOf(this.#file);
    if (stamp === this.#stamp) return;
    const text = stamp === '' ? '' : await readFile(this.#file, 'utf8');
    this.#ids = new Set(text.split('\n').filter(isPreviewId));
    this.#stamp = stamp;
  }
}

/** Fingerprint that changes with every added line; empty while there is no file. */
async function stampOf(file: string): Promise<string> {
  try {
    const { size, mtimeMs, ino } = await stat(file);
    return `${size} ${mtimeMs} ${ino}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
