import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { ROOT } from './content/folders.ts';

const FOLDER = path.join(ROOT, 'test-results/failures');

/**
 * Also records traces: set in the workflow of continuous integration, where the browser cannot be watched.
 */
const isTracing = process.env.TRACE_FAILURES === '1';

/** Starts recording a context when traces are enabled. */
export async function beginTrace(context: BrowserContext): Promise<void> {
  if (isTracing) await context.tracing.start({ snapshots: true, screenshots: true });
}

/** Saves a screenshot of the page and the trace of its context when the test that has just run failed. */
export async function keepFailure(page: Page, index: number): Promise<void> {
  // Set by browser-environment.mjs.
  const { failedTest } = globalThis as { failedTest?: string };
  if (failedTest === undefined) return;
  const { testPath = '' } = expect.getState();
  const name = `${path.basename(testPath, '.test.ts')} ${failedTest} ${index}`.replaceAll(
    /[^\p{L}\p{N}]+/gu,
    '-',
  );
  const file = path.join(FOLDER, name.slice(0, 80));
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: `${file}.png`, timeout: 10_000 }).catch(() => {});
  if (isTracing) await page.context().tracing.stop({ path: `${file}.zip` });
}
