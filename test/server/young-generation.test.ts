import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { productionStart } from '../../bench/harness/production-start.ts';
import { median } from '../../bench/harness/turns.ts';
import { type SiteProcess, startSiteProcess } from '../support/process.ts';

/** Enough for some forty collections of the young generation. */
const PAGES = 240;
/** Lazy data, code that is compiled: what is kept once and for all comes first. */
const WARM_UP = 120;
/** A render allocates some 1.5 MB; one that something older holds on to keeps thirty and more of it. */
const KEPT_MAX_KB = 12;

const SCAVENGE = /\[\d+:(\S+)\].* Scavenge [\d.]+ \([\d.]+\) -> ([\d.]+) /;

let site: SiteProcess;

beforeAll(async () => {
  site = startSiteProcess(
    { PAGE_CACHE_TTL_S: '0', LOG_SAMPLE_PERCENT: '0' },
    { nodeArgs: ['--trace-gc', ...productionStart().args.filter((word) => word.startsWith('--'))] },
  );
  await site.ready();
});

afterAll(() => site.stop());

/**
 * What a finished page leaves to the old generation is gone only with a collection of all of it, which holds visitors up for
 * tens of milliseconds. A function that is assigned to a property of the response does it, and an accessor in an object literal: V8
 * makes both old at once, and they hold on to what they close over.
 */
test('pages that are rendered are young when they are collected', async () => {
  await visit(WARM_UP);
  const before = site.lines.length;
  await visit(PAGES);
  expect(keptMb(site.lines.slice(before).map(({ msg }) => msg)) * 1024).toBeLessThan(KEPT_MAX_KB * PAGES);
});

/** Without compression: zlib's streams are old from the beginning. */
async function visit(times: number): Promise<void> {
  for (let visits = 0; visits < times; visits += 1) {
    const page = await fetch(site.origin(), { headers: { 'accept-encoding': 'identity' } });
    if (page.status !== 200) throw new Error(`status ${page.status}`);
    await page.text();
  }
}

/** Scavenges over which growth is looked at: the log gives tenths of a MB. */
const WINDOW = 10;

/**
 * By how much the heap of the busiest thread grows from the first scavenge to the last, in MB, by the median of ten at a time: code
 * that is compiled meanwhile, or a collection of the whole heap, is in few of them.
 */
function keptMb(lines: string[]): number {
  const heaps = Map.groupBy(
    lines.flatMap((line) => {
      const [, isolate, mb] = SCAVENGE.exec(line) ?? [];
      return isolate ? [{ isolate, mb: Number(mb) }] : [];
    }),
    ({ isolate }) => isolate,
  );
  const [busiest = []] = [...heaps.values()].toSorted((one, other) => other.length - one.length);
  if (busiest.length < 2 * WINDOW) throw new Error(`${busiest.length} scavenges`);
  const growth = busiest.slice(WINDOW).map(({ mb }, at) => mb - (busiest[at]?.mb ?? 0));
  return (median(growth) / WINDOW) * (busiest.length - 1);
}
