import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent } from 'undici';
import { type AskedAddress, type Asking, askAddress } from './ask-address.ts';
import { guarded, isPublic } from './public-address.ts';

export interface AskOptions {
  /** Of one address with all that it leads to. */
  timeoutMs?: number;
  /** Hosts that are asked at the same time. */
  concurrency?: number;
  /** Between two addresses of one host. */
  pauseMs?: number;
  /** Whether a machine of this number may be asked. Tests alone say anything else than the internet. */
  mayAsk?: (ip: string) => boolean;
  /** Tests alone have names of their own. */
  resolve?: LookupFunction;
  userAgent?: string;
  signal?: AbortSignal;
  /** Each address as soon as it is known. */
  onAsked?: (asked: AskedAddress) => void;
}

const TIMEOUT_MS = 10_000;
const CONCURRENCY = 4;
const PAUSE_MS = 1_000;
const USER_AGENT = 'link-check';

/**
 * Asks addresses of other sites whether they are there: a few hosts at once, one address of a host after the other, and never a machine of a
 * private network. Ends early, with what is known, once it is given up.
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

/** Where nobody at all answers, that is no fault of those who were asked: this machine does not reach the internet. */
function withoutBlame(asked: AskedAddress[]): AskedAddress[] {
  const tried = asked.filter(({ state }) => state !== 'unchecked');
  if (!tried.every(({ isSilent }) => isSilent)) return asked;
  return asked.map((one) =>
    one.isSilent
      ? { ...one, state: 'unchecked', answer: `${one.answer}(どのサイトからも答えがありません)` }
      : one,
  );
}
