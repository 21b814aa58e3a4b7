// `CONTENT_DIR=… npm run test:site`: tests a vendor's site by its own content: the rows of redirects.yaml and of
// old-addresses.txt, the pages of the sitemap, every link, heads, structured data, and forms with their fields, consent
// and policy. BASE_URL=https://… tests a deployed site instead of one started in this process. It sends no form.
import path from 'node:path';
import { runSiteSuite } from '../../test/support/requests/site-suite.ts';
import { openTargetSite } from '../../test/support/sites/target-site.ts';
import { runCommand, UsageError } from '../run-command.ts';

await runCommand(async () => {
  const { BASE_URL, CONTENT_DIR } = process.env;
  if (!CONTENT_DIR) throw new UsageError('CONTENT_DIR=../our-site/content npm run test:site');
  if (BASE_URL && !URL.canParse(BASE_URL)) throw new UsageError('BASE_URL=https://www.example.com');
  const contentDir = path.resolve(process.env.INIT_CWD ?? '.', CONTENT_DIR);
  const site = await openTargetSite({ BASE_URL, CONTENT_DIR: contentDir });
  try {
    const { count, failed } = await runSiteSuite(site, contentDir);
    for (const problem of failed) console.log(`FAIL ${problem}`);
    console.log(`${count - failed.length} passed, ${failed.length} failed (${site.origin})`);
    if (failed.length > 0) process.exitCode = 1;
  } finally {
    await site.close();
  }
});
