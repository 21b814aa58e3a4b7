import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { atMost } from '../../../server/load/at-most.ts';
import type { OutsideResult } from '../../shared/daily.ts';
import { guarded, isPublic, PrivateAddressError } from './public-address.ts';

type Verdict = Pick<OutsideResult, 'state' | 'answer' | 'movedTo'>;

export interface AskedAddress extends Verdict {
  address: string;
  /** No server responded. */
  isSilent?: true;
}

interface Limits {
  /** Time limit for one address including its redirects. */
  timeoutMs: number;
  /** Between requests to two addresses of one host. */
  pauseMs: number;
  /** Whether an IP address may be requested. Only tests replace the default, public addresses. */
  mayAsk(ip: string): boolean;
  /** DNS lookup. Only tests replace the default. */
  resolve: LookupFunction;
  userAgent: string;
  /** Aborts the request. */
  signal: AbortSignal;
  /** Called with each result. */
  onAsked(asked: AskedAddress): void;
}

export type AskOptions = Partial<Limits>;
/** With an agent that connects only to addresses that pass `guarded`. */
type Asking = Limits & { dispatcher: Agent };

/** Number of hosts that are requested concurrently. */
const CONCURRENCY = 4;
const DEFAULTS = {
  timeoutMs: 10_000,
  pauseMs: 1_000,
  mayAsk: isPublic,
  resolve: lookup as LookupFunction,
  userAgent: 'link-check',
  onAsked() {},
};

/**
 * Checks whether addresses of other sites exist: several hosts concurrently, the addresses of one host sequentially,
 * and never a machine of a private network. Returns the results so far when the signal aborts.
 *
 * @param addresses absolute URLs
 */
export async function askAddresses(
  addresses: readonly string[],
  options: AskOptions = {},
): Promise<AskedAddress[]> {
  const limits = { ...DEFAULTS, signal: new AbortController().signal, ...options };
  const { timeoutMs, pauseMs, mayAsk, resolve, signal, onAsked } = limits;
  const dispatcher = new Agent({ connect: { lookup: guarded(resolve, mayAsk), timeout: timeoutMs } });
  const hosts = [...Map.groupBy(addresses, (address) => new URL(address).host).values()];
  const asked: AskedAddress[] = [];
  const askHost = async (ofHost: readonly string[]) => {
    for (const [index, address] of ofHost.entries()) {
      if (index > 0) await pause(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const answer = await askAddress(address, { ...limits, dispatcher });
      if (signal.aborted) return;
      asked.push(answer);
      onAsked(answer);
    }
  };
  const inTurn = atMost(CONCURRENCY);
  try {
    await Promise.all(hosts.map((ofHost) => inTurn(() => askHost(ofHost))));
  } finally {
    await dispatcher.destroy();
  }
  const known = hosts.length > 1 ? withoutBlame(asked) : asked;
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

const REDIRECTS_MAX = 5;
const PERMANENT = new Set([301, 308]);
const REDIRECTS = new Set([...PERMANENT, 302, 303, 307]);
/** Statuses of servers that may not support HEAD; the request is repeated with GET. */
const NO_HEAD = new Set([400, 403, 404, 405, 500, 501, 503]);
/** Statuses that refuse programs; browsers may get another response. */
const REFUSES_PROGRAMS = new Set([401, 403, 429]);

/**
 * Checks whether an address of another site exists: requests it with HEAD, then GET, and follows redirects. Reads no
 * body.
 */
async function askAddress(address: string, asking: Asking): Promise<AskedAddress> {
  const timeout = AbortSignal.timeout(asking.timeoutMs);
  const signal = AbortSignal.any([asking.signal, timeout]);
  try {
    return { address, ...(await follow(new URL(address), { ...asking, signal })) };
  } catch (error) {
    if (isPrivate(error)) return { address, ...unchecked(INSIDE_ANSWER) };
    const answer = timeout.aborted ? '時間内に答えがありません' : faultOf(error);
    return { address, state: 'broken', answer, isSilent: true };
  }
}

/** Follows redirects to the final status. */
async function follow(start: URL, asking: Asking): Promise<Verdict> {
  let url = start;
  let movedTo: string | undefined;
  let isForGood = true;
  for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
    const refusal = refusalOf(url, start, asking);
    if (refusal !== undefined) return unchecked(refusal);
    const { status, location } = await statusOf(url, asking);
    if (!REDIRECTS.has(status)) return verdictOf(status, movedTo);
    if (location === undefined || !URL.canParse(location, url.href))
      return { state: 'broken', answer: `${status}(転送先がありません)` };
    url = new URL(location, url.href);
    isForGood &&= PERMANENT.has(status);
    if (isForGood) movedTo = url.href;
  }
  return { state: 'broken', answer: '転送が終わりません' };
}

function verdictOf(status: number, movedTo: string | undefined): Verdict {
  if (REFUSES_PROGRAMS.has(status)) return unchecked(`${status}(自動の確認を断られました)`);
  if (status >= 400) return { state: 'broken', answer: String(status) };
  return movedTo === undefined
    ? { state: 'reached', answer: String(status) }
    : { state: 'moved', answer: `移転(${status})`, movedTo };
}

function unchecked(answer: string): Verdict {
  return { state: 'unchecked', answer };
}

const INSIDE_ANSWER = '内部のネットワークのアドレスなので、尋ねません';
/** Host names of private networks, and names reserved for examples: https://www.rfc-editor.org/rfc/rfc2606 */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$|^[^.]+\.?$/;
const EXAMPLE = /(?:^|\.)(?:example|invalid|test)\.?$/;

/** Reason for not requesting an address; undefined if the request is allowed. */
function refusalOf(url: URL, start: URL, { mayAsk }: Asking): string | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'http と https のほかは確認しません';
  if (url.username !== '' || url.password !== '') return '利用者名やパスワードを含むアドレスは確認しません';
  // A redirect must not lead to another port unless the content names that port itself.
  if (url.port !== '' && url.port !== start.port) return `ポート ${url.port} への転送は確認しません`;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // IP addresses bypass the lookup and its guard.
  if (isIP(host) !== 0) return mayAsk(host) ? undefined : INSIDE_ANSWER;
  if (EXAMPLE.test(host)) return '例として使う名前なので、確認しません';
  return INSIDE.test(host) ? INSIDE_ANSWER : undefined;
}

async function statusOf(url: URL, asking: Asking) {
  const head = await answerTo('HEAD', url, asking);
  return NO_HEAD.has(head.status) ? answerTo('GET', url, asking) : head;
}

async function answerTo(method: 'HEAD' | 'GET', url: URL, { dispatcher, signal, userAgent }: Asking) {
  const headers = { 'user-agent': userAgent, accept: '*/*' };
  const {
    statusCode: status,
    headers: answered,
    body,
  } = await request(url, { method, dispatcher, signal, headers });
  // Closes the connection instead of reading the body, which may be endless.
  body.on('error', () => {}).destroy();
  return { status, location: [answered.location].flat()[0] };
}

function isPrivate(error: unknown): boolean {
  return error instanceof PrivateAddressError || (error as Error).cause instanceof PrivateAddressError;
}

/** Failed connections by error code. */
export const FAULTS: Readonly<Record<string, string>> = {
  ENOTFOUND: '名前を引けません',
  EAI_AGAIN: '名前を引けません',
  ECONNREFUSED: '接続を断られました',
  CERT_HAS_EXPIRED: '証明書の有効期限が切れています',
  ERR_TLS_CERT_ALTNAME_INVALID: '別のアドレスの証明書です',
};

function faultOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return FAULTS[code] ?? `つながりません${code && `(${code})`}`;
}
