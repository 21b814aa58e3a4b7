import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent } from 'undici';
import { type AskedAddress, type Asking, askAddress } from './ask-address.ts';
import { guarded, isPublic } from './public-address.ts';

export interface AskOptions {
  /** Time limit for one address including its redirects. */
  timeoutMs?: number;
  /** Number of hosts that are requested concurrently. */
  concurrency?: number;
  /** Milliseconds between requests to two addresses of one host. */
  pauseMs?: number;
  /** Whether an IP address may be requested. Only tests replace the default, public addresses. */
  mayAsk?: (ip: string) => boolean;
  /** DNS lookup. Only tests replace the default. */
  resolve?: LookupFunction;
  userAgent?: string;
  signal?: AbortSignal;
  /** Called with each result. */
  onAsked?: (asked: AskedAddress) => void;
}

const TIMEOUT_MS = 10_000;
const CONCURRENCY = 4;
const PAUSE_MS = 1_000;
const USER_AGENT = 'link-check';

/**
 * Checks whether addresses of other sites exist: several hosts concurrently, the addresses of one host sequentially,
 * and never a machine of a private network. Returns the results so far when the signal aborts.
 *
 * @param addresses absolute URLs
 */
export async function askAddresses(
  addresses: readonly string[],
  {
    timeoutMs = TIMEOUT_MS,
    concurrency = CONCURRENCY,
    pauseMs = PAUSE_MS,
    mayAsk = isPublic,
    resolve = lookup as LookupFunction,
    userAgent = USER_AGENT,
    signal = new AbortController().signal,
    onAsked,
  }: AskOptions = {},
): Promise<AskedAddress[]> {
  const connect = { lookup: guarded(resolve, mayAsk), timeout: timeoutMs };
  const asking: Asking = { dispatcher: new Agent({ connect }), timeoutMs, mayAsk, userAgent, signal };
  const hosts = [...Map.groupBy(addresses, (address) => new URL(address).host).values()];
  const asked: AskedAddress[] = [];
  const askHost = async (ofHost: readonly string[]) => {
    for (const [index, address] of ofHost.entries()) {
      if (index > 0) await pause(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const answer = await askAddress(address, asking);
      if (signal.aborted) return;
      asked.push(answer);
      onAsked?.(answer);
    }
  };
  const work = async () => {
    for (let host = hosts.shift(); host !== undefined; host = hosts.shift()) await askHost(host);
  };
  const several = hosts.length > 1;
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    await asking.dispatcher.destroy();
  }
  const known = several ? withoutBlame(asked) : asked;
  return known.sort((a, b) => (a.address < b.address ? -1 : 1));
}

/** Marks silent addresses as unchecked if none of several hosts responded: then this machine has no internet access. */
function withoutBlame(asked: AskedAddress[]): AskedAddress[] {
  const tried = asked.filter(({ state }) => state !== 'unchecked');
  if (!tried.every(({ isSilent }) => isSilent)) return asked;
  return asked.map((one) =>
    one.isSilent
      ? { ...one, state: 'unchecked', answer: `${one.answer}(どのサイトからも答えがありません)` }
      : one,
  );
}
