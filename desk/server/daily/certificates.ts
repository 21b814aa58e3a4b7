import { lookup } from 'node:dns';
import { once } from 'node:events';
import { isIP, type LookupFunction } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import type { Settings } from '../../../server/settings/settings.ts';
import type { DeskCertificate, DeskCertificates } from '../../shared/daily.ts';
import { FAULTS } from '../outside-links/ask-addresses.ts';
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
const INSIDE = '内部のネットワークのアドレスなので、確認しません';

/**
 * Origins that the settings name, each with its owner.
 *
 * @param site public origin of the site; taken from the content if the settings leave it out
 */
export function namedOrigins(
  { SITE_ORIGIN, API_ORIGIN, MEDIA_ORIGIN, OIDC_ISSUER }: Settings,
  site: string,
): Asked[] {
  const named = [
    ['api', API_ORIGIN],
    ['media', MEDIA_ORIGIN],
    ['sign-in', OIDC_ISSUER],
  ] as const;
  return [
    { whose: 'site', origin: site, isOfContent: SITE_ORIGIN === undefined },
    ...named.flatMap(([whose, address]) => (address ? [{ whose, origin: new URL(address).origin }] : [])),
  ];
}

/**
 * Reads the certificates of several origins, at most once an hour.
 *
 * @param now in milliseconds since 1970
 */
export function certificateReader(
  origins: readonly Asked[],
  now: () => number,
): () => Promise<DeskCertificates> {
  let known: { at: number; answer: Promise<DeskCertificates> } | undefined;
  return () => {
    const at = now();
    if (!known || at - known.at >= KEPT_MS) known = { at, answer: readAll(origins, at) };
    return known.answer;
  };
}

async function readAll(origins: readonly Asked[], now: number): Promise<DeskCertificates> {
  const certificates = await Promise.all(origins.map((one) => readCertificate(one, { now })));
  return { certificates, checkedAt: new Date(now).toISOString() };
}

/**
 * Reads the certificate that a server presents, then closes the connection without a request.
 *
 * @param now in milliseconds since 1970
 * @param ca certificate authority instead of those of Node
 */
export async function readCertificate(
  { isOfContent = false, ...asked }: Asked,
  { now, timeoutMs = TIMEOUT_MS, ca }: { now: number; timeoutMs?: number; ca?: Buffer },
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
  // Errors after the result must not end the process.
  socket.on('error', () => {});
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    await once(socket, 'secureConnect', { signal });
    return { ...asked, ...shown(socket, now) };
  } catch (error) {
    if (error instanceof PrivateAddressError) return { ...asked, state: 'unreachable', reason: INSIDE };
    const reason = signal.aborted ? '時間内に答えがありません' : reasonOf(error, '接続できません');
    return { ...asked, state: 'unreachable', reason };
  } finally {
    socket.destroy();
  }
}

function shown(socket: TLSSocket, now: number): Omit<DeskCertificate, keyof Asked> {
  const { valid_to: validTo, issuer } = socket.getPeerCertificate();
  const until = Date.parse(validTo);
  if (Number.isNaN(until)) return { state: 'unreachable', reason: '証明書を読み取れません' };
  return {
    // A field may occur more than once.
    issuer: [issuer.O ?? issuer.CN].flat()[0],
    until: new Date(until).toISOString(),
    days: Math.floor((until - now) / DAY_MS),
    ...(socket.authorized
      ? { state: 'valid' }
      : { state: 'refused', reason: reasonOf(socket.authorizationError, 'ブラウザーが受け付けません') }),
  };
}

/** Reasons by error code. */
const REASONS: Readonly<Record<string, string>> = {
  ...FAULTS,
  ECONNRESET: '接続が切られました',
  CERT_HAS_EXPIRED: '有効期限が切れています',
  CERT_NOT_YET_VALID: 'まだ有効になっていません',
  DEPTH_ZERO_SELF_SIGNED_CERT: '自己署名の証明書です',
  SELF_SIGNED_CERT_IN_CHAIN: '自己署名の証明書が含まれています',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: '発行元を確かめられません',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: '中間証明書が足りないため、発行元を確かめられません',
};

function reasonOf(error: unknown, otherwise: string): string {
  const code = typeof error === 'string' ? error : (error as NodeJS.ErrnoException | undefined)?.code;
  return REASONS[code ?? ''] ?? `${otherwise}(${code ?? '理由は不明です'})`;
}
