import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { productionStart } from '../../bench/harness/production-start.ts';
import { median } from '../../bench/harness/turns.ts';
import { type SiteProcess, startSiteProcess } from '../support/process.ts';

/** Enough for some hundred collections of the young generation. */
const PAGES = 600;
/** Lazy data, code that is compiled: what is kept once and for all comes first. */
const WARM_UP = 400;
/** A render allocates some 1.5 MB; one that something older holds on to keeps seven to thirty KB of it. */
const HEAP_MAX_KB = 4;
/** Of buffers, which lie outside of the heap; in blocks that many of them share they keep two to four. */
const BUFFERS_MAX_KB = 1;

const KB_A_MB = 1024;
/** In MB. */
const HEAP = /\[\d+:(\S+)\].* Scavenge [\d.]+ \([\d.]+\) -> ([\d.]+) /;
/** In KB, after each collection. */
const EXTERNAL = /\[\d+:(\S+)\] External memory reported: +(\d+) KB/;

let site: SiteProcess;

beforeAll(async () => {
  site = startSiteProcess(
    { PAGE_CACHE_TTL_S: '0' },
    {
      nodeArgs: [
        '--trace-gc',
        '--trace-gc-verbose',
        ...productionStart().args.filter((word) => word.startsWith('--')),
      ],
    },
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
  const lines = site.lines.slice(before).map(({ msg }) => msg);
  expect(growthOf(lines, HEAP) * KB_A_MB).toBeLessThan(HEAP_MAX_KB * PAGES);
  expect(growthOf(lines, EXTERNAL)).toBeLessThan(BUFFERS_MAX_KB * PAGES);
});

/** Without compression: zlib's streams are old from the beginning. */
async function visit(times: number): Promise<void> {
  for (let visits = 0; visits < times; visits += 1) {
    const page = await fetch(site.origin(), { headers: { 'accept-encoding': 'identity' } });
    if (page.status !== 200) throw new Error(`status ${page.status}`);
    await page.text();
  }
}

/** Collections over which growth is looked at: the log gives tenths of a MB. */
const WINDOW = 40;

/**
 * By how much a figure of the busiest thread grows from the first collection to the last, by the median of forty at a time: code
 * that is compiled meanwhile, or a collection of the whole heap, is in few of them.
 */
function growthOf(lines: string[], pattern: RegExp): number {
  const threads = Map.groupBy(
    lines.flatMap((line) => {
      const [, isolate, figure] = pattern.exec(line) ?? [];
      return isolate ? [{ isolate, figure: Number(figure) }] : [];
    }),
    ({ isolate }) => isolate,
  );
  const [busiest = []] = [...threads.values()].toSorted((one, other) => other.length - one.length);
  if (busiest.length < 2 * WINDOW) throw new Error(`${busiest.length} collections`);
  const growth = busiest.slice(WINDOW).map(({ figure }, at) => figure - (busiest[at]?.figure ?? 0));
  return (median(growth) / WINDOW) * (busiest.length - 1);
}
