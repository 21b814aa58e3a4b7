import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SAMPLE = path.join(ROOT, 'docs/samples/payload');

/** Copies the sample of a back end and installs its packages. Undefined where no registry of packages is reached. */
export function providePayloadSample(): string | undefined {
  const locked = createHash('sha256').update(readFileSync(path.join(SAMPLE, 'package-lock.json')));
  const folder = path.join(ROOT, 'node_modules/.cache', `payload-${locked.digest('hex').slice(0, 12)}`);
  const isInstalled = existsSync(path.join(folder, 'node_modules/payload/package.json'));
  // The sample's own files may have changed since.
  cpSync(SAMPLE, folder, { recursive: true });
  if (isInstalled) return folder;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'ignore' });
  if (status === 0) return folder;
  rmSync(folder, { recursive: true, force: true });
  return undefined;
}
