import { type Formula, type ResultTable, written } from '../result.ts';
import {
  type AccessPointChoice,
  airsOf,
  coverageOf,
  type RadioUse,
  type Room,
  sharingOf,
} from './access-points.ts';
import { CHANNELS_24, type ChannelPlan } from './channels.ts';
import { type Propagation, propagationOf, reachM } from './radio.ts';
import { USE_LABELS, type WirelessRow, type WirelessValues } from './wireless-form.ts';
import { USES, type WirelessPlan } from './wireless-plan.ts';

const ROOM_HEAD = ['部屋', '端末', '必要な速度', '1台の範囲', '面積から', '端末数から', '速度から', '台数'];

export function nameOf(rows: readonly WirelessRow[], index: number): string {
  return rows[index]?.room || `部屋${index + 1}`;
}

export function roomTable(
  rows: readonly WirelessRow[],
  rooms: readonly Room[],
  found: AccessPointChoice,
  use: RadioUse,
): ResultTable {
  return {
    caption: `部屋ごとの台数(${found.product.model})`,
    head: ROOM_HEAD,
    rows: rooms.map((room, index) => {
      const need = found.rooms[index];
      return [
        nameOf(rows, index) + (room.rooms > 1 ? `×${room.rooms}` : ''),
        `${room.devices}台`,
        `${written(room.demandMbps, 0)}Mbps`,
        `${written(coverageOf(room, found.capacity, use), 0)}m²`,
        `${need?.coverage}台`,
        `${need?.clients}台`,
        need?.isShort ? '不足' : `${need?.throughput}台`,
        `${need?.count}台`,
      ];
    }),
  };
}

/** Number of access points of a room that are listed; the others follow the same pattern. */
const NAMED = 12;

/** @param plans one for each 5 GHz radio of an access point */
export function channelTable(
  rows: readonly WirelessRow[],
  rooms: readonly Room[],
  found: AccessPointChoice,
  plans: readonly ChannelPlan[],
): ResultTable {
  let next = 0;
  return {
    caption: '5GHz帯のチャネルの割り当て',
    head: ['部屋', 'アクセスポイントの順にチャネル'],
    rows: rooms.map((room, index) => {
      const count = (found.rooms[index]?.count ?? 0) * room.rooms;
      const first = next;
      next += count;
      const named = Array.from({ length: Math.min(count, NAMED) }, (_, at) =>
        plans.map(({ channelOf }) => channelOf(first + at)).join('+'),
      );
      return [nameOf(rows, index), named.join('、') + (count > NAMED ? ' …' : '')];
    }),
  };
}

/** The channels of each band, and the radios that share one in the most crowded room. */
export function bandTable(
  rooms: readonly Room[],
  found: AccessPointChoice | undefined,
  use: RadioUse,
): ResultTable {
  const { radios5 = 1, radios6 = 0 } = found?.capacity ?? {};
  const bands: [string, number, readonly number[], number][] = [
    ['2.4GHz', 20, CHANNELS_24, 1],
    ['5GHz', use.widthMhz, use.groups5.flat(), radios5],
    ...(use.six ? [['6GHz(LPI)', 80, use.channels6, radios6] as [string, number, number[], number]] : []),
  ];
  return {
    caption: '使えるチャネル',
    head: ['帯域', '幅', 'チャネル数', '1チャネルの無線', 'チャネル(中心)'],
    rows: bands.map(([band, width, channels, radios]) => {
      const sharing = rooms.map((room, index) =>
        sharingOf(found?.rooms[index]?.count ?? 1, radios, channels.length, airsOf(room)),
      );
      const most = Math.max(0, ...sharing);
      return [
        band,
        `${width}MHz`,
        `${channels.length}`,
        most > 0 ? `${most}台` : '—',
        channels.join('、') || 'なし',
      ];
    }),
  };
}

const OFFICE =
  'ITU-R P.1238-8(オフィス、5.2GHz)、間仕切りは ITU-R P.2040-3 をもとにした目安。上限23dBmより3dB低く計算';
const OPEN =
  '屋外と大空間は ITU-R P.525。P.1411 の見通しの中央値と同じ。W56の上限30dBm、屋内の23dBmより3dB低く計算';

function reachFormula(propagation: Propagation, source: string): Formula {
  const { eirpDbm, freeSpace } = propagation;
  const model = freeSpace ? '20log₁₀(d) - 27.55' : '31log₁₀(d) - 28 + 間仕切り';
  const reach = written(reachM(propagation));
  return {
    name: freeSpace ? '届く距離(見通し)' : '届く距離',
    text: `20log₁₀(5500) + ${model} = ${eirpDbm}dBm + 67dBm - 10dB、見通しで d = ${reach}m`,
    source,
  };
}

/** Derivation of the result. */
export function formulasOf(values: WirelessValues, plan: WirelessPlan): Formula[] {
  const percent = (share: number) => `${written(share * 100)}%`;
  return [
    ...(values.place === 'outdoor' ? [] : [reachFormula(propagationOf('indoor', 'none'), OFFICE)]),
    reachFormula(propagationOf(values.place, 'hall'), OPEN),
    values.place === 'warehouse'
      ? {
          name: '1台の範囲',
          text: `棚の通路に沿って ${plan.aisleM2}m²`,
          source: '満杯の棚が隣の通路を遮る倉庫の実績',
        }
      : {
          name: '1台の範囲',
          text: '(3√3 ÷ 2) × (d² - (天井の高さ - 1m)²)',
          source: '半径dの円に内接する六角形で、床を隙間なく覆う。指向性の機種は照射角まで',
        },
    {
      name: '1台の端末数',
      text: `5GHz帯1系統に${plan.devicesPerRadio}台(資料を見るだけなら${plan.readersPerRadio}台)、推奨接続台数の${percent(plan.fill)}まで`,
      source: '最大接続台数は、つなげる上限であって設計の値ではない',
    },
    {
      name: '必要な速度',
      text: `人数 × 端末 × ${written(1 + values.growth / 100, 2)} × 使い方ごとの速度 × 同時に使う割合`,
      source: USES.map(
        (use) => `${USE_LABELS[use]} ${plan.uses[use].mbps}Mbps × ${percent(plan.uses[use].active)}`,
      ).join('、'),
    },
    {
      name: '1系統の実効速度',
      text: `データ用サブキャリア × 5bit × 2ストリーム ÷ シンボル長 × ${percent(plan.efficiency)} × ${percent(plan.utilization)}`,
      source:
        'IEEE 802.11ac、802.11ax(MCS 7、2ストリームの端末)。互いに聞こえる範囲(-82dBm)では、チャネル数の分まで',
    },
    {
      name: 'チャネル',
      text: '六角形に並べ、3、4、7、9台ごとに同じチャネルへ戻る。5GHz帯が2系統の機種はW52/W53とW56',
      source: '電波法 無線設備規則(W52、W53は屋内、W53とW56はDFS、6GHz帯は5.925〜6.425GHz)',
    },
  ];
}
