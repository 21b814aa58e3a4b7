import { afterAll, expect, test } from '@jest/globals';
import { FORM_JOURNEYS } from '../../fixtures/form-journeys.ts';
import { visit } from '../../support/browser/arrival.ts';
import { browserSite } from '../../support/browser/browser-site.ts';
import { samplePaths } from '../../support/content/sample-paths.ts';
import { unusedCalls } from '../../support/content/unused-calls.ts';
import { VISITS } from '../../support/requests/calling-visits.ts';
import { sendWithoutScript } from '../../support/requests/send-without-script.ts';
import type { FakeUpstream } from '../../support/services/fake-upstream.ts';
import { startRecordedUpstream } from '../../support/services/recorded-upstream.ts';

let upstream: FakeUpstream;
const site = browserSite(async () => {
  upstream = await startRecordedUpstream();
  return { API_ORIGIN: upstream.origin };
});

afterAll(() => upstream.close());

test('pages, menus, searches and forms leave no call of the contract unused', async () => {
  for (const { path } of await samplePaths(site.origin())) await (await fetch(site.origin() + path)).text();
  const { page } = await site.newPage({ viewport: { width: 1440, height: 900 } });
  for (const [path, act] of VISITS) {
    await visit(page, site.origin() + path);
    await act?.(page);
  }
  for (const journey of FORM_JOURNEYS) await sendWithoutScript(site.origin(), journey);
  expect(unusedCalls(upstream.requests)).toEqual([]);
});
