import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';
import type { Settings } from '../../../server/settings/settings.ts';
import type { DeskCertificate, DeskCertificates } from '../../shared/daily.ts';
import { guarded, isPublic, PrivateAddressError } from '../outside-links/public-address.ts';

interface Asked extends Pick<DeskCertificate, 'whose' | 'origin'> {
  /**
   * Set for addresses from the content. They must not reach machines of the desk's own network, which editors could
   * probe.
   */
  isOfContent?: boolean;
}

const DAY_MS = 24 * 60 * 60_000;
const TIMEOUT_MS = 5_000;
/** Certificates change every few weeks. */
const KEPT_MS = 60 * 60_000;
const HTTPS_PORT = 443;

/**
 * Origins that the settings name, each with its owner.
 *
 * @param site public origin of the site; taken from the content if the settings leave it out
 */
export function namedOrigins(
  { SITE_ORIGIN, API_ORIGIN: api, MEDIA_ORIGIN: media, OIDC_ISSUER: issuer }: Settings,
  site: string,
): Asked[] {
  const named = { api, media, 'sign-in': issuer };
  return [
    { whose: 'site', origin: site, isOfContent: SITE_ORIGIN === undefined },
    ...Object.entries(named).flatMap(([whose, address]) =>
      address === undefined ? [] : [{ whose: whose as Asked['whose'], origin: new URL(address).origin }],
    ),
  ];
}

/** Certificates of the addresses in the settings, cached for an hour. */
export class Certificates {
  readonly #asked: readonly Asked[];
  readonly #now: () => number;
  readonly #trust: Pick<ConnectionOptions, 'ca'>;
  #known: { at: number; answer: Promise<DeskCertificates> } | undefined;

  /**
   * @param now in milliseconds since 1970
   * @param trust certificate authorities in addition to those of Node
   */
  constructor(asked: readonly Asked[], now: () => number, trust: Pick<ConnectionOptions, 'ca'> = {}) {
    this.#asked = asked;
    this.#now = now;
    this.#trust = trust;
  }

  read(): Promise<DeskCertificates> {
    const at = this.#now();
    if (!this.#known || at - this.#known.at >= KEPT_MS) this.#known = { at, answer: this.#ask(at) };
    return this.#known.answer;
  }

  async #ask(at: number): Promise<DeskCertificates> {
    const certificates = await Promise.all(
      this.#asked.map((one) => readCertificate(one, { now: at, ...this.#trust })),
    );
    return { certificates, checkedAt: new Date(at).toISOString() };
  }
}

/**
 * Reads the certificate that a server presents, then closes the connection without a request.
 *
 * @param now in milliseconds since 1970
 */
export async function readCertificate(
  { isOfContent = false, ...asked }: Asked,
  { now, timeoutMs = TIMEOUT_MS, ca }: { now: number; timeoutMs?: number } & Pick<ConnectionOptions, 'ca'>,
): Promise<DeskCertificate> {
  const { protocol, hostname, port } = new URL(asked.origin);
  if (protocol !== 'https:') return { ...asked, state: 'plain' };
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isOfContent && isIP(host) !== 0 && !isPublic(host))
    return { ...asked, state: 'unreachable', reason: INSIDE };
  const socket = connect({
    host,
    port: Number(port) || HTTPS_PORT,
    ...(isIP(host) === 0 && { servername: host }),
    ...(isOfContent && { lookup: guarded(lookup as LookupFunction, isPublic) }),
    // Certificates that browsers refuse are reported as well. No data is sent.
    rejectUnauthorized: false,
    ...(ca && { ca }),
  });
  try {
    await connected(socket, timeoutMs);
    return { ...asked, ...shown(socket, now) };
  } catch (error) {
    return { ...asked, state: 'unreachable', reason: reasonOf(error) };
  } finally {
    socket.destroy();
  }
}

function connected(socket: TLSSocket, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError()), timeoutMs);
    socket.once('secureConnect', () => {
      clearTimeout(timer);
      resolve();
    });
    // Errors after the result must not end the process.
    socket.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

class TimeoutError extends Error {}

const INSIDE = '内部のネットワークのアドレスなので、確認しません';

function shown(socket: TLSSocket, now: number): Omit<DeskCertificate, keyof Asked> {
  const { valid_to: validTo, issuer } = socket.getPeerCertificate();
  const until = Date.parse(validTo);
  if (Number.isNaN(until)) return { state: 'unreachable', reason: '証明書を読み取れません' };
  return {
    issuer: nameOf(issuer.O) ?? nameOf(issuer.CN),
    until: new Date(until).toISOString(),
    days: Math.floor((until - now) / DAY_MS),
    ...(socket.authorized
      ? { state: 'valid' }
      : { state: 'refused', reason: refusalOf(socket.authorizationError) }),
  };
}

/** A field may occur more than once. */
function nameOf(name: string | string[] | undefined): string | undefined {
  return [name].flat()[0];
}

const REFUSALS: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: '有効期限が切れています',
  CERT_NOT_YET_VALID: 'まだ有効になっていません',
  DEPTH_ZERO_SELF_SIGNED_CERT: '自己署名の証明書です',
  SELF_SIGNED_CERT_IN_CHAIN: '自己署名の証明書が含まれています',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: '発行元を確かめられません',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: '中間証明書が足りないため、発行元を確かめられません',
  ERR_TLS_CERT_ALTNAME_INVALID: '別のアドレスの証明書です',
};

function refusalOf(error: Error | string | undefined): string {
  const code = codeOf(error);
  return REFUSALS[code] ?? `ブラウザーが受け付けません(${code})`;
}

const FAULTS: Readonly<Record<string, string>> = {
  ENOTFOUND: '名前を引けません',
  EAI_AGAIN: '名前を引けません',
  ECONNREFUSED: '接続を断られました',
  ECONNRESET: '接続が切られました',
};

function reasonOf(error: unknown): string {
  if (error instanceof PrivateAddressError) return INSIDE;
  if (error instanceof TimeoutError) return '時間内に答えがありません';
  const code = codeOf(error);
  return FAULTS[code] ?? `接続できません(${code})`;
}

function codeOf(error: unknown): string {
  if (typeof error === 'string') return error;
  return (error as NodeJS.ErrnoException | undefined)?.code ?? '理由は不明です';
}
