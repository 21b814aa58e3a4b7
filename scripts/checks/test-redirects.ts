// `npm run test:redirects`: requests every address of the redirect table and of the hand-written list, and
// prints expected and actual results. BASE_URL=https://… tests a deployed site instead of one started in this
// process. CONTENT_DIR=… tests a vendor's own addresses instead of the demonstration's: its redirects.yaml
// and the addresses of the site's sitemap.

import {
  expectations,
  runRedirectSuite,
  vendorExpectations,
} from '../../test/support/requests/redirect-suite.ts';
import { openTargetSite } from '../../test/support/sites/target-site.ts';

const { BASE_URL, CONTENT_DIR: contentDir } = process.env;

const show = (status: number, location: string | undefined) => `${status}${location ? ` ${location}` : ''}`;

const target = await openTargetSite({ BASE_URL, CONTENT_DIR: contentDir });
const start = performance.now();
const rows = contentDir ? await vendorExpectations(contentDir, target.origin) : expectations();
const outcomes = await runRedirectSuite(target.origin, rows);
await target.close();

for (const { method, path, status, location, got, passed } of outcomes) {
  const mark = passed ? 'ok  ' : 'FAIL';
  console.log(
    `${mark} ${method.padEnd(4)} ${path}\n       expected ${show(status, location)}, got ${show(got.status, got.location)}`,
  );
}
const failed = outcomes.filter(({ passed }) => !passed);
console.log(
  `\n${outcomes.length} addresses of ${target.origin} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
);
console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
