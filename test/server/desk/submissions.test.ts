import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { recordingLogger } from '../../support/log.ts';
import { type SiteProcess, startSiteProcess } from '../../support/processes/process.ts';
import { OTHER_SITE } from '../../support/sites/other-site.ts';
import { allOf, openedStore } from '../../support/store/fixtures.ts';

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

test('an acknowledged submission is stored once, survives kill -9, and is in no log', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  opened.push(() => rm(dataDir, { recursive: true, force: true }));
  const site = start({ DATA_DIR: dataDir });
  await site.ready();
  const send = async (body: object) => {
    const response = await fetch(`${site.origin()}/api/consult/addNewContentForm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'visit-1' },
      body: JSON.stringify(body),
    });
    return response.json() as Promise<{ code: number; message: string; data: { receipt: string } }>;
  };
  const { fame: _fame, ...incomplete } = inquiry;
  expect(await send(incomplete)).toMatchObject({ code: 400, message: '氏名の「姓」を入力してください。' });
  const first = await send(inquiry);
  const second = await send(inquiry);
  await site.stop();
  expect([first.code, second.data.receipt]).toEqual([200, first.data.receipt]);
  const store = await openedStore({ dataDir, site: OTHER_SITE, logger: recordingLogger().logger });
  opened.push(() => store.close());
  expect(await allOf(store)).toEqual([
    expect.objectContaining({ receipt: first.data.receipt, typed: inquiry }),
  ]);
  expect(JSON.stringify(site.lines)).not.toMatch(/みなと|髙橋|taro@|相談/);
});
