import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { productionStart } from '../../bench/harness/production-start.ts';
import { median } from '../../bench/harness/turns.ts';
import { type SiteProcess, startSiteProcess } from '../support/process.ts';

/** Enough for some hundred collections of the young generation. */
const PAGES = 600;
/** Lazy data, code that is compiled: what is kept once and for all comes first. */
const WARM_UP = 400;
/** A render allocates some 1.5 MB; one that something older holds on to keeps seven to thirty KB of it. */
const HEAP_MAX_KB = 6;
/** Of buffers, which lie outside of the heap; in blocks that many of them share they keep two to four. */
const BUFFERS_MAX_KB = 1;
/** What zlib puts out at once, and its output's rest: zlib's streams are old from the beginning. */
const COMPRESSOR_KB = 6;

const COLLECTIONS_MIN = 40;
/** Collections that are looked at together. */
const WINDOW = 8;
/** Of a collection of the whole heap. */
const FALL_MB = 1;

const KB_A_MB = 1024;
/** In MB. */
const HEAP = /\[\d+:(\S+)\].* Scavenge [\d.]+ \([\d.]+\) -> ([\d.]+) /;
/** In KB, after each collection. */
const BUFFERS = /\[\d+:(\S+)\] Backing store memory: +(\d+) KB/;

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
test.each([
  ['as they are', 'identity', BUFFERS_MAX_KB],
  ['compressed', 'br', BUFFERS_MAX_KB + COMPRESSOR_KB],
])(
  'pages that are rendered, and sent %s, are young when they are collected',
  async (_, encoding, buffersKb) => {
    await visit(WARM_UP, encoding);
    const before = site.lines.length;
    await visit(PAGES, encoding);
    const lines = site.lines.slice(before).map(({ msg }) => msg);
    expect(growthOf(lines, HEAP, FALL_MB) * KB_A_MB).toBeLessThan(HEAP_MAX_KB * PAGES);
    expect(growthOf(lines, BUFFERS, FALL_MB * KB_A_MB)).toBeLessThan(buffersKb * PAGES);
  },
);

async function visit(times: number, encoding: string): Promise<void> {
  for (let visits = 0; visits < times; visits += 1) {
    const page = await fetch(site.origin(), { headers: { 'accept-encoding': encoding } });
    if (page.status !== 200) throw new Error(`status ${page.status}`);
    await page.text();
  }
}

/**
 * By how much a figure of the busiest thread grows with the pages, from one collection of its young generation to the next: where
 * the whole heap is collected in between, it falls by more than `fall`. Every page leaves something behind, or none does; what
 * happens once beside them (code that is compiled, a list that is asked for anew) falls into few of the windows, at a time that
 * depends on how busy the machine is.
 */
function growthOf(lines: string[], pattern: RegExp, fall: number): number {
  const threads = Map.groupBy(
    lines.flatMap((line) => {
      const [, isolate, figure] = pattern.exec(line) ?? [];
      return isolate ? [{ isolate, figure: Number(figure) }] : [];
    }),
    ({ isolate }) => isolate,
  );
  const [busiest = []] = [...threads.values()].toSorted((one, other) => other.length - one.length);
  if (busiest.length < COLLECTIONS_MIN) throw new Error(`${busiest.length} collections`);
  const steps = busiest
    .slice(1)
    .map(({ figure }, at) => figure - (busiest[at]?.figure ?? 0))
    .filter((step) => step > -fall);
  const windows = Array.from({ length: Math.floor(steps.length / WINDOW) }, (_, at) =>
    steps.slice(at * WINDOW, (at + 1) * WINDOW).reduce((sum, step) => sum + step, 0),
  );
  return median(windows) * (steps.length / WINDOW);
}
