import { choice, flag, number, type ValuesOf, words } from '../fields.ts';
import type { ToolForm } from '../read-form.ts';
import { CIPHERS, LINES } from './ipsec.ts';

/** Input of the tool for routers of sites and of the hub that they are connected to by VPN. */
export const WAN_FORM = {
  fields: {
    perUser: number('1人あたりの通信量', 500, { unit: 'kbps', min: 10, max: 20_000, hint: '混む時間の平均' }),
    vpn: number('VPNを通す割合', 60, { unit: '%', min: 0, max: 100 }),
    cipher: choice('暗号', CIPHERS),
    // Object keys that are numbers come in their own order: the default has to be named.
    frame: choice(
      '平均のフレーム長',
      {
        '64': '64バイト(最も短い)',
        '256': '256バイト(音声が多い)',
        '362': '362バイト(IMIX)',
        '512': '512バイト',
        '1024': '1,024バイト',
        '1518': '1,518バイト(大きなファイル)',
      },
      { initial: '362' },
    ),
    hub: choice('センターの回線', LINES, {
      initial: 'static',
      hint: '待ち受けには固定IPアドレスの契約',
    }),
    outer: choice('VPNの外側', { ipv4: 'IPv4', ipv6: 'IPv6(拠点とセンターを直接)' }),
    reserve: number('残しておく余裕', 30, { unit: '%', min: 0, max: 70 }),
    traversal: flag('NATトラバーサルを使う', 'MAP-E、DS-Lite、モバイル回線のIPv4では常に使います'),
    inspect: flag('拠点で通信を検査する'),
    mobile: flag('モバイル回線も内蔵する'),
    spare: flag('センターに予備を1台置く'),
  },
  rows: {
    name: '拠点',
    max: 8,
    first: { site: '営業所', sites: '20', users: '15', speed: '1000' },
    fields: {
      site: words('名前'),
      sites: number('拠点数', 1, { unit: '拠点', min: 1, max: 1_000, whole: true }),
      users: number('1拠点の利用者', 10, { unit: '人', min: 1, max: 5_000, whole: true }),
      line: choice('回線', LINES),
      speed: number('回線の速度', 1_000, { unit: 'Mbps', min: 1, max: 10_000 }),
    },
  },
} as const satisfies ToolForm;

export type WanValues = ValuesOf<typeof WAN_FORM.fields>;
export type WanRow = ValuesOf<typeof WAN_FORM.rows.fields>;
