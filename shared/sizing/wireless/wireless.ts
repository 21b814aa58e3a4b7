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
  loadOf,
  portSpeedFor,
  type Room,
} from './access-points.ts';
import { type ChannelRules, type ChannelWidth, channels5, planChannels } from './channels.ts';
import { coverageM2 } from './radio.ts';
import { USES, WIRELESS_FORM, type WirelessRow, type WirelessValues } from './wireless-form.ts';
import { wirelessNetwork } from './wireless-network.ts';
import { bandTable, channelTable, formulasOf, roomTable } from './wireless-tables.ts';

/** Requirements of the people in a room for its access points. */
function roomOf(row: WirelessRow, growth: number): Room {
  const devices = Math.ceil(row.people * row.each * (1 + growth / 100));
  const { mbps, active } = USES[row.use];
  return {
    areaM2: row.area,
    ceilingM: row.ceiling,
    partition: row.wall,
    devices,
    demandMbps: devices * mbps * active,
  };
}

function radioUse({ width, six, place, generation }: WirelessValues) {
  return { widthMhz: Number(width), six, outdoor: place === 'outdoor', generation: Number(generation) };
}

/**
 * The switches that feed and connect the access points of a choice; undefined when none can, or when they are not fed
 * over Ethernet.
 */
function switchesFor(
  found: AccessPointChoice,
  values: WirelessValues,
  products: readonly SizedProduct[],
): SwitchChoice | undefined {
  const load = loadOf(found);
  const mbps = portSpeedFor(found.mbps);
  const wanted = { mbps, survivesSupply: values.survive, harsh: false, reserve: 0.1 };
  return load && chooseSwitches(products, [load], wanted)[0];
}

function switchItems(found: AccessPointChoice, switches: SwitchChoice | undefined): ChosenProduct[] {
  const load = loadOf(found);
  if (!switches || !load) return [];
  const speed = written(portSpeedFor(found.mbps) / 1_000);
  const reason = `${load.port}で1台${written(load.watts)}W、${speed}Gbps以上のポート${load.count}口`;
  return [chosen(switches.product, switches.quantity, reason)];
}

function accessPointItem({ product, quantity, mbps }: AccessPointChoice): ChosenProduct {
  const { recommendedClients } = product.figures;
  const clients = recommendedClients === undefined ? '' : `推奨${recommendedClients}台、`;
  return chosen(product, quantity, `1台あたり${clients}実効${written(mbps, 0)}Mbps`);
}

const TITLES = ['おすすめ', '次の候補', 'その次の候補'] as const;

/** The access points of one proposal, with their switches. */
interface Answer {
  found: AccessPointChoice;
  switches: SwitchChoice | undefined;
}

function proposalsOf(answers: readonly Answer[]): Proposal[] {
  return answers.map(({ found, switches }, index) => ({
    title: TITLES[index] ?? '候補',
    items: [accessPointItem(found), ...switchItems(found, switches)],
  }));
}

/** Calculates the number of access points for the rooms, and chooses models, channels and switches. */
export function sizeWireless(
  values: WirelessValues,
  rows: readonly WirelessRow[],
  products: readonly SizedProduct[],
): ToolResult {
  const rooms = rows.map((row) => roomOf(row, values.growth));
  const rules: ChannelRules = { outdoor: values.place === 'outdoor', avoidDfs: values.radar };
  const choices = chooseAccessPoints(products, rooms, radioUse(values));
  const answers = choices
    .slice(0, TITLES.length)
    .map((found) => ({ found, switches: switchesFor(found, values, products) }));
  const [best] = choices;
  const coverage = rooms.reduce(
    (sum, room) => sum + Math.ceil(room.areaM2 / coverageM2(room.ceilingM, room.partition)),
    0,
  );
  const count = best?.quantity ?? coverage;
  const width = Number(values.width) as ChannelWidth;
  const plan = planChannels(count, channels5(width, rules));
  const devices = rooms.reduce((sum, room) => sum + room.devices, 0);
  const load = best && loadOf(best);
  return {
    figures: [
      { label: 'アクセスポイント', value: written(count), unit: '台' },
      { label: '接続する端末', value: written(devices), unit: '台' },
      {
        label: '必要な給電容量',
        value: load ? written(load.watts * load.count) : '—',
        ...(load && { unit: 'W' }),
      },
    ],
    notices: [
      ...(best || products.length === 0
        ? []
        : ['条件を満たすアクセスポイントは、掲載製品にありません。台数は面積だけから計算しました。']),
      ...(plan ? [] : ['この条件で使える5GHz帯のチャネルがありません。']),
      ...(plan && plan.conflicts > 0 ? ['チャネルが足りず、隣と同じチャネルになる所があります。'] : []),
    ],
    words: [...(rules.outdoor ? ['outdoor'] : ['indoor']), ...(rules.avoidDfs ? [] : ['dfs'])],
    tables: [
      ...(best ? [roomTable(rows, rooms, best)] : []),
      bandTable(count, values, rules),
      ...(best && plan ? [channelTable(rows, best, plan)] : []),
    ],
    proposals: proposalsOf(answers),
    network: answers[0] ? wirelessNetwork(answers[0].found, answers[0].switches, { rows, rooms }) : null,
    formulas: formulasOf(values),
  };
}

/** The tool for access points with channels, feed and switches. */
export const WIRELESS_TOOL = defineTool({
  form: WIRELESS_FORM,
  calculate: ({ values, rows }, products) => ({
    result: rows.length > 0 ? sizeWireless(values, rows, products) : null,
  }),
});
