import { applying, type Formula, type ResultTable, tableOf, written } from '../result.ts';
import {
  type AccessPointChoice,
  airsOf,
  coverageOf,
  type NamedRoom,
  type RadioUse,
  sharingOf,
} from './access-points.ts';
import { CHANNELS_24, type ChannelPlan } from './channels.ts';
import { type Propagation, propagationOf, reachM } from './radio.ts';
import { USE_LABELS } from './wireless-form.ts';
import { type PlannedValues, USES } from './wireless-plan.ts';

/** Name of a room, or of several equal ones. */
export function titleOf({ name, rooms }: NamedRoom): string {
  return rooms > 1 ? `${name}×${rooms}` : name;
}

export function roomTable({ product, rooms, capacity }: AccessPointChoice, use: RadioUse): ResultTable {
  return tableOf(`部屋ごとの台数(${product.model})`, rooms, {
    部屋: ({ room }) => titleOf(room),
    端末: ({ room }) => `${room.devices}台`,
    必要な速度: ({ room }) => `${written(room.demandMbps, 0)}Mbps`,
    '1台の範囲': ({ room }) => `${written(coverageOf(room, use, capacity.beamDegrees), 0)}m²`,
    面積から: ({ coverage }) => `${coverage}台`,
    端末数から: ({ clients }) => `${clients}台`,
    速度から: ({ isShort, throughput }) => (isShort ? '不足' : `${throughput}台`),
    台数: ({ count }) => `${count}台`,
  });
}

/** Number of access points of a room that are listed; the others follow the same pattern. */
const NAMED = 12;

/** @param plans one for each 5 GHz radio of an access point */
export function channelTable({ rooms }: AccessPointChoice, plans: readonly ChannelPlan[]): ResultTable {
  let next = 0;
  const named = rooms.map(({ room, count }) => {
    const all = count * room.rooms;
    const channels = Array.from({ length: Math.min(all, NAMED) }, (_, at) =>
      plans.map(({ channelOf }) => channelOf(next + at)).join('+'),
    );
    next += all;
    return { name: room.name, text: channels.join('、') + (all > NAMED ? ' …' : '') };
  });
  return tableOf('5GHz帯のチャネルの割り当て', named, {
    部屋: ({ name }) => name,
    アクセスポイントの順にチャネル: ({ text }) => text,
  });
}

/** The channels of each band, and the radios that share one in the most crowded room. */
export function bandTable(
  rooms: readonly NamedRoom[],
  use: RadioUse,
  found?: AccessPointChoice,
): ResultTable {
  const { radios5 = 1, radios6 = 0 } = found?.capacity ?? {};
  const needs = found?.rooms ?? rooms.map((room) => ({ room, count: 1 }));
  const rowOf = (band: string, width: number, channels: readonly number[], radios: number) => {
    const most = Math.max(
      ...needs.map(({ room, count }) => sharingOf(count, radios, channels.length, airsOf(room))),
    );
    const shared = most > 0 ? `${most}台` : '—';
    return [band, `${width}MHz`, `${channels.length}`, shared, channels.join('、') || 'なし'];
  };
  return {
    caption: '使えるチャネル',
    head: ['帯域', '幅', 'チャネル数', '1チャネルの無線', 'チャネル(中心)'],
    rows: applying([
      rowOf('2.4GHz', 20, CHANNELS_24, 1),
      rowOf('5GHz', use.widthMhz, use.groups5.flat(), radios5),
      use.six && rowOf('6GHz(LPI)', 80, use.channels6, radios6),
    ]),
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
export function formulasOf(values: PlannedValues): Formula[] {
  const percent = (share: number) => `${written(share * 100)}%`;
  return applying([
    values.place !== 'outdoor' && reachFormula(propagationOf('indoor', 'none'), OFFICE),
    reachFormula(propagationOf(values.place, 'hall'), OPEN),
    values.place === 'warehouse'
      ? {
          name: '1台の範囲',
          text: `棚の通路に沿って ${values.aisleM2}m²`,
          source: '満杯の棚が隣の通路を遮る倉庫の実績',
        }
      : {
          name: '1台の範囲',
          text: '(3√3 ÷ 2) × (d² - (天井の高さ - 1m)²)',
          source: '半径dの円に内接する六角形で、床を隙間なく覆う。指向性の機種は照射角まで',
        },
    {
      name: '1台の端末数',
      text: `5GHz帯1系統に${values.devicesPerRadio}台(資料を見るだけなら${values.readersPerRadio}台)、推奨接続台数の${percent(values.fill)}まで`,
      source: '最大接続台数は、つなげる上限であって設計の値ではない',
    },
    {
      name: '必要な速度',
      text: `人数 × 端末 × ${written(1 + values.growth / 100, 2)} × 使い方ごとの速度 × 同時に使う割合`,
      source: USES.map(
        (use) => `${USE_LABELS[use]} ${values.uses[use].mbps}Mbps × ${percent(values.uses[use].active)}`,
      ).join('、'),
    },
    {
      name: '1系統の実効速度',
      text: `データ用サブキャリア × 5bit × 2ストリーム ÷ シンボル長 × ${percent(values.efficiency)} × ${percent(values.utilization)}`,
      source:
        'IEEE 802.11ac、802.11ax(MCS 7、2ストリームの端末)。互いに聞こえる範囲(-82dBm)では、チャネル数の分まで',
    },
    {
      name: 'チャネル',
      text: '六角形に並べ、3、4、7、9台ごとに同じチャネルへ戻る。5GHz帯が2系統の機種はW52/W53とW56',
      source: '電波法 無線設備規則(W52、W53は屋内、W53とW56はDFS、6GHz帯は5.925〜6.425GHz)',
    },
  ]);
}
