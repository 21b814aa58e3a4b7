import { type Formula, type SizedProduct, tableOf, written } from '../result.ts';
import {
  CIPHERS,
  encapsulated,
  FRAMES,
  innerMtu,
  LINES,
  mssOf,
  mtuOf,
  overheadOf,
  PORT_SETS,
  roomOf,
  type Tunnel,
} from './ipsec.ts';
import type { PlannedValues, SitePlan } from './planning.ts';
import { shareAt } from './routers.ts';

const OUTER_NAMES = { ipv4: 'IPv4', ipv6: 'IPv6' } as const;

export function siteTable(plans: readonly SitePlan[]) {
  return tableOf('拠点ごとの通信量とMTU', plans, {
    拠点: ({ name }) => name,
    拠点数: ({ row }) => written(row.sites),
    VPN: ({ load }) => `${written(load.vpnMbps)}Mbps`,
    インターネット: ({ load }) => `${written(load.internetMbps)}Mbps`,
    両端で小さいMTU: ({ tunnel }) => `${tunnel.mtu}バイト`,
    VPNの外側: ({ tunnel }) => `${OUTER_NAMES[tunnel.outer]}${tunnel.natTraversal ? ' + UDP 4500' : ''}`,
    VPNのMTU: ({ tunnel }) => `${innerMtu(tunnel)}バイト`,
    VPNのMSS: ({ tunnel }) => `${mssOf(innerMtu(tunnel))}バイト`,
    NATセッション: ({ load }) => written(load.sessions),
    'MAP-Eの同時の接続': ({ row, connections }) => (row.line === 'map-e' ? `${written(connections)}本` : '-'),
  });
}

export function frameTable(tunnel: Tunnel, cipherShare: number, router: SizedProduct | undefined) {
  const { ipsecThroughputMbps = 0, natThroughputMbps = 0 } = router?.figures ?? {};
  const speed = (rated: number, frame: number) =>
    router
      ? `${written(rated * shareAt(router.figures, frame), 0)}Mbps`
      : `${written(100 * shareAt({}, frame))}%`;
  // Without the 18 bytes of Ethernet around the packet.
  const outerOf = (frame: number) => encapsulated(frame - 18, tunnel);
  const owner = router ? `${router.model}の` : '仕様に対する';
  return tableOf('フレーム長と速度', FRAMES, {
    フレーム長: (frame) => (frame === 362 ? 'IMIX(平均362バイト)' : `${written(frame)}バイト`),
    暗号化のあと: (frame) => `${written(outerOf(frame))}バイト${outerOf(frame) > tunnel.mtu ? '(分割)' : ''}`,
    データの割合: (frame) => `${written(((frame - 18) / outerOf(frame)) * 100)}%`,
    [`${owner}IPsec`]: (frame) => speed(ipsecThroughputMbps * cipherShare, frame),
    [`${owner}NAT`]: (frame) => speed(natThroughputMbps, frame),
  });
}

/** Derivation of the result; the packet sizes are those of the narrowest tunnel. */
export function formulasOf(
  { reserve, hub, vpn, sessions, connections, cbcShare }: PlannedValues,
  plans: readonly SitePlan[],
  narrowest: Tunnel,
): Formula[] {
  const { block, source } = CIPHERS[narrowest.cipher];
  const lines = [...new Set([...plans.map(({ row }) => row.line), ...(vpn > 0 ? [hub] : [])])];
  const mtu = innerMtu(narrowest);
  const isSlower = narrowest.cipher !== 'gcm' && cbcShare < 100;
  return [
    ...lines.map((line) => ({
      name: `${LINES[line].label}のMTU`,
      text: `${mtuOf(line, narrowest.outer)}バイト`,
      source: mtuOf(line, narrowest.outer) === LINES[line].mtu ? LINES[line].source : 'RFC 2464(IPv6)',
    })),
    {
      name: 'VPNのMTU',
      text: `${narrowest.mtu} - ${overheadOf(narrowest).join(' - ')} = ${roomOf(narrowest)}、${block}の倍数の${mtu + 2}から末尾の2を引いて${mtu}`,
      source: `順に外側のIP${narrowest.natTraversal ? '、UDP' : ''}、ESP、IV、認証値。RFC 4303、${source}${narrowest.natTraversal ? '、RFC 3948' : ''}`,
    },
    { name: 'VPNのMSS', text: `${mtu} - IP 20 - TCP 20 = ${mssOf(mtu)}`, source: 'RFC 9293' },
    ...(lines.includes('map-e') ? PORT_SETS : []).map(({ text, ports }) => ({
      name: `MAP-Eのポート(${written(ports)}の契約)`,
      text: `${text} = ${written(ports)}`,
      source: `RFC 7597 5.1節。同時の接続は1人${written(connections)}本で計算`,
    })),
    {
      name: 'フレーム長と速度',
      text: '仕様の速度 × フレーム長 ÷ 速度が出る最短のフレーム長(仕様の速度 ÷ 転送性能 ÷ 8)、上限は仕様の速度',
      source: `RFC 2544、RFC 6985(IMIX)${isSlower ? `。この暗号では、IPsecを仕様の${written(cbcShare)}%とする` : ''}`,
    },
    {
      name: '機器の負荷',
      text: `VPN ÷ IPsecの速度 + インターネット ÷ NATの速度 ≦ ${written(100 - reserve)}%`,
      source: `対地数、NATセッション(1人${written(sessions)}件)も同じ割合まで`,
    },
  ];
}
