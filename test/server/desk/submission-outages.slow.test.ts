import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { recordingLogger } from '../../support/log.ts';
import { type SiteProcess, startSiteProcess } from '../../support/processes/process.ts';
import { startMailServer } from '../../support/services/mail-server.ts';
import { OTHER_SITE } from '../../support/sites/other-site.ts';
import { freeLeases, openedStore } from '../../support/store/fixtures.ts';
import { until } from '../../support/until.ts';

const opened: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

function start(env: Record<string, string>): SiteProcess {
  const site = startSiteProcess(env);
  opened.push(() => site.stop());
  return site;
}

const inquiry = {
  corporateName: '㈱みなと設備',
  fame: '髙橋',
  mailbox: 'taro@example.co.jp',
  content: '無線LANの相談',
  url: '/products',
};

test('a stop amid a delivery lets it come to its end: no mail is cut, none is sent twice', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  opened.push(() => rm(dataDir, { recursive: true, force: true }));
  let arrived = 0;
  const gate = Promise.withResolvers<void>();
  const mail = await startMailServer(0, [], () => {
    arrived += 1;
    return gate.promise;
  });
  opened.push(() => mail.close());
  const smtpUrl = `smtp://127.0.0.1:${mail.port}`;
  const site = start({ DATA_DIR: dataDir, SMTP_URL: smtpUrl });
  await site.ready();
  await fetch(`${site.origin()}/api/consult/addNewContentForm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(inquiry),
  });
  await until('both mails are on their way', () => arrived === 2);
  site.child.kill('SIGTERM');
  await until('the process drains', () => site.lines.some(({ msg }) => msg === 'draining'));
  await until('the site takes no more', () =>
    fetch(site.origin()).then(
      () => false,
      () => true,
    ),
  );
  gate.resolve();
  expect(await site.exited).toBe(0);
  expect(mail.received).toHaveLength(2);
  await freeLeases({ dataDir });
  const { logger, lines } = recordingLogger();
  const store = await openedStore({ dataDir, smtpUrl, site: OTHER_SITE, logger });
  await store.submissions.add({ form: 'quick', typed: inquiry, folded: inquiry });
  await until('the next submission is announced', () => {
    return lines.filter(({ msg }) => msg === 'outbox entry done').length === 2;
  });
  await store.close();
  expect(mail.received).toHaveLength(4);
});

test('a database file that cannot be opened stops the start with one line that names its setting', async () => {
  const site = start({ DATA_DIR: '/dev/null/data' });
  expect(await site.exited).toBe(1);
  expect(site.lines).toHaveLength(1);
  expect(site.lines[0]?.msg).toContain('DATA_DIR');
  expect(JSON.stringify(site.lines)).not.toContain('stack');
});

test('a database of other machines that is away leaves reading as it is, and its password out of the log', async () => {
  const site = start({ DATABASE_URL: 'postgres://minamo:geheim@127.0.0.1:9/minamo' });
  await site.ready();
  const page = await fetch(`${site.origin()}/products`);
  expect(page.status).toBe(200);
  const refused = await fetch(`${site.origin()}/api/consult/addNewContentForm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(inquiry),
  });
  expect(await refused.json()).toMatchObject({ code: 503, message: expect.stringContaining('電話') });
  const failures = site.lines.filter(({ msg }) => msg?.includes('database'));
  expect(failures.length).toBeGreaterThan(0);
  expect(JSON.stringify(site.lines)).not.toMatch(/geheim|みなと|stack/);
});
