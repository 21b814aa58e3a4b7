import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FIXTURE_CONTENT } from '../content/fixture-content.ts';
import { type SiteProcess, startSiteProcess } from '../processes/process.ts';

/** Authorization token for content reloads. */
const CONTENT_TOKEN = 'a token for tests alone';

/** Copy of the fixture's content folder that a test may change. */
export class EditedContent {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));

  constructor() {
    cpSync(FIXTURE_CONTENT, this.folder, { recursive: true });
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.folder, file), text);
  }

  /** @throws when the file does not contain `from` */
  replace(file: string, from: string | RegExp, to: string): void {
    const before = this.read(file);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} does not contain ${from}`);
    this.write(file, after);
  }

  remove(file: string): void {
    rmSync(path.join(this.folder, file));
  }

  delete(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** Site whose content changes while it serves. */
export interface LiveSite extends SiteProcess {
  text(target: string): Promise<string>;
  /** State of the page cache in the response header. */
  cacheState(target: string): Promise<string | null>;
  /** Requests a reload of the content folder. */
  reload(token?: string): Promise<Response>;
  said(text: string): SiteProcess['lines'];
}

export async function startLiveSite(
  content: EditedContent,
  env: Record<string, string> = {},
  args: string[] = [],
): Promise<LiveSite> {
  // Cached pages expire only by a change, however slow the machine is.
  const settings = { CONTENT_DIR: content.folder, CONTENT_TOKEN, PAGE_CACHE_TTL_S: '86400', ...env };
  const site = startSiteProcess(settings, { args });
  await site.ready();
  const ask = (target: string) => fetch(site.origin() + target);
  return {
    ...site,
    text: async (target) => (await ask(target)).text(),
    async cacheState(target) {
      const response = await ask(target);
      await response.text();
      return response.headers.get('x-cache');
    },
    reload: (token = CONTENT_TOKEN) =>
      fetch(`${site.origin()}/-/content`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      }),
    said: (text) => site.lines.filter(({ msg }) => msg.startsWith(text)),
  };
}
