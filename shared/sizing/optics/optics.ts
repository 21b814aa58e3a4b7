import type { PonTechnology } from '../../products/figures.ts';
import {
  chosen,
  type Formula,
  onSale,
  type Proposal,
  type ResultTable,
  type SizedProduct,
  type ToolResult,
  written,
} from '../result.ts';
import { defineTool } from '../tool.ts';
import {
  CLASS_BUDGET_DB,
  INTERFACES,
  lossesOf,
  type OpticalLine,
  type PartLosses,
  PON_NAMES,
  PON_REACH_MAX_KM,
  reachKm,
} from './optical-loss.ts';
import { OPTICS_FORM, type OpticsValues } from './optics-form.ts';
import { directNetwork, ponNetwork } from './optics-network.ts';
import { choosePon, type PonChoice } from './pon.ts';

function lineOf({ km, connectors, splices, first, second, kind }: OpticsValues): OpticalLine {
  const splits = isPon(kind) ? [Number(first), Number(second)] : [];
  return { km, connectors, splices, splits };
}

function isPon(kind: OpticsValues['kind']): kind is PonTechnology {
  return kind in PON_NAMES;
}

const db = (value: number) => `${written(value, 2)}dB`;

function lossTable(line: OpticalLine, parts: PartLosses): ResultTable {
  const { fibre, split, joints, total } = lossesOf(line, parts);
  return {
    caption: '損失の内訳',
    head: ['部分', '数', '損失'],
    rows: [
      ['光ファイバー', `${written(line.km, 2)}km`, db(fibre)],
      ...(line.splits.length > 0 ? [['スプリッター', line.splits.join(' × '), db(split)]] : []),
      ['コネクタと融着', `${line.connectors}か所、${line.splices}か所`, db(joints)],
      ['合計', '', db(total)],
    ],
  };
}

function formulasOf({ perKm, connector, splice, margin }: PartLosses, source: string): Formula[] {
  return [
    {
      name: '損失',
      text: `距離 × ${perKm}dB/km + 分岐 + コネクタ × ${connector}dB + 融着 × ${splice}dB`,
      source: '部品の損失の上限に近い、設計に使う値',
    },
    {
      name: '判定',
      text: `許容損失 - 損失 ≧ ${margin}dB`,
      source: `経年と手直しのために${margin}dBを残す(許容損失は ${source})`,
    },
  ];
}

const TITLES = ['おすすめ', '次の候補'] as const;

function ponProposals(choices: readonly PonChoice[], { onus }: OpticsValues, lossDb: number): Proposal[] {
  return TITLES.flatMap((title, index) => {
    const found = choices[index];
    if (!found) return [];
    const { olt, onu, olts, ports, opticsClass, budgetDb } = found;
    const reason = `クラス${opticsClass}:許容${db(budgetDb)}、余裕${db(budgetDb - lossDb)}、PON ${ports}ポート`;
    const items = [
      chosen(olt, olts, reason),
      ...(onu ? [chosen(onu, onus, `同じクラス${opticsClass}で動作`)] : []),
    ];
    return [{ title, items }];
  });
}

function classTable(technology: PonTechnology, line: OpticalLine, parts: PartLosses): ResultTable {
  const { total } = lossesOf(line, parts);
  const classes = technology === 'gpon' ? (['B+', 'C+'] as const) : (['N1', 'N2', 'E1', 'E2'] as const);
  return {
    caption: '光学クラスごとの判定',
    head: ['クラス', '許容損失', '余裕', `${parts.margin}dBの余裕`, '余裕を残して届く距離'],
    rows: classes.map((name) => {
      const budget = CLASS_BUDGET_DB[name];
      const isEnough = budget - total >= parts.margin;
      return [
        `クラス${name}`,
        db(budget),
        budget >= total ? db(budget - total) : `${db(total - budget)}の不足`,
        isEnough ? '確保できる' : '不足',
        `${written(Math.min(PON_REACH_MAX_KM, Math.floor(reachKm(budget, line, parts) * 10) / 10))}km`,
      ];
    }),
  };
}

/** Sizes a passive optical network. */
function sizePon(
  technology: PonTechnology,
  values: OpticsValues,
  products: readonly SizedProduct[],
  parts: PartLosses,
): ToolResult {
  const line = lineOf(values);
  const { total } = lossesOf(line, parts);
  const branches = line.splits.reduce((product, split) => product * split, 1);
  const wanted = {
    technology,
    km: values.km,
    lossDb: total,
    marginDb: parts.margin,
    branches,
    onus: values.onus,
  };
  const choices = choosePon(products, wanted);
  const { label, waves, source } = PON_NAMES[technology];
  const budget = choices[0]?.budgetDb ?? CLASS_BUDGET_DB[technology === 'gpon' ? 'C+' : 'N2'];
  const margin = budget - total;
  return {
    figures: [
      { label: '損失の合計', value: written(total, 2), unit: 'dB' },
      margin >= 0
        ? { label: `余裕(許容${written(budget)}dB)`, value: written(margin, 2), unit: 'dB' }
        : { label: `不足(許容${written(budget)}dB)`, value: written(-margin, 2), unit: 'dB' },
      { label: '分岐の合計', value: written(branches), unit: '分岐' },
    ],
    notices:
      choices.length > 0 || products.length === 0
        ? []
        : ['この条件で余裕を残せる局側装置は、掲載製品にありません。'],
    words: [],
    tables: [lossTable(line, parts), classTable(technology, line, parts)],
    proposals: ponProposals(choices, values, total),
    network: choices[0] ? ponNetwork(choices[0], line, values.onus) : null,
    formulas: [{ name: label, text: waves, source }, ...formulasOf(parts, source)],
  };
}

/** Products with slots of the interface's speed, the fewest slots first. */
function slotsFor(
  mbps: number,
  products: readonly SizedProduct[],
): { product: SizedProduct; slots: number }[] {
  return onSale(products)
    .map((product) => {
      const { uplinkPorts = [], accessPorts = [] } = product.figures;
      const fitting = [...uplinkPorts, ...accessPorts].filter(
        (port) => port.media === 'slot' && port.mbps === mbps,
      );
      return { product, slots: fitting.reduce((sum, { count }) => sum + count, 0) };
    })
    .filter(({ slots }) => slots > 0)
    .sort((a, b) => a.slots - b.slots || a.product.id - b.product.id);
}

/** Sizes one fibre, or two, between two devices. */
function sizeDirect(values: OpticsValues, products: readonly SizedProduct[], parts: PartLosses): ToolResult {
  const mbps = Number(values.speed);
  const line = lineOf(values);
  const { total } = lossesOf(line, parts);
  const rated = INTERFACES.filter((one) => one.fibre === values.kind && one.mbps === mbps);
  const fits = ({ maxKm, lossDb }: (typeof INTERFACES)[number]) => maxKm >= values.km && lossDb - total >= 0;
  const best = rated.find(fits);
  const choices = best ? slotsFor(mbps, products) : [];
  return {
    figures: [
      { label: '損失の合計', value: written(total, 2), unit: 'dB' },
      { label: '使える規格', value: best?.name ?? 'なし' },
      {
        label: '許容損失との差',
        value: best ? written(best.lossDb - total, 2) : '—',
        ...(best && { unit: 'dB' }),
      },
    ],
    notices: best ? [] : ['この距離と損失に合う規格がありません。'],
    words: ['direct'],
    tables: [
      lossTable(line, parts),
      {
        caption: '規格ごとの判定',
        head: ['規格', '最大距離', '許容損失', '判定', '出典'],
        rows: rated.map((one) => [
          one.name,
          `${one.maxKm}km`,
          db(one.lossDb),
          fits(one) ? '使える' : '不足',
          one.source,
        ]),
      },
    ],
    proposals: choices.slice(0, TITLES.length).map(({ product, slots }, index) => ({
      title: TITLES[index] ?? '候補',
      items: [chosen(product, 2, `両端に1台ずつ:${written(mbps / 1_000)}Gbpsのスロット${slots}口`)],
    })),
    network:
      best && choices[0]
        ? directNetwork(choices[0].product, { module: best.name, mbps, km: values.km })
        : null,
    formulas: formulasOf(parts, best?.source ?? 'IEEE 802.3')
      .slice(0, 1)
      .concat(rated.map(({ name, lossDb, source }) => ({ name, text: `許容損失 ${lossDb}dB`, source }))),
  };
}

/** Calculates loss, margin and devices of an optical line, with the losses of parts from the page's content. */
export function sizeOptics(
  values: OpticsValues,
  products: readonly SizedProduct[],
  parts: PartLosses,
): ToolResult {
  return isPon(values.kind)
    ? sizePon(values.kind, values, products, parts)
    : sizeDirect(values, products, parts);
}

const SPLITTERS = [2, 4, 8, 16, 32, 64] as const;
/** Typical losses, used when the page's content has no values. */
const TYPICAL = { perKm: 0.4, connector: 0.3, splice: 0.1, margin: 3 };

/** Parses the losses in the page's content: `0.3dB`. */
export function partLosses(say: (name: string) => string): PartLosses {
  const read = (name: string, typical: number) => {
    const value = Number.parseFloat(say(name));
    return Number.isFinite(value) && value > 0 ? value : typical;
  };
  return {
    perKm: read('fibreLoss', TYPICAL.perKm),
    connector: read('connectorLoss', TYPICAL.connector),
    splice: read('spliceLoss', TYPICAL.splice),
    margin: read('margin', TYPICAL.margin),
    splitters: new Map(
      SPLITTERS.map((branches) => [branches, read(`split${branches}`, 3.5 * Math.log2(branches))]),
    ),
  };
}

/** The tool for loss and margin of an optical line. */
export const OPTICS_TOOL = defineTool({
  form: OPTICS_FORM,
  calculate: ({ values }, products, say) => ({ result: sizeOptics(values, products, partLosses(say)) }),
});
