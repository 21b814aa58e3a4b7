import type { OpticsClass, PonTechnology } from '../../products/figures.ts';
import {
  chosen,
  type Formula,
  modulesFor,
  type Proposal,
  type ResultTable,
  type SizedProduct,
  type ToolResult,
  written,
} from '../result.ts';
import { defineTool } from '../tool.ts';
import { sizeDirect } from './direct.ts';
import { db, limitNotices, lineOf, lossFormula, lossTable, TITLES } from './loss-texts.ts';
import {
  attenuatorDb,
  CLASS_LOSS_DB,
  lossesOf,
  nearestDb,
  type OpticalLine,
  type PartLosses,
  PON_NAMES,
  PON_REACH_MAX_KM,
  partLosses,
  reachKm,
} from './optical-loss.ts';
import { OPTICS_FORM, type OpticsValues } from './optics-form.ts';
import { ponNetwork } from './optics-network.ts';
import { choosePon, type PonChoice } from './pon.ts';

const CLASSES: Readonly<Record<PonTechnology, readonly OpticsClass[]>> = {
  gpon: ['B+', 'C+'],
  'xgs-pon': ['N1', 'N2', 'E1', 'E2'],
};

function isPon(kind: OpticsValues['kind']): kind is PonTechnology {
  return kind in PON_NAMES;
}

function formulasOf({ margin }: PartLosses, source: string): Formula[] {
  return [
    {
      name: '遠い端末の判定',
      text: `許容損失 - 損失 ≧ ${margin}dB`,
      source: `経年と手直しのために${margin}dBを残す(許容損失は ${source})`,
    },
    {
      name: '近い端末の判定',
      text: '最短の距離での損失(分岐は 10 × log10(分岐数) の理論値) ≧ クラスの下限',
      source: `${source}。下限より小さいと受信側の光が強すぎる`,
    },
  ];
}

function ponProposals(choices: readonly PonChoice[], { onus }: OpticsValues, lossDb: number): Proposal[] {
  return TITLES.flatMap((title, index) => {
    const found = choices[index];
    if (!found) return [];
    const { olt, onu, olts, ports, opticsClass, budgetDb, attenuatorDb: attenuator } = found;
    const reason = `クラス${opticsClass}:許容${db(budgetDb)}、余裕${db(budgetDb - lossDb)}、PON ${ports}ポート`;
    const mend = attenuator > 0 ? `、${attenuator}dBの固定減衰器が必要` : '';
    const items = [
      chosen(olt, olts, reason + mend),
      ...modulesFor(olt, ports),
      ...(onu ? [chosen(onu, onus, `同じクラス${opticsClass}で動作`)] : []),
    ];
    return [{ title, items }];
  });
}

/** Losses of the farthest subscriber and the least one of the nearest. */
interface PonLosses {
  lossDb: number;
  leastDb: number;
}

function classTable(
  classes: readonly OpticsClass[],
  { lossDb, leastDb }: PonLosses,
  line: OpticalLine,
  parts: PartLosses,
): ResultTable {
  return {
    caption: '光学クラスごとの判定',
    head: ['クラス', '損失の範囲', '余裕', `${parts.margin}dBの余裕`, '余裕を残して届く距離', '近い端末'],
    rows: classes.map((name) => {
      const { min, max } = CLASS_LOSS_DB[name];
      const margin = max - lossDb;
      const attenuator = attenuatorDb(leastDb, min);
      return [
        `クラス${name}`,
        `${min}〜${max}dB`,
        margin >= 0 ? db(margin) : `${db(-margin)}の不足`,
        margin >= parts.margin ? '確保できる' : '不足',
        `${written(Math.min(PON_REACH_MAX_KM, Math.floor(reachKm(max, line, parts) * 10) / 10))}km`,
        attenuator > 0 ? `${attenuator}dBの減衰器` : '下限を満たす',
      ];
    }),
  };
}

/** Notices about light that overloads a receiver, with its remedy. */
function overloadNotices({ lossDb, leastDb }: PonLosses, opticsClass: OpticsClass): string[] {
  const { min } = CLASS_LOSS_DB[opticsClass];
  const attenuator = attenuatorDb(leastDb, min);
  if (attenuator === 0) return [];
  // Where even the farthest is too near, one attenuator before the first splitter serves all.
  const place = lossDb < min ? '局側装置のポート' : '近い端末の手前';
  return [
    `いちばん近い端末の損失は${db(leastDb)}で、クラス${opticsClass}の下限${min}dBを下回ります。`,
    `分岐を増やすか、${place}に${attenuator}dBの固定減衰器を入れてください。`,
  ];
}

/** Sizes a passive optical network. */
function sizePon(
  technology: PonTechnology,
  values: OpticsValues,
  products: readonly SizedProduct[],
  parts: PartLosses,
): ToolResult {
  const line = lineOf(values, [Number(values.first), Number(values.second)]);
  const losses = { lossDb: lossesOf(line, parts).total, leastDb: nearestDb(line, values.near, parts) };
  const branches = line.splits.reduce((product, split) => product * split, 1);
  const { km, onus } = values;
  const wanted = { technology, km, ...losses, marginDb: parts.margin, branches, onus };
  const choices = choosePon(products, wanted);
  const { label, waves, source } = PON_NAMES[technology];
  const opticsClass = choices[0]?.opticsClass ?? (technology === 'gpon' ? 'C+' : 'N2');
  const budget = CLASS_LOSS_DB[opticsClass].max;
  const margin = budget - losses.lossDb;
  return {
    figures: [
      { label: '損失の合計', value: written(losses.lossDb, 2), unit: 'dB' },
      margin >= 0
        ? { label: `余裕(許容${written(budget)}dB)`, value: written(margin, 2), unit: 'dB' }
        : { label: `不足(許容${written(budget)}dB)`, value: written(-margin, 2), unit: 'dB' },
      { label: '近い端末の損失', value: written(losses.leastDb, 2), unit: 'dB' },
      { label: '分岐の合計', value: written(branches), unit: '分岐' },
    ],
    notices: [
      ...(choices.length > 0 || products.length === 0
        ? []
        : ['この条件で余裕を残せる局側装置は、掲載製品にありません。']),
      ...overloadNotices(losses, opticsClass),
      ...limitNotices(line, parts, 1310, budget),
    ],
    words: ['pon'],
    tables: [lossTable(line, parts, 1310), classTable(CLASSES[technology], losses, line, parts)],
    proposals: ponProposals(choices, values, losses.lossDb),
    network: choices[0] ? ponNetwork(choices[0], line, onus) : null,
    formulas: [{ name: label, text: waves, source }, lossFormula(parts, 1310), ...formulasOf(parts, source)],
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

/** The tool for loss and margin of an optical line. */
export const OPTICS_TOOL = defineTool({
  form: OPTICS_FORM,
  calculate: ({ values }, products, say) => ({ result: sizeOptics(values, products, partLosses(say)) }),
});
