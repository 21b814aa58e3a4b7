import { expect } from '@jest/globals';
import { layoutProblems } from '../browser/layout-problems.ts';
import { wrapTexts } from '../browser/translated-page.ts';
import { missingPictures, overprintedFigures, stayingParts } from './in-page.ts';
import type { Visit } from './visit.ts';

export type Engine = 'Firefox' | 'WebKit' | 'Chromium 110';

interface Case {
  name: string;
  /** Browsers that cannot do it, each with the reason; the test is counted as skipped there. */
  not?: Partial<Record<Engine, string>>;
  /** Console errors that the case itself causes. */
  errors?: RegExp;
  run(visit: Visit): Promise<void>;
}

const FINDER = '/products/all-products';
const PRODUCT = '/products/ms2310-24p4x_p112.html';
const COMPARISON = '/products/compare?ids=203,205';
/** A page of each kind that visitors use most. */
const PAGES = [
  '/',
  PRODUCT,
  '/products/switches',
  FINDER,
  COMPARISON,
  '/search?value=MA3511',
  '/sales',
  '/tools/poe',
];
const SWITCHES = '.facet-box:has([value=switches])';
const SCRIPT = /^\/assets\/.*\.js/;

async function faultsAt({ tab, open, sees }: Visit, path: string) {
  const faults: string[] = [];
  await open(path);
  await sees(() => document.readyState === 'complete');
  for (const width of [1440, 375]) {
    await tab.resize(width, 900);
    const found = [...(await tab.run(layoutProblems)), ...(await tab.run(overprintedFigures))];
    faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
  }
  return [...faults, ...(await tab.run(missingPictures))];
}

/** Returns by the history to a page that was left 1,500 px from its top. */
const back = (from: string, leave: (visit: Visit) => Promise<void>): Case => ({
  name: `back from ${from}, a page stands where it was left`,
  async run(visit) {
    const { tab, open, sees } = visit;
    await open(PRODUCT);
    // A page that still loads may move under the window, and leaving it would replace its entry in the history.
    await sees(() => document.readyState === 'complete');
    await tab.run(() => window.scrollTo({ top: 1_500, behavior: 'instant' }));
    await sees(() => Math.abs(window.scrollY - 1_500) < 3);
    await leave(visit);
    await sees(() => !location.pathname.includes('_p112'));
    await tab.back();
    await sees(() => location.pathname.includes('_p112') && Math.abs(window.scrollY - 1_500) < 3);
  },
});

const earlyTick = (name: string, change?: (html: string) => string): Case => ({
  name,
  async run({ tab, openBehind, shows, isAt }) {
    const { promise: after, resolve: goOn } = Promise.withResolvers<void>();
    await openBehind((path) => (SCRIPT.test(path) ? { after } : path === FINDER ? { change } : {}), FINDER);
    await tab.click(SWITCHES);
    await shows('.facet-box:has([value=switches]:checked)');
    goOn();
    await isAt(`${FINDER}?category=switches`);
    await shows('[aria-label=選択中の条件]');
  },
});

/** Ways of visitors through the site, and disturbances. Each row runs in one tab after the other rows. */
export const CASES: readonly Case[] = [
  ...PAGES.map(
    (path): Case => ({
      name: `${path} is taken over, fits, and draws its figures one after the other`,
      run: async (visit) => expect(await faultsAt(visit, path)).toEqual([]),
    }),
  ),
  {
    name: 'a menu opens, Escape returns the focus, and a link leads on without a new document',
    async run({ tab, open, shows, hasFocus, isAt }) {
      await open('/');
      await tab.run(() => void Object.assign(window, { sameDocument: true }));
      await tab.click('header .menu-entry');
      await shows('header a[href="/products/switches"]');
      await tab.press('Escape');
      await hasFocus('header .menu-entry[aria-expanded=false]');
      await tab.click('header .menu-entry');
      await tab.click('header a[href="/products/switches"]');
      await isAt('/products/switches');
      await hasFocus('#main h1');
      expect(await tab.run(() => 'sameDocument' in window)).toBe(true);
    },
  },
  {
    name: 'the menu of a phone holds the focus, and Escape gives it back',
    async run({ tab, open, hasFocus }) {
      await open('/news', 500);
      await tab.click('header button[aria-haspopup=dialog]');
      await hasFocus('dialog[open], dialog[open] *');
      await tab.press('Escape');
      await hasFocus('header button[aria-haspopup=dialog]');
    },
  },
  {
    name: 'a search suggests products while a name is typed, and the keyboard chooses one',
    async run({ tab, open, shows, hasFocus, isAt }) {
      await open('/news');
      await tab.click('header [role=search] button');
      await hasFocus('header [role=combobox]');
      await tab.type('ma35');
      await shows('header [role=option]', 'MA3511');
      await tab.press('ArrowDown');
      await tab.press('Enter');
      await isAt('/products/ma35');
      await hasFocus('#main h1');
    },
  },
  {
    name: 'on a phone the finder opens as a sheet, counts, closes and gives the focus back',
    not: { 'Chromium 110': 'has no popover' },
    async run({ tab, open, shows, sees, hasFocus }) {
      await open(FINDER, 500);
      await tab.click('button[popovertarget=finder]', '絞り込み');
      await tab.click(`#finder:popover-open ${SWITCHES}`);
      await shows('[aria-label=選択中の条件]');
      const total = await tab.run(() => document.querySelector('[role=status] b')?.textContent);
      await tab.click('#finder:popover-open button', `${total}製品を表示`);
      await sees(() => !document.querySelector('#finder:popover-open'));
      await hasFocus('button[popovertarget=finder]');
    },
  },
  {
    name: 'without popover the questions of the finder stand above the products',
    not: { Firefox: 'has popover', WebKit: 'has popover' },
    async run({ tab, open, sees, isAt }) {
      await open(FINDER, 500);
      await sees(() => {
        const [finder, results] = ['#finder', 'main [role=status]'].map((id) =>
          document.querySelector(id)?.getBoundingClientRect(),
        );
        return finder !== undefined && results !== undefined && finder.bottom <= results.top;
      });
      await tab.click(SWITCHES);
      await isAt(`${FINDER}?category=switches`);
    },
  },
  {
    name: 'an empty form moves the focus to what is missing, a calculation to its result',
    async run({ tab, open, hasFocus }) {
      await open('/sales');
      await tab.click('main form button:not([aria-hidden])', '入力内容を確認する');
      await hasFocus('[role=alert]');
      await open('/tools/poe');
      await tab.click('main form button', '計算する');
      await hasFocus('h2#result');
    },
  },
  back('another page', ({ tab }) =>
    tab.run(() => document.querySelector<HTMLAnchorElement>('footer a[href="/news"]')?.click()),
  ),
  back('another document', async ({ tab }) => {
    // Without an act of the visitor, a browser may replace the entry of the page in its history.
    await tab.run(() => addEventListener('keydown', () => location.assign('/news'), { once: true }));
    await tab.press('Enter');
  }),
  {
    name: 'a page that the browser translates goes on, with true numbers',
    async run({ tab, open, shows, sees, isAt, hasFocus }) {
      await open(FINDER);
      await tab.run(wrapTexts);
      await tab.click(SWITCHES);
      await shows('[aria-label=選択中の条件]');
      await sees(() => {
        const [total, count] = ['[role=status] b', '.facet-box:has(:checked) .facet-count'].map((selector) =>
          Number.parseInt(document.querySelector(selector)?.textContent ?? '', 10),
        );
        return total === count;
      });
      await tab.click('header .menu-entry');
      await tab.click('header a[href="/products/switches"]');
      await isAt('/products/switches');
      await hasFocus('#main h1');
      await tab.back();
      await shows('[aria-label=選択中の条件]');
    },
  },
  earlyTick('a box that is ticked before the scripts are there counts'),
  {
    ...earlyTick('it counts as well on a page that an extension has changed', (html) =>
      html.replace(/<input[^>]*type="checkbox"[^>]*>/g, '$&<password-icon></password-icon>'),
    ),
    // React reports the difference from its own markup.
    errors: /#418/,
  },
  {
    name: 'where scripts are blocked, links lead on and a button sends the choice of the finder',
    errors: /./,
    async run({ tab, openBehind, isAt, sees }) {
      await openBehind((path) => ({ isMissing: SCRIPT.test(path) }), FINDER);
      await tab.click(SWITCHES);
      await tab.click('main form button', 'この条件で絞り込む');
      await isAt(`${FINDER}?category=switches`);
      await tab.click('header nav a[href="/products"]');
      await sees(() => location.pathname === '/products' && document.querySelector('#main h1') !== null);
    },
  },
  {
    name: 'where a script of the page fails, its links lead on',
    errors: /./,
    async run({ tab, openBehind, isAt, shows, sees }) {
      await openBehind((path) => ({ isMissing: path.startsWith('/assets/hot-products-') }), '/');
      await sees(() => {
        window.dispatchEvent(new Event('keydown'));
        return 'laidOut' in document.documentElement.dataset;
      });
      await tab.click('footer a[href="/news"]');
      await isAt('/news');
      await shows('#main h1', 'お知らせ');
    },
  },
  {
    name: 'in dark forced colours the logo is light',
    not: { WebKit: 'has no forced colours', Firefox: 'switches them only at its start' },
    async run({ tab, open }) {
      await open('/');
      await tab.forceColours?.(true);
      const filter = () => getComputedStyle(document.querySelector('header img') as Element).filter;
      expect(await tab.run(filter)).toContain('invert(1)');
      await tab.forceColours?.(false);
    },
  },
  {
    name: 'in a window as low as with a zoom of 400 % nothing stays in view while the page scrolls',
    async run({ tab, open, shows }) {
      await open(FINDER);
      await tab.resize(320, 256);
      await tab.run(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await shows('header[data-scrolled]');
      expect(await tab.run(stayingParts)).toEqual([]);
    },
  },
];
