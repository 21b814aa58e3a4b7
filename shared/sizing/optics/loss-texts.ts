import { applying, type Formula, type ResultTable, written } from '../result.ts';
import type { Losses, OpticalLine, PartLosses, Wave } from './optical-loss.ts';

/** Number of proposals. */
export const PROPOSALS_MAX = 2;

export const db = (value: number) => `${written(value, 2)}dB`;

export function lossTable({ km, connectors, splices, splits }: OpticalLine, losses: Losses): ResultTable {
  const { wave, fibre, split, joints, jointsMax, total, totalMax } = losses;
  return {
    caption: '損失の内訳',
    head: ['部分', '数', '損失', 'コネクタと融着が上限のとき'],
    rows: applying([
      [`光ファイバー(${wave}nm)`, `${written(km, 3)}km`, db(fibre), db(fibre)],
      splits.length > 0 && ['スプリッター', splits.join(' × '), db(split), db(split)],
      ['コネクタと融着', `${connectors}か所、${splices}か所`, db(joints), db(jointsMax)],
      ['合計', '', db(total), db(totalMax)],
    ]),
  };
}

/** A notice where the mean of the joints fits a budget, and their limit does not. */
export function limitNotice({ total, totalMax }: Losses, budgetDb: number): string | false {
  return (
    total <= budgetDb &&
    totalMax > budgetDb &&
    `コネクタと融着がすべて上限の値なら${db(totalMax)}で、許容損失を超えます。開通のときに測ってください。`
  );
}

export function lossFormula({ perKm, ...joints }: PartLosses, wave: Wave): Formula {
  const { connector, connectorMax, splice, spliceMax } = joints;
  return {
    name: '損失',
    text: `距離 × ${perKm[wave]}dB/km + 分岐 + コネクタ × ${connector}dB + 融着 × ${splice}dB`,
    source: `コネクタと融着は平均。上限は1か所${connectorMax}dB(IEC 61755のC級)と${spliceMax}dB(TIA-568)`,
  };
}
