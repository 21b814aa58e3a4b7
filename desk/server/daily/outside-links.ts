import type { Logger } from '../../../server/monitoring/logger.ts';
import type { DeskOutside, LinkCheckSchedule } from '../../shared/daily.ts';
import { problemsFor } from '../drafts/record-index.ts';
import { askAddresses } from '../outside-links/ask-addresses.ts';
import { DeskError } from '../problems.ts';
import { placeOf } from './links.ts';
import { keepResults, type OutsideResults, readResults, resultsAfter } from './outside-results.ts';
import type { Surveys } from './survey.ts';

export interface OutsideLinksDeps {
  surveys: Pick<Surveys, 'read'>;
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
const HOUR_MS = 60 * 60_000;
const PERIOD_MS = { daily: 24 * HOUR_MS, weekly: 7 * 24 * HOUR_MS };

/** Whether a scheduled check is due. */
export function isDue(schedule: LinkCheckSchedule, checkedAt: string | undefined, now: number): boolean {
  if (schedule === 'off') return false;
  return checkedAt === undefined || now - Date.parse(checkedAt) >= PERIOD_MS[schedule];
}

/**
 * Checks the addresses of other sites that the published content links to. Editors or the schedule start checks,
 * visitors never do.
 */
export class OutsideLinks {
  readonly #deps: OutsideLinksDeps;
  readonly #end = new AbortController();
  readonly #timer: NodeJS.Timeout | undefined;
  #results: Promise<OutsideResults | undefined> | undefined;
  #running: { done: number; total: number } | undefined;

  constructor(deps: OutsideLinksDeps) {
    this.#deps = deps;
    if (deps.schedule === 'off') return;
    this.#timer = setInterval(() => void this.tick(), TICK_MS);
    this.#timer.unref();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#end.abort();
  }

  async state(): Promise<DeskOutside> {
    const { surveys, schedule } = this.#deps;
    const [{ links, problems }, results] = await Promise.all([surveys.read(), this.#known()]);
    const places = links
      ? links.outside.map((link) => ({ address: link.address, places: link.places.map(placeOf) }))
      : Object.keys(results?.byAddress ?? {}).map((address) => ({ address, places: [] }));
    return {
      checkedAt: results?.checkedAt,
      running: this.#running,
      schedule,
      links: places.map((link) => ({ ...link, result: results?.byAddress[link.address] })),
      problems: problemsFor('', problems),
    };
  }

  /** Number of addresses that did not respond; undefined before the first check. */
  async brokenCount(): Promise<number | undefined> {
    const { checkedAt, links } = await this.state();
    return checkedAt === undefined
      ? undefined
      : links.filter(({ result }) => result?.state === 'broken').length;
  }

  /**
   * Starts a check in the background, unless one is running.
   *
   * @throws {DeskError} 429 `too-soon` right after one
   */
  async begin(): Promise<void> {
    const { now } = this.#deps;
    const last = (await this.#known())?.checkedAt;
    if (this.#running) return;
    if (last !== undefined && now() - Date.parse(last) < REST_MS)
      throw new DeskError(429, {
        code: 'too-soon',
        message: '確認は終わったばかりです。相手のサイトの負担にならないよう、1分ほど待ってください。',
      });
    void this.#check();
  }

  /** Starts a check if one is due. */
  async tick(): Promise<void> {
    const { schedule, now } = this.#deps;
    const last = (await this.#known())?.checkedAt;
    if (!this.#running && isDue(schedule, last, now())) await this.#check();
  }

  #known(): Promise<OutsideResults | undefined> {
    this.#results ??= readResults(this.#deps.file);
    return this.#results;
  }

  async #check(): Promise<void> {
    const { logger, file, now } = this.#deps;
    const running = { done: 0, total: 0 };
    this.#running = running;
    try {
      const asked = await this.#ask(running);
      if (this.#end.signal.aborted) return;
      const results = resultsAfter(await this.#known(), asked, new Date(now()).toISOString());
      this.#results = Promise.resolve(results);
      await keepResults(file, results);
      logger.info({ addresses: asked.length }, 'desk: outside links checked');
    } catch (error) {
      logger.error({ err: error }, 'desk: outside links could not be checked');
    } finally {
      this.#running = undefined;
    }
  }

  async #ask(running: { done: number; total: number }) {
    const { surveys, siteOrigin, ask = askAddresses } = this.#deps;
    const { links } = await surveys.read();
    const known = await this.#known();
    const addresses = links?.outside.map(({ address }) => address) ?? Object.keys(known?.byAddress ?? {});
    const asked = addresses.slice(0, ADDRESSES_MAX);
    running.total = asked.length;
    return ask(asked, {
      userAgent: `link-check (+${siteOrigin})`,
      signal: this.#end.signal,
      onAsked: () => {
        running.done += 1;
      },
    });
  }
}
