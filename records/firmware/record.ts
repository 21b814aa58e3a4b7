import { z } from 'zod';
import { day, id, markdown, pagePath, productId, text, urlName, version } from '../fields.ts';
import { inFolder, type RecordOf } from '../kind.ts';

/** A release of a firmware family; the build creates and measures its archive. */
const release = z.strictObject({
  id,
  version: version.meta({ title: 'バージョン', description: '1.2.0 の形' }),
  publishedOn: day.meta({ title: '公開日', description: '2026-11-20 の形' }),
  summary: text.meta({ title: '要約', description: '一覧に出る1文' }),
  notes: markdown.meta({ title: '変更点', description: 'Markdown。追加、改善、修正した点' }),
  security: z.array(text).optional().meta({ title: '脆弱性の修正', description: '直した弱点を1つ1文で' }),
  upgradeFrom: version.optional().meta({
    title: '更新できる版',
    description: '直接更新できる最も古いバージョン。書かなければ、どの版からでも更新できます',
  }),
  minutes: z.int().positive().meta({ title: '更新の時間', description: '通信が止まる時間(分)' }),
});
export type FirmwareRelease = z.infer<typeof release>;

/** content/firmware/{urlName}.yaml: the firmware that some models share, from the newest release to the oldest. */
const firmwareFile = z.strictObject({
  urlName,
  name: text.meta({ title: '名前', description: '例: EX2400シリーズ' }),
  productIds: z.array(productId).min(1).meta({ title: '対象の製品' }),
  openSource: pagePath.optional().meta({
    title: 'オープンソースの一覧',
    description: '含まれるオープンソースソフトウェアを載せたページ。# の後にセクションの id を書けます',
  }),
  releases: z.array(release).min(1).meta({ title: '公開した版', description: '新しいものから順に' }),
});

export const firmware = inFolder('record', 'firmware', {
  title: 'ファームウェア',
  description: '製品のファームウェアのバージョンと変更点。ダウンロードのページに出ます。',
  newFile: '{urlName}.yaml',
  schema: firmwareFile,
  items: 'releases',
  pathOf: () => '/downloads',
});
export type FirmwareRecord = RecordOf<typeof firmware>;
