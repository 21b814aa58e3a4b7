import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';
import { type BrowserSite, browserSite } from '../browser/browser-site.ts';
import { recordingLogger } from '../log.ts';
import { allOf, openedStore } from '../store/fixtures.ts';
import { OTHER_SITE } from './other-site.ts';

interface StoringSite extends BrowserSite {
  /** Submissions of this company: every test submits under a different name. */
  storedOf(corporateName: string): Promise<Awaited<ReturnType<typeof allOf>>>;
}

/** Starts a separate site for the file, whose tests submit data. */
export function storingSite(): StoringSite {
  let dataDir: string;
  const site = browserSite(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'forms-'));
    return { DATA_DIR: dataDir };
  });
  // Runs after the site has stopped.
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  return {
    ...site,
    async storedOf(corporateName) {
      const store = await openedStore({ dataDir, site: OTHER_SITE, logger: recordingLogger().logger });
      try {
        return (await allOf(store)).filter(({ typed }) => typed.corporateName === corporateName);
      } finally {
        await store.close();
      }
    },
  };
}
