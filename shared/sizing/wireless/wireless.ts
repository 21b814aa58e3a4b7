import { chooseSwitches } from '../poe/poe-switches.ts';
import {
  applying,
  type ChosenProduct,
  chosen,
  figure,
  type Products,
  ranked,
  sumOf,
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
  radioUse,
  roomOf,
} from './access-points.ts';
import { isDfs, planChannels } from './channels.ts';
import { coverageM2 } from './radio.ts';
import { WIRELESS_FORM, type WirelessRow, type WirelessValues } from './wireless-form.ts';
import { wirelessNetwork } from './wireless-network.ts';
import { type PlannedValues, type WirelessPlan, wirelessPlan } from './wireless-plan.ts';
import { bandTable, channelTable, formulasOf, roomTable } from './wireless-tables.ts';

function accessPointItem(found: AccessPointChoice, plan: WirelessPlan): ChosenProduct {
  const { product, capacity, quantity, sharedMbps, rooms } = found;
  const clients = Math.min(capacity.recommended, ...rooms.map(({ room }) => clientsOf(room, capacity, plan)));
  const radios = `5GHz帯${capacity.radios5}系統`;
  return chosen(product, quantity, `1台に${clients}台まで、${radios}、実効${written(sharedMbps, 0)}Mbps`);
}

/** The access points of a choice with the switches that feed and connect them, if some can. */
function proposalFor(found: AccessPointChoice, values: PlannedValues, products: Products) {
  const access = accessPointItem(found, values);
  const load = loadOf(found);
  if (!load) return { items: [access] };
  const mbps = portSpeedFor(found.mbps);
  const { survive: survivesSupply, priceOrder } = values;
  const wanted = { mbps, survivesSupply, harsh: false, reserve: 0.1, priceOrder };
  const [switches] = chooseSwitches(products, [load], wanted);
  if (!switches) return { items: [access] };
  const own = load.port === found.product.figures.poeInClass ? '' : '(有線ポートへの給電なし)';
  const speed = `${written(mbps / 1_000)}Gbps以上のポート${load.count}口`;
  const reason = `${load.port}で1台${written(load.watts)}W${own}、${speed}`;
  return { items: [access, chosen(switches.product, switches.quantity, reason)], switches };
}

/** Candidates that need more times as many devices as the first are left out. */
const REASONABLE = 2;

/** Rooms whose air cannot carry the demand. */
function shortages({ rooms }: AccessPointChoice): string[] {
  return rooms
    .filter(({ isShort }) => isShort)
    .map(({ room: { name, demandMbps }, carriesMbps }) => {
      const [wanted, carried] = [written(demandMbps, 0), written(carriesMbps, 0)];
      return `${name}は${wanted}Mbps要りますが、電波は${carried}Mbpsまでです。`;
    });
}

/** Names of the texts that explain an answer. */
function wordsOf(best: AccessPointChoice | undefined, { place, groups5 }: RadioUse): string[] {
  if (groups5.length === 0) return ['noChannels'];
  return applying([
    best?.rooms.some(({ isShort }) => isShort) && 'short',
    best?.rooms.some(({ sharing }) => sharing > 1) && 'shared',
    ...['assumed', place],
    groups5.flat().some(isDfs) && 'dfs',
  ]);
}

/** Calculates the number of access points for the rooms, and chooses models, channels and switches. */
export function sizeWireless(
  typed: WirelessValues,
  rows: readonly WirelessRow[],
  products: Products,
  plan: WirelessPlan,
): ToolResult {
  const values = { ...typed, ...plan };
  const rooms = rows.map((row, index) => roomOf(row, row.room || `部屋${index + 1}`, values));
  const use = radioUse(typed, plan);
  const hasChannels = use.groups5.length > 0;
  const choices = chooseAccessPoints(products, rooms, use);
  const [best] = choices;
  const answers = choices
    .filter(({ quantity }) => quantity <= REASONABLE * (best?.quantity ?? 0))
    .map((found) => proposalFor(found, values, products));
  const coverage = sumOf(
    rooms,
    (room) => room.rooms * Math.ceil(room.areaM2 / coverageM2(room.ceilingM, room.propagation)),
  );
  const count = best?.quantity ?? coverage;
  const groups = best?.capacity.radios5 === 1 ? [use.groups5.flat()] : use.groups5;
  const plans = groups.flatMap((channels) => planChannels(count, channels) ?? []);
  const devices = sumOf(rooms, (room) => room.devices * room.rooms);
  const load = best && loadOf(best);
  return {
    figures: [
      figure('アクセスポイント', hasChannels ? count : undefined, '台'),
      figure('接続する端末', devices, '台'),
      figure('必要な給電容量', load && load.watts * load.count, 'W'),
    ],
    notices: applying([
      !hasChannels && 'この条件で使える5GHz帯のチャネルがないため、計算できません。',
      !best &&
        hasChannels &&
        products.length > 0 &&
        '条件を満たすアクセスポイントは、掲載製品にありません。台数は面積だけから計算しました。',
      ...(best ? shortages(best) : []),
      plans.some(({ isShort }) => isShort) && 'チャネルが足りず、隣と同じチャネルになる所があります。',
    ]),
    words: wordsOf(best, use),
    tables: applying([
      best && roomTable(best, use),
      bandTable(rooms, use, best),
      best && plans.length > 0 && channelTable(best, plans),
    ]),
    proposals: ranked(answers.map(({ items }) => items)),
    network: best ? wirelessNetwork(best, answers[0]?.switches) : null,
    formulas: formulasOf(values),
  };
}

/** The tool for access points with channels, feed and switches. */
export const WIRELESS_TOOL = defineTool({
  form: WIRELESS_FORM,
  calculate: ({ values, rows }, products, say) => ({
    result: rows.length > 0 ? sizeWireless(values, rows, products, wirelessPlan(say)) : null,
  }),
});
