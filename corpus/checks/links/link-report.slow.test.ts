import { expect, test } from '@jest/globals';
import { changedContent } from '../../../test/support/content/changed-content.ts';
import { type LinkReport, linkReport } from './link-report.ts';

const content = changedContent();

async function reportWith(file: string, change: (source: string) => string): Promise<LinkReport> {
  let found: LinkReport | undefined;
  await content.loadWith(file, change, [
    (corpus, fileOf) => {
      found = linkReport(corpus, fileOf);
      return [];
    },
  ]);
  return found!;
}

const ARTICLE = 'blog/2026-09-15-what-lightning-leaves-behind.md';

test('broken and redirected links are distinguished, with the intended page', async () => {
  const links = '[a](/downlods) [b](/index.html) [c](https://other.example/page)';
  const { broken, redirected, outside, count } = await reportWith(
    ARTICLE,
    (source) => `${source}\n${links}\n`,
  );
  expect(count).toBeGreaterThan(10);
  expect(broken).toEqual([
    expect.objectContaining({
      file: ARTICLE,
      text: '/downlods',
      fix: expect.stringContaining('「/downloads」'),
    }),
  ]);
  expect(redirected.map(({ text }) => text)).toEqual(['/index.html']);
  expect(outside).toContainEqual({
    address: 'https://other.example/page',
    places: [expect.objectContaining({ file: ARTICLE, field: '本文' })],
  });
});

const LONELY = `path: /lonely
title: 案内
description: ${'案内です。'.repeat(14)}
updated: 2026-11-01
`;

test('a page of the content without links to it is reported until it has one', async () => {
  const { unlinked: before } = await reportWith('pages/rita.yaml', () => LONELY);
  expect(before).toContainEqual({ path: '/lonely', file: 'pages/rita.yaml' });
  const { unlinked } = await reportWith(ARTICLE, (source) => `${source}\n[案内](/rita)\n`);
  expect(unlinked.map(({ path }) => path)).not.toContain('/rita');
});
