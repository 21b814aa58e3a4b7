import type { CarrierLine } from '../../products/figures.ts';

/** Overhead of tunnels per packet: lines of Japanese carriers, and IPsec in tunnel mode over IPv4. */

/** Largest IPv4 packet that a line carries unfragmented, with its source; `short` is the line's name in drawings. */
export const LINES = {
  pppoe: { label: 'PPPoE', short: 'PPPoE', mtu: 1_454, source: 'NTT東日本・西日本 フレッツ光(PPPoE)' },
  'map-e': {
    label: 'IPoE(MAP-E)',
    short: 'MAP-E',
    mtu: 1_460,
    source: 'RFC 7597、RFC 2473(1500 - IPv6ヘッダー40)',
  },
  'ds-lite': {
    label: 'IPoE(DS-Lite)',
    short: 'DS-Lite',
    mtu: 1_460,
    source: 'RFC 6333、RFC 2473(1500 - IPv6ヘッダー40)',
  },
  ipip: { label: 'IPoE(IPIP)', short: 'IPIP', mtu: 1_460, source: 'RFC 2473(1500 - IPv6ヘッダー40)' },
  dhcp: {
    label: 'DHCP(専用線、ケーブルテレビなど)',
    short: 'DHCP',
    mtu: 1_500,
    source: 'イーサネット(RFC 894)',
  },
  static: { label: '固定IPアドレス', short: '固定IP', mtu: 1_500, source: 'イーサネット(RFC 894)' },
} as const satisfies Partial<
  Record<CarrierLine, { label: string; short: string; mtu: number; source: string }>
>;
export type Line = keyof typeof LINES;

/** Bytes that a cipher adds, and the block size to which the text is padded. */
export const CIPHERS = {
  gcm: { label: 'AES-GCM(128/256ビット)', iv: 8, block: 4, icv: 16, source: 'RFC 4106' },
  sha256: { label: 'AES-CBC + SHA-256', iv: 16, block: 16, icv: 16, source: 'RFC 3602、RFC 4868' },
  sha1: { label: 'AES-CBC + SHA-1', iv: 16, block: 16, icv: 12, source: 'RFC 3602、RFC 2404' },
} as const;
export type Cipher = keyof typeof CIPHERS;

const OUTER_IP = 20;
const NAT_TRAVERSAL = 8;
/** SPI and sequence number. */
const ESP_HEADER = 8;
/** Length of the padding, and next header. */
const ESP_TRAILER = 2;
const TCP_AND_IP = 40;

/** Length of a packet after encapsulation, in bytes (RFC 4303; RFC 3948 for NAT traversal). */
export function encapsulated(inner: number, cipher: Cipher, natTraversal: boolean): number {
  const { iv, block, icv } = CIPHERS[cipher];
  const padded = Math.ceil((inner + ESP_TRAILER) / block) * block;
  return OUTER_IP + (natTraversal ? NAT_TRAVERSAL : 0) + ESP_HEADER + iv + padded + icv;
}

/** The longest packet that passes the tunnel without fragmentation, in bytes. */
export function innerMtu(mtu: number, cipher: Cipher, natTraversal: boolean): number {
  const { iv, block, icv } = CIPHERS[cipher];
  const fixed = OUTER_IP + (natTraversal ? NAT_TRAVERSAL : 0) + ESP_HEADER + iv + icv;
  return Math.floor((mtu - fixed) / block) * block - ESP_TRAILER;
}

/** Payload of the largest TCP segment, in bytes. */
export function mssOf(mtu: number): number {
  return mtu - TCP_AND_IP;
}

/** Frame sizes of RFC 2544 for router benchmarks, and the mix of RFC 6985 by its mean. */
export const FRAMES = [64, 128, 256, 362, 512, 1_024, 1_280, 1_518] as const;
const RATED_FRAME = 1_518;

/**
 * Throughput with smaller frames of a router that is rated with the largest ones: the same frame rate, thus a lower bit
 * rate. In Mbps.
 */
export function throughputAt(ratedMbps: number, frameBytes: number): number {
  return ratedMbps * Math.min(1, frameBytes / RATED_FRAME);
}
