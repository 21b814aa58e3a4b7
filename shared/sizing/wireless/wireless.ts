import { chooseSwitches, type SwitchChoice } from '../poe/poe-switches.ts';
import {
  type ChosenProduct,
  chosen,
  type Proposal,
  type SizedProduct,
  type ToolResult,
  written,
} from '../result.ts';
import { defineTool } from '../tool.ts';
import {
  type AccessPointChoice,
  chooseAccessPoints,
  clientsOf,
  loadOf,
  portSpeedFor,
  type RadioUse,
  type Room,
} from './access-points.ts';
import {
  type ChannelRules,
  type ChannelWidth,
  channelGroups5,
  channels6,
  isDfs,
  planChannels,
} from './channels.ts';
import { coverageM2, propagationOf } from './radio.ts';
import { WIRELESS_FORM, type WirelessRow, type WirelessValues } from './wireless-form.ts';
import { wirelessNetwork } from './wireless-network.ts';
import { type WirelessPlan, wirelessPlan } from './wireless-plan.ts';
import { bandTable, channelTable, formulasOf, nameOf, roomTable } from './wireless-tables.ts';

/** Requirements of the people in a room for its access points. */
function roomOf(row: WirelessRow, { place, growth }: WirelessValues, plan: WirelessPlan): Room {
  const devices = Math.ceil(row.people * row.each * (1 + growth / 100));
  const { mbps, active } = plan.uses[row.use];
  return {
    rooms: row.rooms ?? 1,
    areaM2: row.area,
    ceilingM: row.ceiling,
    propagation: propagationOf(place, row.wall),
    devices,
    perRadio: row.use === 'light' ? plan.readersPerRadio : plan.devicesPerRadio,
    demandMbps: devices * mbps * active,
  };
}

function radioUse(values: WirelessValues, rules: ChannelRules, plan: WirelessPlan): RadioUse {
  const { width, six, place, generation } = values;
  return {
    place,
    widthMhz: Number(width),
    six,
    generation: Number(generation),
    groups5: channelGroups5(Number(width) as ChannelWidth, rules),
    channels6: channels6(80, rules),
    plan,
  };
}

/**
 * The switches that feed and connect the access points of a choice; undefined when none can, or when they are not fed
 * over Ethernet.
 */
function switchesFor(
  found: AccessPointChoice,
  values: WirelessValues,
  products: readonly SizedProduct[],
  { priceOrder }: WirelessPlan,
): SwitchChoice | undefined {
  const load = loadOf(found);
  const mbps = portSpeedFor(found.mbps);
  const wanted = { mbps, survivesSupply: values.survive, harsh: false, reserve: 0.1, priceOrder };
  return load && chooseSwitches(products, [load], wanted)[0];
}

function switchItems(found: AccessPointChoice, switches: SwitchChoice | undefined): ChosenProduct[] {
  const load = loadOf(found);
  if (!switches || !load) return [];
  const speed = written(portSpeedFor(found.mbps) / 1_000);
  const own = load.port === found.product.figures.poeInClass ? '' : '(有線ポートへの給電なし)';
  const reason = `${load.port}で1台${written(load.watts)}W${own}、${speed}Gbps以上のポート${load.count}口`;
  return [chosen(switches.product, switches.quantity, reason)];
}

function accessPointItem(
  found: AccessPointChoice,
  rooms: readonly Room[],
  plan: WirelessPlan,
): ChosenProduct {
  const { product, capacity, quantity, sharedMbps } = found;
  const clients = Math.min(capacity.recommended, ...rooms.map((room) => clientsOf(room, capacity, plan)));
  const radios = `5GHz帯${capacity.radios5}系統`;
  return chosen(product, quantity, `1台に${clients}台まで、${radios}、実効${written(sharedMbps, 0)}Mbps`);
}

/** Candidates that need more times as many devices as the first are left out. */
const REASONABLE = 2;
const TITLES = ['おすすめ', '次の候補', 'その次の候補'] as const;

/** The access points of one proposal, with their switches. */
interface Answer {
  found: AccessPointChoice;
  switches: SwitchChoice | undefined;
}

function proposalsOf(answers: readonly Answer[], rooms: readonly Room[], plan: WirelessPlan): Proposal[] {
  return answers.map(({ found, switches }, index) => ({
    title: TITLES[index] ?? '候補',
    items: [accessPointItem(found, rooms, plan), ...switchItems(found, switches)],
  }));
}

/** Rooms whose air cannot carry the demand. */
function shortages(
  best: AccessPointChoice | undefined,
  rows: readonly WirelessRow[],
  rooms: readonly Room[],
) {
  return (best?.rooms ?? []).flatMap((need, index) => {
    const wanted = written(rooms[index]?.demandMbps ?? 0, 0);
    const text = `${nameOf(rows, index)}は${wanted}Mbps要りますが、電波は${written(need.carriesMbps, 0)}Mbpsまでです。`;
    return need.isShort ? [text] : [];
  });
}

/** Names of the texts that explain an answer. */
function wordsOf(best: AccessPointChoice | undefined, { place }: WirelessValues, use: RadioUse): string[] {
  if (use.groups5.length === 0) return ['noChannels'];
  const isShort = best?.rooms.some((room) => room.isShort);
  const isShared = best?.rooms.some(({ sharing }) => sharing > 1);
  const gives = use.groups5.flat().some(isDfs);
  return [
    ...(isShort ? ['short'] : []),
    ...(isShared ? ['shared'] : []),
    ...['assumed', place],
    ...(gives ? ['dfs'] : []),
  ];
}

/** Calculates the number of access points for the rooms, and chooses models, channels and switches. */
export function sizeWireless(
  values: WirelessValues,
  rows: readonly WirelessRow[],
  products: readonly SizedProduct[],
  plan: WirelessPlan,
): ToolResult {
  const rooms = rows.map((row) => roomOf(row, values, plan));
  const rules: ChannelRules = { outdoor: values.place === 'outdoor', avoidDfs: values.radar };
  const use = radioUse(values, rules, plan);
  const hasChannels = use.groups5.length > 0;
  const choices = chooseAccessPoints(products, rooms, use);
  const [best] = choices;
  const answers = choices
    .filter(({ quantity }) => quantity <= REASONABLE * (best?.quantity ?? 0))
    .slice(0, TITLES.length)
    .map((found) => ({ found, switches: switchesFor(found, values, products, plan) }));
  const coverage = rooms.reduce(
    (sum, { areaM2, ceilingM, propagation, rooms: equal }) =>
      sum + equal * Math.ceil(areaM2 / coverageM2(ceilingM, propagation)),
    0,
  );
  const count = best?.quantity ?? coverage;
  const groups = best?.capacity.radios5 === 1 ? [use.groups5.flat()] : use.groups5;
  const plans = groups.flatMap((channels) => planChannels(count, channels) ?? []);
  const devices = rooms.reduce((sum, room) => sum + room.devices * room.rooms, 0);
  const load = best && loadOf(best);
  return {
    figures: [
      {
        label: 'アクセスポイント',
        value: hasChannels ? written(count) : '—',
        ...(hasChannels && { unit: '台' }),
      },
      { label: '接続する端末', value: written(devices), unit: '台' },
      {
        label: '必要な給電容量',
        value: load ? written(load.watts * load.count) : '—',
        ...(load && { unit: 'W' }),
      },
    ],
    notices: [
      ...(hasChannels ? [] : ['この条件で使える5GHz帯のチャネルがないため、計算できません。']),
      ...(best || !hasChannels || products.length === 0
        ? []
        : ['条件を満たすアクセスポイントは、掲載製品にありません。台数は面積だけから計算しました。']),
      ...shortages(best, rows, rooms),
      ...(plans.some(({ isShort }) => isShort)
        ? ['チャネルが足りず、隣と同じチャネルになる所があります。']
        : []),
    ],
    words: wordsOf(best, values, use),
    tables: [
      ...(best ? [roomTable(rows, rooms, best, use)] : []),
      bandTable(rooms, best, use),
      ...(best && plans.length > 0 ? [channelTable(rows, rooms, best, plans)] : []),
    ],
    proposals: proposalsOf(answers, rooms, plan),
    network: answers[0] ? wirelessNetwork(answers[0].found, answers[0].switches, { rows, rooms }) : null,
    formulas: formulasOf(values, plan),
  };
}

/** The tool for access points with channels, feed and switches. */
export const WIRELESS_TOOL = defineTool({
  form: WIRELESS_FORM,
  calculate: ({ values, rows }, products, say) => ({
    result: rows.length > 0 ? sizeWireless(values, rows, products, wirelessPlan(say)) : null,
  }),
});
