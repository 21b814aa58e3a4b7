import type { OpticsClass, PonTechnology } from '../../products/figures.ts';
import {
  applying,
  chosen,
  type Formula,
  figure,
  modulesFor,
  type Products,
  type Proposal,
  ranked,
  type ToolResult,
  tableOf,
  written,
} from '../result.ts';
import { defineTool } from '../tool.ts';
import { sizeDirect } from './direct.ts';
import { db, limitNotice, lossFormula, lossTable, PROPOSALS_MAX } from './loss-texts.ts';
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
import { choosePon, type PonChoice, type PonWanted } from './pon.ts';

const CLASSES: Readonly<Record<PonTechnology, readonly OpticsClass[]>> = {
  gpon: ['B+', 'C+'],
  'xgs-pon': ['N1', 'N2', 'E1', 'E2'],
};

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
  const candidates = choices.map((found) => {
    const { olt, onu, olts, ports, opticsClass, budgetDb, attenuatorDb: attenuator } = found;
    const reason = `クラス${opticsClass}:許容${db(budgetDb)}、余裕${db(budgetDb - lossDb)}、PON ${ports}ポート`;
    const mend = attenuator > 0 ? `、${attenuator}dBの固定減衰器が必要` : '';
    return applying([
      chosen(olt, olts, reason + mend),
      ...modulesFor(olt, ports),
      onu && chosen(onu, onus, `同じクラス${opticsClass}で動作`),
    ]);
  });
  return ranked(candidates);
}

type PonLosses = Pick<PonWanted, 'lossDb' | 'leastDb'>;

function classTable(technology: PonTechnology, losses: PonLosses, line: OpticalLine, parts: PartLosses) {
  const { lossDb, leastDb } = losses;
  const classes = CLASSES[technology].map((name) => {
    const { min, max } = CLASS_LOSS_DB[name];
    const km = Math.min(PON_REACH_MAX_KM, Math.floor(reachKm(max, line, parts) * 10) / 10);
    return { name, min, max, km, margin: max - lossDb, attenuator: attenuatorDb(leastDb, min) };
  });
  return tableOf('光学クラスごとの判定', classes, {
    クラス: ({ name }) => `クラス${name}`,
    損失の範囲: ({ min, max }) => `${min}〜${max}dB`,
    余裕: ({ margin }) => (margin >= 0 ? db(margin) : `${db(-margin)}の不足`),
    [`${parts.margin}dBの余裕`]: ({ margin }) => (margin >= parts.margin ? '確保できる' : '不足'),
    余裕を残して届く距離: ({ km }) => `${written(km)}km`,
    近い端末: ({ attenuator }) => (attenuator > 0 ? `${attenuator}dBの減衰器` : '下限を満たす'),
  });
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
  products: Products,
  parts: PartLosses,
): ToolResult {
  const { km, near, first, second, onus } = values;
  const line = { ...values, splits: [Number(first), Number(second)] };
  const branches = Number(first) * Number(second);
  const losses = lossesOf(line, parts);
  const ends = { lossDb: losses.total, leastDb: nearestDb(line, near, parts) };
  const wanted = { technology, km, ...ends, marginDb: parts.margin, branches, onus };
  const choices = choosePon(products, wanted).slice(0, PROPOSALS_MAX);
  const { label, waves, source } = PON_NAMES[technology];
  const opticsClass = choices[0]?.opticsClass ?? (technology === 'gpon' ? 'C+' : 'N2');
  const budget = CLASS_LOSS_DB[opticsClass].max;
  const margin = budget - losses.total;
  return {
    figures: [
      figure('損失の合計', losses.total, 'dB', 2),
      figure(`${margin >= 0 ? '余裕' : '不足'}(許容${written(budget)}dB)`, Math.abs(margin), 'dB', 2),
      figure('近い端末の損失', ends.leastDb, 'dB', 2),
      figure('分岐の合計', branches, '分岐'),
    ],
    notices: applying([
      choices.length === 0 &&
        products.length > 0 &&
        'この条件で余裕を残せる局側装置は、掲載製品にありません。',
      ...overloadNotices(ends, opticsClass),
      limitNotice(losses, budget),
    ]),
    words: ['pon'],
    tables: [lossTable(line, losses), classTable(technology, ends, line, parts)],
    proposals: ponProposals(choices, values, losses.total),
    network: choices[0] ? ponNetwork(choices[0], line, onus) : null,
    formulas: [{ name: label, text: waves, source }, lossFormula(parts, 1310), ...formulasOf(parts, source)],
  };
}

/** Calculates loss, margin and devices of an optical line, with the losses of parts from the page's content. */
export function sizeOptics(values: OpticsValues, products: Products, parts: PartLosses): ToolResult {
  const { kind } = values;
  return kind === 'single' || kind === 'multi'
    ? sizeDirect(values, products, parts)
    : sizePon(kind, values, products, parts);
}

/** The tool for loss and margin of an optical line. */
export const OPTICS_TOOL = defineTool({
  form: OPTICS_FORM,
  calculate: ({ values }, products, say) => ({ result: sizeOptics(values, products, partLosses(say)) }),
});
