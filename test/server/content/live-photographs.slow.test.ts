import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { importPicture } from '../../../media/photos/import-picture.ts';
import { findRecord, nameInRecord } from '../../../media/photos/name-in-record.ts';
import { DRAW_FLAG } from '../../../server/drawing.ts';
import { syntheticPhoto } from '../../support/content/photographed-content.ts';
import { EditedContent, startLiveSite } from '../../support/sites/live-site.ts';
import { until } from '../../support/until.ts';

const RECORD = 'case-studies/wifi7ma3511';
const PAGE = '/case-studies/wifi7ma3511';
const TEXT_PAGE = '/careers';

const endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

test('a photograph that is imported while the site serves is shown as soon as its files exist', async () => {
  const content = new EditedContent();
  endings.push(() => content.delete());
  content.replace('media.yaml', /^draw: .*$/m, 'draw: []');
  const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'live-photographs-'));
  endings.push(() => rmSync(mediaDir, { recursive: true, force: true }));
  const site = await startLiveSite(content, { MEDIA_DIR: mediaDir }, [DRAW_FLAG]);
  endings.push(() => site.stop());
  expect(await site.text(PAGE)).not.toContain('/media/photos/');

  const { folder: contentDir } = content;
  const picture = await importPicture(await syntheticPhoto(1600, 1000), {
    contentDir,
    name: 'live',
    alt: '受付の写真',
  });
  const { file, alt } = picture;
  content.replace('pages/careers.yaml', 'updated:', `photo: { file: ${file}, alt: ${alt} }\nupdated:`);
  await nameInRecord(picture, findRecord(contentDir, RECORD));
  for (const target of [PAGE, TEXT_PAGE])
    await until(`${target} shows the photograph`, async () =>
      /<img src="\/media\/photos\/live-[^"]+-800\.jpg" alt="受付の写真"/.test(await site.text(target)),
    );
  const [url = ''] = /\/media\/photos\/live-[^" ]+\.avif/.exec(await site.text(PAGE)) ?? [];
  const response = await fetch(site.origin() + url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif']);
});
