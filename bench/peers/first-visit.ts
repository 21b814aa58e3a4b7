import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { launchBrowser } from '../../test/support/browser/browser.ts';

export interface FirstVisit {
  files: number;
  /** Size at maximum brotli compression, independent of the server: the code is compared. */
  bytes: number;
}

const compress = promisify(brotliCompress);
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
/** Covers work that begins after the load event. */
const SETTLE_MS = 1_500;

/** Scripts that a browser loads without interaction on its first visit. */
export async function firstVisits(addresses: Map<string, string>): Promise<Map<string, FirstVisit>> {
  await using browser = await launchBrowser();
  const visits = new Map<string, FirstVisit>();
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
    // A page whose scripts fail to load would seem to have none.
    if (failed.length > 0) throw new Error(`${name}: ${failed.join(', ')}`);
    let bytes = 0;
    for (const body of scripts.values()) bytes += (await compress(await body, BEST)).length;
    visits.set(name, { files: scripts.size, bytes });
    await page.close();
  }
  return visits;
}
