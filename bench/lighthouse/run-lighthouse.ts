import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { installedBrowser } from '../../scripts/checks/browser.ts';

/** Figures in the order of the table. */
export const FIGURES = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'LCP',
  'FCP',
  'TBT',
  'CLS',
] as const;

export type Figures = Record<(typeof FIGURES)[number], number>;

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
export async function runLighthouse(url: string, folder: string): Promise<Figures> {
  const file = path.join(folder, 'lighthouse.json');
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
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    LCP: Math.round(value('largest-contentful-paint')),
    FCP: Math.round(value('first-contentful-paint')),
    TBT: Math.round(value('total-blocking-time')),
    CLS: Math.round(value('cumulative-layout-shift') * 1_000) / 1_000,
  };
}
