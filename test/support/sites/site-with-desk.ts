import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { connectBrowser, openPage } from '../browser/browser.ts';
import { freePort } from '../free-port.ts';
import { type SiteProcess, startSiteProcess } from '../processes/process.ts';
import { EDITOR, IdentityProvider } from '../services/identity-provider.ts';
import { ContentRepositoryFolder, type DeskProcess, startDesk } from './desk-site.ts';

/** Starts a site, its desk with an identity provider, and their repository, for the tests of a file. */
export function siteWithDesk() {
  let repository: ContentRepositoryFolder;
  let provider: IdentityProvider;
  let site: SiteProcess;
  let desk: DeskProcess;
  let browser: Browser;

  beforeAll(async () => {
    repository = new ContentRepositoryFolder();
    provider = await IdentityProvider.start();
    const [sitePort, deskPort] = [await freePort(), await freePort()];
    const origin = `http://127.0.0.1:${deskPort}`;
    const shared = {
      PREVIEW_SECRET: randomBytes(32).toString('hex'),
      PREVIEW_FOLDERS: path.join(repository.root, 'previews'),
      SITE_ORIGIN: `http://127.0.0.1:${sitePort}`,
      CONTENT_DIR: repository.content,
    };
    site = startSiteProcess({ ...shared, PORT: String(sitePort) });
    [desk, browser] = await Promise.all([
      startDesk(repository, {
        ...shared,
        ...provider.settings,
        DESK_PORT: String(deskPort),
        DESK_ORIGIN: origin,
        DESK_SECRET: randomBytes(32).toString('hex'),
        DESK_APPROVERS: EDITOR.email,
        DESK_SUBMISSION_READERS: EDITOR.email,
      }),
      connectBrowser(),
    ]);
    await site.ready();
  });

  afterAll(async () => {
    await browser?.close();
    await Promise.all([site?.stop(), desk?.kill()]);
    provider?.stop();
    repository?.delete();
  });

  return {
    get repository() {
      return repository;
    },
    get site() {
      return site;
    },
    get desk() {
      return desk;
    },
    /** Opens the desk's first page in a window of this size, signed in. */
    async signIn(width: number, height: number) {
      const { page, problems } = await openPage(browser, { viewport: { width, height } });
      await page.goto(`${desk.origin}/admin/`);
      await page.getByRole('link', { name: 'サインイン' }).click();
      await page.getByRole('link', { name: 'お知らせ', exact: true }).waitFor();
      // The browser logs in its console that there was no session.
      problems.length = 0;
      return { page, problems };
    },
  };
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
