import { viewsOf } from '../../corpus/media-files/product-pictures.ts';
import {
  type DrawnProduct,
  type Hardware,
  isDrawn,
  type ProductRecord,
} from '../../corpus/schema/product.ts';
import { sheetOf } from '../../corpus/specification/rows.ts';
import { formatDay } from '../../shared/text/date.ts';
import { openSheet, type SheetOptions } from '../datasheets/sheet.ts';
import type { Sheet } from '../datasheets/text.ts';
import { drawProduct } from '../drawing/draw-product.ts';
import { Flow } from './flow.ts';
import { hardwareOf } from './hardware.ts';
import { lightRows, packageRows, placeRows } from './installation.ts';
import { lineNotice, sharedBandNotice } from './radio.ts';
import { cautions, interferenceNotice, warnings } from './safety.ts';
import { type SetupOptions, setupSteps } from './setup-steps.ts';

const DOCUMENT = '設置ガイド';
/** What somebody who installs the device looks up; the rest stands in the data sheet. */
const GROUPS = ['インターフェース', '電源', '外形・環境'];

/** The installation guide of a product that has a housing: A4, from its record alone. The same record gives the same bytes. */
export async function drawManual(
  product: ProductRecord,
  options: SheetOptions & SetupOptions,
): Promise<Buffer> {
  const hardware = hardwareOf(product);
  if (!hardware || !isDrawn(product)) throw new Error(`${product.model} has nothing to install`);
  return openSheet(product, { ...options, document: DOCUMENT }, (sheet) =>
    drawBody(sheet, product, hardware, options),
  );
}

function drawBody(sheet: Sheet, product: DrawnProduct, hardware: Hardware, options: SetupOptions): void {
  const flow = new Flow(sheet);
  flow.title(product.model, product.name);
  if (product.endOfLife) {
    flow.notice(
      `この製品は受注を終了しました。修理とファームウェアの提供は${formatDay(product.endOfLife.supportEndsOn)}までです。`,
    );
  }
  flow.paragraph(
    'この製品を安全に設置し、使い始めるまでの手順をまとめたものです。作業の前に「安全上の注意」をお読みください。',
  );
  flow.section('1. 同梱品', () => flow.table([{ group: '箱の中身', rows: packageRows(product, hardware) }]));
  flow.section('2. 各部の名称とポートの配置', () => {
    for (const view of ['panel', 'back'] as const) {
      if (viewsOf(product).includes(view)) flow.picture(drawProduct(product, view));
    }
  });
  flow.section('3. 表示灯の見方', () =>
    flow.table([{ group: '色と点滅', rows: lightRows(product, hardware) }]),
  );
  flow.section('4. 設置の条件', () =>
    flow.table([{ group: '場所と方法', rows: placeRows(product, hardware) }]),
  );
  flow.section('5. 接続と初期設定', () => flow.steps(setupSteps(product, hardware, options)));
  flow.section('6. 安全上の注意', () => {
    flow.list('警告: 死亡や重いけがのおそれがあります', warnings(product, hardware));
    flow.list('注意: けがや物の損害のおそれがあります', cautions(product, hardware));
    for (const notice of [interferenceNotice(hardware), sharedBandNotice(product), lineNotice(product)]) {
      if (notice) flow.paragraph(notice);
    }
  });
  flow.section('7. 仕様の抜粋', () =>
    flow.table(sheetOf(product).filter(({ group }) => GROUPS.includes(group))),
  );
}
