import { expect, test } from '@jest/globals';
import { rendered } from '../../support/browser/arrival.ts';
import { browserSite } from '../../support/browser/browser-site.ts';
import { stopClock } from '../../support/sites/timed-site.ts';
import { until } from '../../support/until.ts';

const site = browserSite();

const ENTRY = '/assets/entry.client-';

/** Opens the home page on a stopped clock, with its pictures delayed. */
async function openWithoutPictures() {
  const watched = await site.newPage();
  const { page } = watched;
  const pictures = Promise.withResolvers<void>();
  await stopClock(page);
  await page.route(
    (url) => url.pathname.startsWith('/images/') || url.pathname.startsWith('/media/'),
    async (route) => {
      await pictures.promise;
      await route.continue();
    },
  );
  await page.addInitScript(() => {
    const ran = ({ target }: Event) =>
      target instanceof HTMLScriptElement && Object.assign(window, { hasStarter: true });
    document.addEventListener('load', ran, { capture: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site.origin(), { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => 'hasStarter' in window, null, { polling: 20 });
  await rendered(page);
  const takesOver = () => asked.some((path) => path.startsWith(ENTRY));
  return { ...watched, takesOver, letPicturesCome: () => pictures.resolve() };
}

test('the code for hydration is loaded one frame after the pictures of the first window', async () => {
  const { page, takesOver, letPicturesCome } = await openWithoutPictures();
  letPicturesCome();
  await page.waitForLoadState('load');
  await rendered(page);
  expect(takesOver()).toBe(false);
  await page.clock.runFor(200);
  await until('the page is hydrated', takesOver);
});

test('pictures that do not come hold it back no longer than a second and a half', async () => {
  const { page, takesOver } = await openWithoutPictures();
  await page.clock.runFor(1_499);
  await rendered(page);
  expect(takesOver()).toBe(false);
  await page.clock.runFor(1);
  await rendered(page);
  await page.clock.runFor(200);
  await until('the page is hydrated', takesOver);
});

test('a visitor who begins to use the page does not wait for pictures', async () => {
  const { page, takesOver } = await openWithoutPictures();
  expect(takesOver()).toBe(false);
  await page.keyboard.press('Tab');
  await until('the page is hydrated', takesOver);
});
