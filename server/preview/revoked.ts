import { appendFile, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isPreviewId, PreviewError } from './token.ts';

/** How long what the file said counts. */
const FRESH_MS = 1_000;
const IN_FOLDERS = '.revoked';
const IN_DATA = 'revoked-previews';

/** Settings that say where previews are kept. */
export interface PreviewPlaces {
  PREVIEW_FOLDERS?: string | undefined;
  DATA_DIR: string;
}

/**
 * The file of the ids that were revoked, a line each. It stands with the states of the content that previews show, which whoever
 * has several machines gives to all of them; without such a folder it is this machine's.
 */
export function revokedFile({ PREVIEW_FOLDERS, DATA_DIR }: PreviewPlaces): string {
  return PREVIEW_FOLDERS ? path.join(PREVIEW_FOLDERS, IN_FOLDERS) : path.join(DATA_DIR, IN_DATA);
}

/**
 * Revokes a link: every process that reads the file refuses it within a second. To be done twice does no harm.
 *
 * @throws {PreviewError} for what is no id
 */
export async function revokePreview(file: string, id: string): Promise<void> {
  if (!isPreviewId(id)) throw new PreviewError('リンクまたはその番号(16文字)を指定してください');
  await mkdir(path.dirname(file), { recursive: true });
  // One short write: two who revoke at once both do.
  await appendFile(file, `${id}\n`);
}

/** What the file says, read again when it has changed, and looked at once a second at most. */
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

  /** @throws {Error} when there is a file that cannot be read: nobody knows then what holds */
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

/** Changes with every line; empty where nothing was ever revoked. */
async function stampOf(file: string): Promise<string> {
  try {
    const { size, mtimeMs, ino } = await stat(file);
    return `${size} ${mtimeMs} ${ino}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
