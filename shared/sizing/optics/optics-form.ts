import { choice, number, type ValuesOf } from '../fields.ts';
import type { ToolForm } from '../read-form.ts';

const SPLITS = {
  '1': 'なし',
  '2': '2分岐',
  '4': '4分岐',
  '8': '8分岐',
  '16': '16分岐',
  '32': '32分岐',
  '64': '64分岐',
} as const;

/** Loss and margin of an optical line: a PON with its splitters, or one fibre between two devices. */
export const OPTICS_FORM = {
  fields: {
    kind: choice('方式', {
      gpon: 'GPON',
      'xgs-pon': 'XGS-PON',
      single: '2台を直結(シングルモード)',
      multi: '2台を直結(マルチモード)',
    }),
    km: number('最長の距離', 5, { unit: 'km', min: 0.01, max: 40 }),
    near: number('最短の距離', 0.1, { unit: 'km', min: 0, max: 40, hint: 'PONの場合' }),
    first: choice('1段目の分岐', SPLITS, { initial: '4', hint: 'PONの場合' }),
    second: choice('2段目の分岐', SPLITS, { initial: '8', hint: 'PONの場合' }),
    connectors: number('コネクタ', 6, { unit: 'か所', min: 0, max: 30, whole: true }),
    splices: number('融着', 8, { unit: 'か所', min: 0, max: 100, whole: true }),
    onus: number('宅内装置', 100, { unit: '台', min: 1, max: 10_000, whole: true, hint: 'PONの場合' }),
    speed: choice('直結の速度', {
      '1000': '1Gbps',
      '10000': '10Gbps',
      '25000': '25Gbps',
      '40000': '40Gbps',
      '100000': '100Gbps',
    }),
  },
} as const satisfies ToolForm;

export type OpticsValues = ValuesOf<typeof OPTICS_FORM.fields>;
