import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { chromium } from 'playwright-core';
import { browserPath } from '../harness/browser-path.ts';

export interface FirstVisit {
  files: number;
  /** Compressed as well as brotli can, whatever the server sends: what is compared is the code. */
  bytes: number;
}

const compress = promisify(brotliCompress);
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
/** Long enough for what begins when the page has loaded. */
const SETTLE_MS = 1_500;

/** The scripts that a browser loads by itself when it comes for the first time. */
export async function firstVisits(addresses: Map<string, string>): Promise<Map<string, FirstVisit>> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  const visits = new Map<string, FirstVisit>();
  try {
    for (const [name, address] of addresses) {
      const page = await browser.newPage();
      const scripts = new Map<string, Promise<Buffer>>();
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
      });
      const failed: string[] = [];
      page.on('requestfailed', (request) => {
        if (request.resourceType() === 'script')
          failed.push(`${request.url()} ${request.failure()?.errorText}`);
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.waitForTimeout(SETTLE_MS);
      // A page whose scripts are refused would look as if it had none.
      if (failed.length > 0) throw new Error(`${name}: ${failed.join(', ')}`);
      let bytes = 0;
      for (const body of scripts.values()) bytes += (await compress(await body, BEST)).length;
      visits.set(name, { files: scripts.size, bytes });
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return visits;
}
