import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import type { WireSolutionCard } from '../../records/solution/card.ts';
import { NAMED_SOLUTIONS } from '../support/content/solution-names.ts';
import type { FakeUpstream } from '../support/services/fake-upstream.ts';
import { fixtureService } from '../support/services/fixture-service.ts';
import { startRecordedUpstream } from '../support/services/recorded-upstream.ts';
import { CRAWLER } from '../support/sites/listening-site.ts';
import { createTestSite, type TestSite } from '../support/sites/site.ts';

const ORIGIN = 'https://www.minamo-networks.example';
const FIXED = NAMED_SOLUTIONS;

/** Upstreams without addresses, or with different ones, some of which belong to other records. */
const UPSTREAMS: [string, (place: number) => Partial<WireSolutionCard>][] = [
  ['no webUrl', () => ({ webUrl: undefined })],
  ['webUrls of other places', (place) => ({ webUrl: FIXED[(place + 1) % 6] ?? `/old/${place}.html` })],
];

describe.each(UPSTREAMS)('with an upstream that has %s', (_name, urlOf) => {
  let upstream: FakeUpstream;
  let site: TestSite;
  let ids: number[] = [];

  /** Reverses the list, so that no id equals its index. */
  function rewrite(path: string, text: string): string {
    if (!path.startsWith('/api/solution/pageList')) return text;
    const { searchParams } = new URL(path, 'http://upstream');
    const limit = Number(searchParams.get('limit'));
    const envelope = JSON.parse(text);
    const list = [...ids].map((id, place) => ({ id, name: `提案${id}`, ...urlOf(place) })).slice(0, limit);
    return JSON.stringify({ ...envelope, data: { ...envelope.data, list } });
  }

  beforeAll(async () => {
    upstream = await startRecordedUpstream(rewrite, fixtureService());
    const response = await fetch(`${upstream.origin}/api/solution/info/1`);
    expect(response.status).toBe(200);
    ids = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
    site = await createTestSite({ upstream: upstream.origin });
  });

  afterAll(async () => {
    await site.close();
    await upstream.close();
  });

  const get = (path: string) =>
    request(site.app)
      .get(path)
      .set('User-Agent', CRAWLER)
      .set('Accept', 'text/html')
      .set('Accept-Language', 'ja');
  const linksTo = (html: string) =>
    [...html.matchAll(/ href="(\/solutions\/[^"#]*\.html)"/g)].map(([, link = '']) => link);

  test('the first four have the fixed pages, with these as canonical addresses', async () => {
    for (const [place, path] of FIXED.entries()) {
      const { status, text } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain(`提案${ids[place]}のネットワーク`);
      expect(text).toContain(`<link rel="canonical" href="${ORIGIN}${path}"`);
    }
  });

  test('the old numbered addresses and their ids lead to the fixed pages in one hop', async () => {
    for (const [place, path] of FIXED.entries()) {
      for (const old of [`/solutions/detail${place}`, `/solutions/_${ids[place]}.html`]) {
        const { status, headers } = await get(old);
        expect([old, status, headers.location]).toEqual([old, 301, path]);
      }
    }
  });

  test('cards, footer and sitemap name the same addresses', async () => {
    const wanted = [...FIXED, ...ids.slice(4).map((id) => `/solutions/_${id}.html`)];
    expect(new Set(linksTo((await get('/solutions')).text))).toEqual(new Set(wanted));
    const home = linksTo((await get('/')).text);
    expect(FIXED.filter((path) => home.includes(path))).toEqual(FIXED);
    const { text } = await get('/sitemap-solutions.xml').buffer(true);
    const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.slice(ORIGIN.length));
    expect(listed).toEqual(wanted);
  });

  test('related solutions of a category are linked to their pages', async () => {
    const { text } = await get('/products/switches');
    for (const link of linksTo(text)) expect((await get(link)).status).toBe(200);
  });
});
