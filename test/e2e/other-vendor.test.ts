import { expect, test } from '@jest/globals';
import { runAxe } from '../support/axe.ts';
import { browserSite } from '../support/browser-site.ts';
import { OTHER_SETTINGS } from '../support/fixture-content.ts';

const { open } = browserSite(OTHER_SETTINGS);

test.each(['/', '/products/cameras', '/products/ac-70_p1001.html', '/rental', '/sales'])(
  'a page of another vendor, with its colours and photographs, keeps the accessibility rules: %s',
  async (path) => {
    const { page, problems } = await open(path, { viewport: { width: 375, height: 900 } });
    expect((await runAxe(page)).violations).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await runAxe(page)).violations).toEqual([]);
    expect(problems).toEqual([]);
  },
);
