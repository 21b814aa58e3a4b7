import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { recordingLogger } from '../../../test/support/log.ts';
import { until } from '../../../test/support/until.ts';
import type { AskedAddress, AskOptions } from '../outside-links/ask-addresses.ts';
import { isDue, type OutsideLinksDeps, outsideLinks } from './outside-links.ts';

const HOUR_MS = 60 * 60_000;
const ADDRESSES = ['https://a.co.jp/', 'https://b.co.jp/'];

let folder: string;
let file: string;
let now: number;
/** Result of the next check. */
let found: AskedAddress['state'];
let checks: number;
let hold: Promise<void> | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'outside-'));
  file = path.join(folder, 'desk/outside-links.json');
  now = Date.parse('2026-11-20T03:00:00Z');
  found = 'reached';
  checks = 0;
  hold = undefined;
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function ask(addresses: readonly string[], { onAsked }: AskOptions = {}): Promise<AskedAddress[]> {
  checks += 1;
  await hold;
  return addresses.map((address) => {
    const one = { address, state: found, answer: found };
    onAsked?.(one);
    return one;
  });
}

function open(more: Partial<OutsideLinksDeps> = {}, addresses = ADDRESSES) {
  const outside = addresses.map((address) => ({
    address,
    places: [{ file: 'news/a.md', field: '本文', text: address, reason: '', line: 8 }],
  }));
  const links = { count: 0, broken: [], redirected: [], unlinked: [], outside };
  return outsideLinks({
    survey: async () => ({ links, problems: [], dates: [], unread: [] }),
    file,
    schedule: 'daily',
    siteOrigin: 'https://www.example.jp',
    logger: recordingLogger().logger,
    now: () => now,
    ask,
    ...more,
  });
}

async function checked(links: ReturnType<typeof open>) {
  await links.tick();
  return links.state();
}

test('the first check is told with its time and where each address stands, and outlives the process', async () => {
  const links = open();
  expect(await links.state()).toMatchObject({ checkedAt: undefined, links: [{ result: undefined }, {}] });
  expect(await links.brokenCount()).toBeUndefined();
  const expected = {
    checkedAt: '2026-11-20T03:00:00.000Z',
    running: undefined,
    links: [
      {
        address: ADDRESSES[0],
        places: [{ file: 'news/a.md', path: ['body'], line: 8 }],
        result: { state: 'reached', checkedAt: '2026-11-20T03:00:00.000Z' },
      },
      { address: ADDRESSES[1] },
    ],
  };
  expect(await checked(links)).toMatchObject(expected);
  links.close();
  const again = open();
  expect(await again.state()).toMatchObject(expected);
  again.close();
});

test('what is broken is so since the check that found it first, until it answers again', async () => {
  const links = open();
  const since = async (state: AskedAddress['state']) => {
    found = state;
    const { links: known } = await checked(links);
    now += 24 * HOUR_MS;
    return known[0]?.result?.brokenSince;
  };
  expect(await since('broken')).toBe('2026-11-20T03:00:00.000Z');
  expect(await since('broken')).toBe('2026-11-20T03:00:00.000Z');
  expect(await links.brokenCount()).toBe(2);
  await since('unchecked');
  expect(await since('broken')).toBe('2026-11-20T03:00:00.000Z');
  expect(await since('reached')).toBeUndefined();
  expect(await since('broken')).toBe('2026-11-25T03:00:00.000Z');
  links.close();
});

test('an editor begins a check and nobody waits for it; one at a time, and none right after another', async () => {
  const links = open({ schedule: 'off' });
  const held = Promise.withResolvers<void>();
  hold = held.promise;
  await Promise.all([links.begin(), links.begin()]);
  await until('it asks', () => checks > 0);
  expect(checks).toBe(1);
  expect((await links.state()).running).toEqual({ done: 0, total: 2 });
  held.resolve();
  await until('the check has ended', async () => (await links.state()).running === undefined);
  await expect(links.begin()).rejects.toMatchObject({ status: 429, problem: { code: 'too-soon' } });
  now += 60_000;
  await links.begin();
  await until('it asks again', () => checks === 2);
  links.close();
});

test('no content makes the desk ask more than a thousand addresses at a time', async () => {
  const links = open(
    {},
    Array.from({ length: 1_001 }, (_, index) => `https://a.co.jp/${index}`),
  );
  const { links: known } = await checked(links);
  expect(known.filter(({ result }) => result).length).toBe(1_000);
  links.close();
});

test('what was given up at the end of the process is not kept', async () => {
  const links = open();
  const held = Promise.withResolvers<void>();
  hold = held.promise;
  const ticking = links.tick();
  await until('it asks', () => checks === 1);
  links.close();
  held.resolve();
  await ticking;
  expect(() => readFileSync(file)).toThrow('ENOENT');
});

test('a file that is none of ours is as good as none', async () => {
  const links = open();
  await checked(links);
  links.close();
  writeFileSync(file, '{"checkedAt": 1}');
  const again = open();
  expect((await again.state()).checkedAt).toBeUndefined();
  again.close();
});

test.each([
  ['off', undefined, false],
  ['off', 30 * 24, false],
  ['daily', undefined, true],
  ['daily', 23, false],
  ['daily', 24, true],
  ['weekly', 24, false],
  ['weekly', 7 * 24, true],
] as const)('checked %s, last %s hours ago: due %s', (schedule, hours, expected) => {
  const last = hours === undefined ? undefined : new Date(now - hours * HOUR_MS).toISOString();
  expect(isDue(schedule, last, now)).toBe(expected);
});
