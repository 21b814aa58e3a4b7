import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { browserslist } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));

/** Oldest Chrome that the site supports: `110`. */
const VERSION = String(browserslist.find((browser: string) => browser.startsWith('chrome '))).slice(7);
const FOLDER = path.join(ROOT, 'node_modules/.cache/oldest-chromium', VERSION);

/**
 * Unpacks the oldest supported Chromium and its libraries, from the release of the test browser's package with that version,
 * which is fetched on first use (Linux x64).
 *
 * @returns path of the program, whose libraries are in a folder beside it; undefined where there is none
 */
export async function provideOldestChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const name = `chromium-${VERSION}`;
  if (!existsSync(path.join(FOLDER, `${name}.br`))) {
    mkdirSync(FOLDER, { recursive: true });
    const archive = run('npm', ['pack', '--silent', `@sparticuz/chromium@${VERSION}`]).stdout.trim();
    run('tar', ['-xzf', archive, '--strip-components=2', 'package/bin']);
    rmSync(path.join(FOLDER, archive), { force: true });
    if (!existsSync(path.join(FOLDER, 'chromium.br'))) return undefined;
    // The tests' other Chromium unpacks files of the same names to the same place.
    renameSync(path.join(FOLDER, 'aws.tar.br'), path.join(FOLDER, `${name}-libraries.tar.br`));
    renameSync(path.join(FOLDER, 'chromium.br'), path.join(FOLDER, `${name}.br`));
  }
  const { inflate } = await import('@sparticuz/chromium');
  await inflate(path.join(FOLDER, `${name}-libraries.tar.br`));
  return inflate(path.join(FOLDER, `${name}.br`));
}

function run(command: string, args: string[]) {
  return spawnSync(command, args, { cwd: FOLDER, encoding: 'utf8' });
}
