import { type Formula, type ResultTable, written } from '../result.ts';
import { lossesOf, type OpticalLine, type PartLosses, type Wave } from './optical-loss.ts';
import type { OpticsValues } from './optics-form.ts';

/** Titles of the proposals, best first. */
export const TITLES = ['おすすめ', '次の候補'] as const;

export const db = (value: number) => `${written(value, 2)}dB`;

export function lineOf({ km, connectors, splices }: OpticsValues, splits: readonly number[]): OpticalLine {
  return { km, connectors, splices, splits };
}

export function lossTable(line: OpticalLine, parts: PartLosses, wave: Wave): ResultTable {
  const { fibre, split, joints, jointsMax, total, totalMax } = lossesOf(line, parts, wave);
  return {
    caption: '損失の内訳',
    head: ['部分', '数', '損失', 'コネクタと融着が上限のとき'],
    rows: [
      [`光ファイバー(${wave}nm)`, `${written(line.km, 3)}km`, db(fibre), db(fibre)],
      ...(line.splits.length > 0 ? [['スプリッター', line.splits.join(' × '), db(split), db(split)]] : []),
      ['コネクタと融着', `${line.connectors}か所、${line.splices}か所`, db(joints), db(jointsMax)],
      ['合計', '', db(total), db(totalMax)],
    ],
  };
}

/** A notice where the mean of the joints fits a budget, and their limit does not. */
export function limitNotices(line: OpticalLine, parts: PartLosses, wave: Wave, budgetDb: number): string[] {
  const { total, totalMax } = lossesOf(line, parts, wave);
  return total <= budgetDb && totalMax > budgetDb
    ? [
        `コネクタと融着がすべて上限の値なら${db(totalMax)}で、許容損失を超えます。開通のときに測ってください。`,
      ]
    : [];
}

export function lossFormula({ perKm, ...joints }: PartLosses, wave: Wave): Formula {
  const { connector, connectorMax, splice, spliceMax } = joints;
  return {
    name: '損失',
    text: `距離 × ${perKm[wave]}dB/km + 分岐 + コネクタ × ${connector}dB + 融着 × ${splice}dB`,
    source: `コネクタと融着は平均。上限は1か所${connectorMax}dB(IEC 61755のC級)と${spliceMax}dB(TIA-568)`,
  };
}
