import { type Formula, type ResultTable, type SizedProduct, written } from '../result.ts';
import { CIPHERS, encapsulated, FRAMES, innerMtu, LINES, mssOf, throughputAt } from './ipsec.ts';
import { type RouterLoad, type RouterUse, SESSIONS_PER_USER } from './routers.ts';
import type { WanRow, WanValues } from './wan-form.ts';

/** The sites of one row, the load of each and the routers that carry it, the smallest first. */
export interface SitePlan {
  row: WanRow;
  name: string;
  load: RouterLoad;
  use: RouterUse;
  routers: SizedProduct[];
}

export function siteTable(plans: readonly SitePlan[], { cipher, traversal }: WanValues): ResultTable {
  return {
    caption: '拠点ごとの通信量とMTU',
    head: [
      '拠点',
      '拠点数',
      '通信量',
      'VPN',
      'インターネット',
      '回線のMTU',
      'VPNのMTU',
      'VPNのMSS',
      'NATセッション',
    ],
    rows: plans.map(({ name, row, load }) => {
      const { mtu } = LINES[row.line];
      const inner = innerMtu(mtu, cipher, traversal);
      return [
        name,
        written(row.sites),
        `${written(load.vpnMbps + load.internetMbps)}Mbps`,
        `${written(load.vpnMbps)}Mbps`,
        `${written(load.internetMbps)}Mbps`,
        `${mtu}バイト`,
        `${inner}バイト`,
        `${mssOf(inner)}バイト`,
        written(load.users * SESSIONS_PER_USER),
      ];
    }),
  };
}

export function frameTable({ cipher, traversal }: WanValues, router: SizedProduct | undefined): ResultTable {
  const rated = router?.figures.ipsecThroughputMbps;
  // Without the 18 bytes of Ethernet around the packet.
  const packets = FRAMES.map((frame) => ({ frame, inner: frame - 18 }));
  return {
    caption: 'フレーム長とIPsec',
    head: [
      'フレーム長',
      '暗号化のあと',
      'データの割合',
      router ? `${router.model}のIPsec` : 'IPsecの速度の割合',
    ],
    rows: packets.map(({ frame, inner }) => {
      const outer = encapsulated(inner, cipher, traversal);
      const speed =
        rated === undefined
          ? `${written(throughputAt(100, frame))}%`
          : `${written(throughputAt(rated, frame), 0)}Mbps`;
      return [
        `${written(frame)}バイト`,
        `${written(outer)}バイト`,
        `${written((inner / outer) * 100)}%`,
        speed,
      ];
    }),
  };
}

/** Derivation of the result. */
export function formulasOf({ cipher, traversal, reserve }: WanValues, rows: readonly WanRow[]): Formula[] {
  const { iv, block, icv, source } = CIPHERS[cipher];
  const lines = [...new Set(rows.map(({ line }) => line))];
  return [
    ...lines.map((line) => ({
      name: `${LINES[line].label}のMTU`,
      text: `${LINES[line].mtu}バイト`,
      source: LINES[line].source,
    })),
    {
      name: 'VPNのMTU',
      text: `IP 20${traversal ? ' + UDP 8' : ''} + ESP 8 + IV ${iv} + 認証 ${icv} を引き、${block}バイト単位に切り捨てて2を引く`,
      source: `RFC 4303(トンネルモード)、${source}${traversal ? '、RFC 3948' : ''}`,
    },
    { name: 'VPNのMSS', text: 'VPNのMTU - IP 20 - TCP 20', source: 'RFC 9293' },
    {
      name: 'フレーム長と速度',
      text: '仕様の速度 × フレーム長 ÷ 1,518(1秒あたりのフレーム数が同じ)',
      source: 'RFC 2544、RFC 6985(IMIX)',
    },
    {
      name: '機器の負荷',
      text: `VPN ÷ IPsecの速度 + インターネット ÷ NATの速度 ≦ ${written(100 - reserve)}%`,
      source: `NATセッションは1人${SESSIONS_PER_USER}件で計算`,
    },
  ];
}
