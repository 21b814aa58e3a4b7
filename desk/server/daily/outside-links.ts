import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { replaceFile } from '../../../corpus/replace-file.ts';
import type { Logger } from '../../../server/monitoring/logger.ts';
import type { DeskOutside, LinkCheckSchedule } from '../../shared/daily.ts';
import { problemsFor } from '../drafts/record-index.ts';
import { type AskedAddress, askAddresses } from '../outside-links/ask-addresses.ts';
import { DeskError } from '../problems.ts';
import { placeOf } from './links.ts';
import type { Survey } from './survey.ts';

export interface OutsideLinksDeps {
  survey(): Promise<Survey>;
  /** File that stores the results. */
  file: string;
  schedule: LinkCheckSchedule;
  /** Origin of the site, named in the user agent of requests. */
  siteOrigin: string;
  logger: Logger;
  /** In milliseconds since 1970. */
  now(): number;
  ask?: typeof askAddresses;
}

/** Above the number of addresses in any content; further ones remain unchecked. */
const ADDRESSES_MAX = 1_000;
/** Limits how often the button of an editor causes requests to other sites. */
const REST_MS = 60_000;
const TICK_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const PERIOD_MS = { daily: DAY_MS, weekly: 7 * DAY_MS };

const result = z.object({
  state: z.enum(['reached', 'moved', 'broken', 'unchecked']),
  answer: z.string(),
  movedTo: z.string().optional(),
  checkedAt: z.iso.datetime(),
  /** Retained while later checks are inconclusive. */
  brokenSince: z.iso.datetime().optional(),
});

const stored = z.object({
  /** End of the check, ISO 8601. */
  checkedAt: z.iso.datetime(),
  byAddress: z.record(z.string(), result),
});
type Results = z.infer<typeof stored>;

/** Whether a scheduled check is due. */
export function isDue(schedule: LinkCheckSchedule, checkedAt: string | undefined, now: number): boolean {
  if (schedule === 'off') return false;
  return checkedAt === undefined || now - Date.parse(checkedAt) >= PERIOD_MS[schedule];
}

/**
 * Checks the addresses of other sites that the published content links to. Editors or the schedule start checks,
 * visitors never do.
 */
export function outsideLinks({
  survey,
  file,
  schedule,
  siteOrigin,
  logger,
  now,
  ask = askAddresses,
}: OutsideLinksDeps) {
  const end = new AbortController();
  const timer = schedule === 'off' ? undefined : setInterval(() => void tick(), TICK_MS);
  timer?.unref();
  let known = readResults(file);
  let running: { done: number; total: number } | undefined;
  return {
    state,
    brokenCount,
    begin,
    tick,
    close() {
      clearInterval(timer);
      end.abort();
    },
  };

  async function state(): Promise<DeskOutside> {
    const [{ links, problems }, results] = await Promise.all([survey(), known]);
    const places = links
      ? links.outside.map((link) => ({ address: link.address, places: link.places.map(placeOf) }))
      : Object.keys(results?.byAddress ?? {}).map((address) => ({ address, places: [] }));
    return {
      checkedAt: results?.checkedAt,
      running,
      schedule,
      links: places.map((link) => ({ ...link, result: results?.byAddress[link.address] })),
      problems: problemsFor('', problems),
    };
  }

  /** Number of addresses that did not respond; undefined before the first check. */
  async function brokenCount(): Promise<number | undefined> {
    const { checkedAt, links } = await state();
    return checkedAt === undefined
      ? undefined
      : links.filter(({ result }) => result?.state === 'broken').length;
  }

  /**
   * Starts a check in the background, unless one is running.
   *
   * @throws {DeskError} 429 `too-soon` right after one
   */
  async function begin(): Promise<void> {
    const last = (await known)?.checkedAt;
    if (running) return;
    if (last !== undefined && now() - Date.parse(last) < REST_MS)
      throw new DeskError(429, {
        code: 'too-soon',
        message: '確認は終わったばかりです。相手のサイトの負担にならないよう、1分ほど待ってください。',
      });
    void check();
  }

  /** Starts a check if one is due. */
  async function tick(): Promise<void> {
    const last = (await known)?.checkedAt;
    if (!running && isDue(schedule, last, now())) await check();
  }

  async function check(): Promise<void> {
    const progress = { done: 0, total: 0 };
    running = progress;
    try {
      const addresses = (await state()).links.map(({ address }) => address).slice(0, ADDRESSES_MAX);
      progress.total = addresses.length;
      const asked = await ask(addresses, {
        userAgent: `link-check (+${siteOrigin})`,
        signal: end.signal,
        onAsked: () => {
          progress.done += 1;
        },
      });
      if (end.signal.aborted) return;
      const results = resultsAfter(await known, asked, new Date(now()).toISOString());
      known = Promise.resolve(results);
      await replaceFile(file, JSON.stringify(results));
      logger.info({ addresses: asked.length }, 'desk: outside links checked');
    } catch (error) {
      logger.error({ err: error }, 'desk: outside links could not be checked');
    } finally {
      running = undefined;
    }
  }
}

/** Reads the results of the last check; undefined without a file or if it is invalid. */
async function readResults(file: string): Promise<Results | undefined> {
  try {
    return stored.safeParse(JSON.parse(await readFile(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/**
 * Merges the results of a check. An address that was broken before keeps its first date.
 *
 * @param at end of the check, ISO 8601
 */
function resultsAfter(before: Results | undefined, asked: readonly AskedAddress[], at: string): Results {
  const entries = asked.map(({ address, state, answer, movedTo }) => {
    const since = before?.byAddress[address]?.brokenSince;
    const brokenSince = state === 'broken' ? (since ?? at) : state === 'unchecked' ? since : undefined;
    return [address, { state, answer, movedTo, checkedAt: at, brokenSince }] as const;
  });
  return { checkedAt: at, byAddress: Object.fromEntries(entries) };
}
