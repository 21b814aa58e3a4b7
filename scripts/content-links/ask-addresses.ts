import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Agent, fetch } from 'undici';

export interface AskedAddress {
  address: string;
  /** For people: the status, or why there is none. */
  answer: string;
  isBroken: boolean;
}

export interface AskOptions {
  /** Of one address, both attempts together. */
  timeoutMs?: number;
  /** Asked at the same time. */
  concurrency?: number;
  /** Whether a machine of this number may be asked. */
  mayAsk?: (ip: string) => boolean;
}

const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is one of the internet, and none of a private network. */
export function isPublic(ip: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  const plain = mapped ?? ip;
  const version = isIP(plain);
  return version !== 0 && !PRIVATE.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

class PrivateAddressError extends Error {}

/** Looks names up, and knows no machine that may not be asked: what is connected to is what was looked at. */
function lookupPublic(mayAsk: (ip: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const all = [found].flat();
      const refused = all.length === 0 || all.some(({ address }) => !mayAsk(address));
      if (refused) return done(new PrivateAddressError('a private address'), '', 0);
      if (options.all) return done(null, all);
      done(null, all[0]!.address, all[0]!.family);
    });
  };
}

/** Servers that do not answer HEAD. */
const NO_HEAD = new Set([403, 404, 405, 501]);
const TIMEOUT_MS = 10_000;
const CONCURRENCY = 4;

/** Asks addresses of other sites whether they are there: HEAD, then GET; never a machine of a private network. */
export async function askAddresses(
  addresses: readonly string[],
  { timeoutMs = TIMEOUT_MS, concurrency = CONCURRENCY, mayAsk = isPublic }: AskOptions = {},
): Promise<AskedAddress[]> {
  const dispatcher = new Agent({ connect: { lookup: lookupPublic(mayAsk), timeout: timeoutMs } });
  const waiting = [...addresses];
  const asked: AskedAddress[] = [];
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      asked.push(await ask(address, { dispatcher, timeoutMs, mayAsk }));
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    await dispatcher.destroy();
  }
  return asked.sort((a, b) => (a.address < b.address ? -1 : 1));
}

interface Asking {
  dispatcher: Agent;
  timeoutMs: number;
  mayAsk: (ip: string) => boolean;
}

async function ask(address: string, { dispatcher, timeoutMs, mayAsk }: Asking): Promise<AskedAddress> {
  const signal = AbortSignal.timeout(timeoutMs);
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  // A number is not looked up.
  if (isIP(host) !== 0 && !mayAsk(host)) return refused(address);
  const status = async (method: 'HEAD' | 'GET') => {
    // Where a redirect leads may be a machine of a private network.
    const response = await fetch(address, { method, dispatcher, signal, redirect: 'manual' });
    await response.body?.cancel();
    return response.status;
  };
  try {
    const head = await status('HEAD');
    const last = NO_HEAD.has(head) ? await status('GET') : head;
    return { address, answer: String(last), isBroken: last >= 400 };
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    if (error instanceof PrivateAddressError || cause instanceof PrivateAddressError) return refused(address);
    const answer = signal.aborted ? '時間内に答えがありません' : 'つながりません';
    return { address, answer, isBroken: true };
  }
}

function refused(address: string): AskedAddress {
  return { address, answer: '内部のネットワークのアドレスなので、尋ねません', isBroken: false };
}
