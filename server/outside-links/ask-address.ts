import { isIP } from 'node:net';
import { type Agent, request } from 'undici';
import { PrivateAddressError } from './public-address.ts';

export interface AskedAddress {
  address: string;
  /** `moved`: for good, to `movedTo`. `unchecked`: nobody can say, or it is not to be asked. */
  state: 'reached' | 'moved' | 'broken' | 'unchecked';
  /** For people: the status, or why there is none. */
  answer: string;
  movedTo?: string;
  /** No server answered, whosever fault that is. */
  isSilent?: true;
}

export interface Asking {
  /** Connects to nothing but what `guarded` has let through. */
  dispatcher: Agent;
  /** Of one address with all that it leads to. */
  timeoutMs: number;
  mayAsk(ip: string): boolean;
  userAgent: string;
  /** Gives up. */
  signal: AbortSignal;
}

type Verdict = Omit<AskedAddress, 'address'>;

const REDIRECTS_MAX = 5;
const PERMANENT = new Set([301, 308]);
const REDIRECTS = new Set([...PERMANENT, 302, 303, 307]);
/** Servers that do not answer HEAD. */
const NO_HEAD = new Set([400, 403, 404, 405, 500, 501, 503]);
/** To people they may answer something else. */
const REFUSES_PROGRAMS = new Set([401, 403, 429]);

/** Asks an address of another site whether it is there: HEAD, then GET, and where it leads. Nothing of a text is read. */
export async function askAddress(address: string, asking: Asking): Promise<AskedAddress> {
  const timeout = AbortSignal.timeout(asking.timeoutMs);
  const signal = AbortSignal.any([asking.signal, timeout]);
  try {
    return { address, ...(await follow(new URL(address), { ...asking, signal })) };
  } catch (error) {
    if (isPrivate(error)) return { address, ...unchecked('内部のネットワークのアドレスなので、尋ねません') };
    const answer = timeout.aborted ? '時間内に答えがありません' : faultOf(error);
    return { address, state: 'broken', answer, isSilent: true };
  }
}

/** Asks what an address leads to, at last. */
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

/** Names that mean machines of a network of one's own, and those that stand for any: https://www.rfc-editor.org/rfc/rfc2606 */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$|^[^.]+\.?$/;
const EXAMPLE = /(?:^|\.)(?:example|invalid|test)\.?$/;

/** Why an address is not to be asked, whatever it is the address of. */
function refusalOf(url: URL, start: URL, { mayAsk }: Asking): string | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'http と https のほかは確認しません';
  if (url.username !== '' || url.password !== '') return '利用者名やパスワードを含むアドレスは確認しません';
  // Another port than the usual one is asked where the content names it, and on nobody else's word.
  if (url.port !== '' && url.port !== start.port) return `ポート ${url.port} への転送は確認しません`;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A number is not looked up.
  if (isIP(host) !== 0) return mayAsk(host) ? undefined : '内部のネットワークのアドレスなので、尋ねません';
  if (EXAMPLE.test(host)) return '例として使う名前なので、確認しません';
  return INSIDE.test(host) ? '内部のネットワークのアドレスなので、尋ねません' : undefined;
}

interface Answer {
  status: number;
  location: string | undefined;
}

async function statusOf(url: URL, asking: Asking): Promise<Answer> {
  const head = await answerTo('HEAD', url, asking);
  return NO_HEAD.has(head.status) ? answerTo('GET', url, asking) : head;
}

async function answerTo(
  method: 'HEAD' | 'GET',
  url: URL,
  { dispatcher, signal, userAgent }: Asking,
): Promise<Answer> {
  const headers = { 'user-agent': userAgent, accept: '*/*' };
  const { statusCode, headers: answered, body } = await request(url, { method, dispatcher, signal, headers });
  // The connection ends with it: a text without an end costs nothing.
  body.on('error', () => {}).destroy();
  return { status: statusCode, location: [answered.location].flat()[0] };
}

function isPrivate(error: unknown): boolean {
  return error instanceof PrivateAddressError || (error as Error).cause instanceof PrivateAddressError;
}

const FAULTS: Readonly<Record<string, string>> = {
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
