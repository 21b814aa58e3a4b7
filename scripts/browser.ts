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

/** Where the browser is, as environment variables for the processes that start it (test/support/browser.ts). */
export interface BrowserEnvironment extends Record<string, string> {
  CHROMIUM_PATH: string;
}

/**
 * Finds a Chromium: `CHROMIUM_PATH`, else an installed one, else the one of the npm package, which is unpacked on first
 * use and brings its own libraries and fonts (Linux x64).
 */
export async function findBrowser(): Promise<BrowserEnvironment> {
  const installed = process.env.CHROMIUM_PATH || INSTALLED.find((file) => existsSync(file));
  return installed ? { CHROMIUM_PATH: installed } : unpackBrowser();
}

export async function unpackBrowser(): Promise<BrowserEnvironment> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const libraries = await inflate(path.join(path.dirname(entry), '../bin/al2023.tar.br'));
  return {
    CHROMIUM_PATH: await chromium.executablePath(),
    CHROMIUM_LIBRARIES: path.join(libraries, 'lib'),
    CHROMIUM_FONTS: path.join(os.tmpdir(), 'fonts'),
  };
}
