import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { installedBrowser } from '../../scripts/checks/browser.ts';
import { FOLDER } from '../harness/servers.ts';

/** Categories, of which the table shows the scores. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Audits, of which it shows the values. */
const AUDITS: Record<string, string> = {
  LCP: 'largest-contentful-paint',
  FCP: 'first-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** Figures in the order of the table. */
export const FIGURES = [...CATEGORIES, ...Object.keys(AUDITS)];

export type Figures = Record<string, number>;

interface LighthouseResult {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Number of retries. Chromium occasionally loses the beginning of a trace, and Lighthouse then requests
 * another run.
 */
const TRACES_LOST_MAX = 3;

const LIGHTHOUSE = path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
/** The certificate is self-signed; root cannot use the sandbox. */
const FLAGS = '--headless=new --no-sandbox --ignore-certificate-errors';
const TIMEOUT_MS = 180_000;

/** A regular browser: the one of the tests is headless only. */
function browserPath(): string {
  const found = process.env.CHROMIUM_PATH ?? installedBrowser();
  if (!found) throw new Error('No browser: install Chromium or set CHROMIUM_PATH.');
  return found;
}

/** Measures one page once, in a new browser. */
export async function runLighthouse(url: string): Promise<Figures> {
  const file = path.join(FOLDER, 'lighthouse.json');
  const written = ['--output=json', `--output-path=${file}`, '--quiet'];
  const alone = ['--no-enable-error-reporting', `--chrome-flags=${FLAGS}`];
  const run = () =>
    promisify(execFile)(process.execPath, [LIGHTHOUSE, url, ...written, ...alone], {
      env: { ...process.env, CHROME_PATH: browserPath() },
      timeout: TIMEOUT_MS,
    });
  for (let left = TRACES_LOST_MAX; ; left -= 1) {
    try {
      await run();
      break;
    } catch (error) {
      if (left === 0 || !String(error).includes('NO_NAVSTART')) throw error;
    }
  }
  const { categories, audits }: LighthouseResult = JSON.parse(readFileSync(file, 'utf8'));
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const values = Object.entries(AUDITS).map(([name, audit]) => {
    const { numericValue: value = Number.NaN } = audits[audit] ?? {};
    return [name, name === 'CLS' ? Math.round(value * 1_000) / 1_000 : Math.round(value)];
  });
  return Object.fromEntries([...scores, ...values]);
}
