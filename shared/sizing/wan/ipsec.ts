import type { CarrierLine } from '../../products/figures.ts';
import { sumOf } from '../result.ts';

/** Overhead of tunnels per packet: lines of Japanese carriers, and IPsec in tunnel mode. */

const IN_IPV6 = 'RFC 2473(1500 - IPv6ヘッダー40)';
const ETHERNET = { mtu: 1_500, source: 'イーサネット(RFC 894)' } as const;

/** Largest IPv4 packet that a line carries unfragmented, with its source; `short` is the line's name in drawings. */
export const LINES = {
  'map-e': { label: 'IPoE(MAP-E)', short: 'MAP-E', mtu: 1_460, source: `RFC 7597、${IN_IPV6}` },
  'ds-lite': { label: 'IPoE(DS-Lite)', short: 'DS-Lite', mtu: 1_460, source: `RFC 6333、${IN_IPV6}` },
  ipip: { label: 'IPoE(IPIP、固定IP)', short: 'IPIP', mtu: 1_460, source: IN_IPV6 },
  pppoe: { label: 'PPPoE', short: 'PPPoE', mtu: 1_454, source: 'NTT東日本・西日本 フレッツ光(PPPoE)' },
  dhcp: { label: 'DHCP(専用線、ケーブルテレビなど)', short: 'DHCP', ...ETHERNET },
  static: { label: '固定IPアドレス(専用線など)', short: '固定IP', ...ETHERNET },
} as const satisfies Partial<Record<CarrierLine, object>>;
export type Line = keyof typeof LINES;

/** Whether subscribers share one IPv4 address: ESP does not pass, and ports 500 and 4500 are out of reach. */
export function sharesAddress(line: Line): boolean {
  return line === 'map-e' || line === 'ds-lite';
}

/** IPoE carries IPv6 itself, without a tunnel. */
export function mtuOf(line: Line, outer: keyof typeof OUTER_IP): number {
  return outer === 'ipv6' && line !== 'pppoe' ? 1_500 : LINES[line].mtu;
}

/** Offset and length of the port set's number, in bits, of two common rules of MAP-E (RFC 7597, section 5.1). */
export const PORT_SETS = [[4, 8] as const, [6, 6] as const].map(([offset, length]) => ({
  text: `(2^${offset} - 1) × 2^(16 - ${offset} - ${length})`,
  ports: (2 ** offset - 1) * 2 ** (16 - offset - length),
}));

/** Bytes that a cipher adds, and the block size to which the text is padded. */
export const CIPHERS = {
  gcm: { label: 'AES-GCM(128/256ビット)', iv: 8, block: 4, icv: 16, source: 'RFC 4106' },
  sha256: { label: 'AES-CBC + SHA-256', iv: 16, block: 16, icv: 16, source: 'RFC 3602、RFC 4868' },
  sha1: { label: 'AES-CBC + SHA-1', iv: 16, block: 16, icv: 12, source: 'RFC 3602、RFC 2404' },
} as const;
export type Cipher = keyof typeof CIPHERS;

/** Length of the outer header of each version (RFC 791, RFC 8200). */
const OUTER_IP = { ipv4: 20, ipv6: 40 } as const;
const NAT_TRAVERSAL = 8;
/** SPI and sequence number. */
const ESP_HEADER = 8;
/** Length of the padding, and next header. */
const ESP_TRAILER = 2;
const TCP_AND_IP = 40;

export interface Tunnel {
  /** The smaller one of both lines. */
  mtu: number;
  outer: keyof typeof OUTER_IP;
  cipher: Cipher;
  natTraversal: boolean;
}

/** Headers and check value outside the encrypted part, in bytes. */
export function overheadOf({ outer, cipher, natTraversal }: Omit<Tunnel, 'mtu'>): number[] {
  const { iv, icv } = CIPHERS[cipher];
  return [OUTER_IP[outer], ...(natTraversal ? [NAT_TRAVERSAL] : []), ESP_HEADER, iv, icv];
}

/** Length of a packet after encapsulation, in bytes (RFC 4303; RFC 3948 for NAT traversal). */
export function encapsulated(inner: number, tunnel: Tunnel): number {
  const { block } = CIPHERS[tunnel.cipher];
  const padded = Math.ceil((inner + ESP_TRAILER) / block) * block;
  return padded + sumOf(overheadOf(tunnel), (bytes) => bytes);
}

/** Bytes of a packet of the line that are left for the encrypted part. */
export function roomOf(tunnel: Tunnel): number {
  return tunnel.mtu - sumOf(overheadOf(tunnel), (bytes) => bytes);
}

/** The longest packet that passes the tunnel without fragmentation, in bytes. */
export function innerMtu(tunnel: Tunnel): number {
  const { block } = CIPHERS[tunnel.cipher];
  return Math.floor(roomOf(tunnel) / block) * block - ESP_TRAILER;
}

/** Payload of the largest TCP segment in IPv4, in bytes. */
export function mssOf(mtu: number): number {
  return mtu - TCP_AND_IP;
}

/** Frame sizes of RFC 2544 for router benchmarks, and the mix of RFC 6985 by its mean. */
export const FRAMES = [64, 128, 256, 362, 512, 1_024, 1_280, 1_518] as const;
