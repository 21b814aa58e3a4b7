import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../content/folders.ts';
import { freePort } from '../free-port.ts';
import { type SiteProcess, startSiteProcess } from '../processes/process.ts';

/** Folders that `npm run dev` reads, besides the packages. */
const CODE = ['client', 'corpus', 'desk', 'media', 'public', 'records', 'scripts', 'server', 'shared'];
const FILES = ['package.json', 'tsconfig.json', 'vite.config.ts'];

/** Copy of the code that a test may change. */
export class EditedCode {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'code-'));

  constructor() {
    for (const name of [...CODE, ...FILES])
      cpSync(path.join(ROOT, name), path.join(this.folder, name), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.folder, 'node_modules'));
  }

  /** Changes a file. @returns a function that restores it */
  edit(name: string, change: (source: string) => string): () => void {
    const file = path.join(this.folder, name);
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${name} is still the same`);
    writeFileSync(file, after);
    return () => writeFileSync(file, before);
  }

  delete(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/**
 * Starts the command of `npm run dev`. It serves before it is ready; until then it can only show a failed
 * start.
 */
export async function startDevelopment(code: EditedCode, env: Record<string, string>): Promise<SiteProcess> {
  const port = String(await freePort());
  const site = startSiteProcess(
    { NODE_ENV: 'development', PORT: port, ...env },
    { cwd: code.folder, script: 'server/development/main.ts' },
  );
  return { ...site, origin: () => `http://127.0.0.1:${port}` };
}
