import { type Formula, type ResultTable, written } from '../result.ts';
import type { AccessPointChoice, Room } from './access-points.ts';
import {
  CHANNELS_24,
  type ChannelPlan,
  type ChannelRules,
  type ChannelWidth,
  channels5,
  channels6,
  planChannels,
} from './channels.ts';
import { AIRTIME, coverageM2, PARTITIONS_DB, reachM } from './radio.ts';
import { USES, type WirelessRow, type WirelessValues } from './wireless-form.ts';

const ROOM_HEAD = ['部屋', '端末', '必要な速度', '1台の範囲', '面積から', '端末数から', '速度から', '台数'];

export function roomTable(
  rows: readonly WirelessRow[],
  rooms: readonly Room[],
  found: AccessPointChoice,
): ResultTable {
  return {
    caption: `部屋ごとの台数(${found.product.model})`,
    head: ROOM_HEAD,
    rows: rows.map((row, index) => {
      const room = rooms[index] as Room;
      const need = found.rooms[index];
      return [
        row.room || `部屋${index + 1}`,
        `${room.devices}台`,
        `${written(room.demandMbps, 0)}Mbps`,
        `${written(coverageM2(room.ceilingM, room.partition), 0)}m²`,
        `${need?.coverage}台`,
        `${need?.clients}台`,
        `${need?.throughput}台`,
        `${need?.count}台`,
      ];
    }),
  };
}

/** Number of access points of a room that are listed; the others follow the same pattern. */
const NAMED = 12;

export function channelTable(
  rows: readonly WirelessRow[],
  found: AccessPointChoice,
  { channelOf }: ChannelPlan,
): ResultTable {
  let next = 0;
  return {
    caption: '5GHz帯のチャネルの割り当て',
    head: ['部屋', 'アクセスポイントの順にチャネル'],
    rows: rows.map((row, index) => {
      const count = found.rooms[index]?.count ?? 0;
      const first = next;
      next += count;
      const named = Array.from({ length: Math.min(count, NAMED) }, (_, at) => channelOf(first + at));
      return [row.room || `部屋${index + 1}`, named.join('、') + (count > NAMED ? ' …' : '')];
    }),
  };
}

export function bandTable(count: number, values: WirelessValues, rules: ChannelRules): ResultTable {
  const width = Number(values.width) as ChannelWidth;
  const bands: [string, string, number[]][] = [
    ['2.4GHz', '20MHz', CHANNELS_24],
    ['5GHz', `${width}MHz`, channels5(width, rules)],
    ...(values.six ? [['6GHz(LPI)', '80MHz', channels6(80, rules)] as [string, string, number[]]] : []),
  ];
  return {
    caption: '使えるチャネル',
    head: ['帯域', '幅', 'チャネル数', '隣と同じチャネルの組', 'チャネル(中心)'],
    rows: bands.map(([band, wide, channels]) => {
      const plan = planChannels(count, channels);
      return [
        band,
        wide,
        `${channels.length}`,
        plan ? `${plan.conflicts}組` : '—',
        channels.join('、') || 'なし',
      ];
    }),
  };
}

/** Derivation of the result. */
export function formulasOf({ growth }: WirelessValues): Formula[] {
  return [
    {
      name: '届く距離',
      text: `20log₁₀(5500) + 31log₁₀(d) - 28 + 間仕切り = 20dBm + 67dBm - 10dB、見通しで d = ${written(reachM(PARTITIONS_DB.none))}m`,
      source: 'ITU-R P.1238-8(オフィス、5.2GHz)、間仕切りは ITU-R P.2040-3 をもとにした目安',
    },
    {
      name: '1台の範囲',
      text: '(3√3 ÷ 2) × (d² - (天井の高さ - 1m)²)',
      source: '半径dの円に内接する六角形で、床を隙間なく覆う',
    },
    {
      name: '必要な速度',
      text: `人数 × 端末 × ${written(1 + growth / 100, 2)} × 使い方ごとの速度 × 同時に使う割合`,
      source: Object.values(USES)
        .map(({ label, mbps, active }) => `${label} ${mbps}Mbps × ${written(active * 100)}%`)
        .join('、'),
    },
    {
      name: '1台の実効速度',
      text: `データ用サブキャリア × 5bit × 2ストリーム ÷ シンボル長 × ${written(AIRTIME)}`,
      source: 'IEEE 802.11ac、802.11ax(MCS 7、2ストリームの端末)',
    },
    {
      name: 'チャネル',
      text: '六角形に並べ、3、4、7、9台ごとに同じチャネルへ戻る',
      source: '電波法 無線設備規則(W52、W53は屋内、W53とW56はDFS、6GHz帯は5.925〜6.425GHz)',
    },
  ];
}
