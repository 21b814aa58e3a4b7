import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { upgradeNotes } from '../../corpus/media-files/upgrade-notes.ts';
import type { FirmwareRecord, FirmwareRelease } from '../../records/firmware/record.ts';
import { contactsOf } from '../../shared/site/site.ts';
import { BYTE_ORDER_MARK } from '../../shared/text/csv.ts';
import type { Publisher } from '../publisher.ts';

const SAMPLE_BYTES = 4_096;
/** Byte order mark: without it Windows assumes its legacy encoding. */

/** Placeholder for the firmware of a fictional vendor: marked as a sample, and rejected by any device. */
function samplePayload(name: string): Uint8Array {
  const head = Buffer.from(`SAMPLE (not firmware): ${name}\n`);
  const blocks = [head];
  let seed = createHash('sha256').update(name).digest();
  for (let length = head.length; length < SAMPLE_BYTES; length += seed.length) {
    blocks.push(seed);
    seed = createHash('sha256').update(seed).digest();
  }
  return Buffer.concat(blocks).subarray(0, SAMPLE_BYTES);
}

/** Converts Markdown to plain text: headings and list items stay, links show their address. */
function plain(markdown: string, origin: string): string {
  return markdown.replace(/\[([^[\]]+)\]\((\/[^)[]*)\)/g, `$1(${origin}$2)`).replace(/^#+ (.*)$/gm, '■ $1');
}

function readme(title: string, file: string, site: Publisher): string {
  return [
    title,
    '',
    site.legalName,
    '',
    'このアーカイブの内容',
    '  README.txt          この説明',
    '  RELEASE-NOTES.txt   変更点と更新の条件',
    '  manifest.json       対象の型番、バージョン、公開日、本体ファイルのSHA-256',
    `  ${file}`,
    '',
    `${file}は配布の形を示すための見本です。実際のファームウェアではなく、`,
    '機器に読み込ませても更新は行われません。',
    '',
    `お問い合わせ: ${contactsOf(site).sales.phone} ${site.email}`,
  ].join('\n');
}

function releaseNotes(title: string, models: string[], release: FirmwareRelease, origin: string): string {
  const { publishedOn, summary, notes, security = [] } = release;
  return [
    title,
    '',
    `公開日: ${publishedOn}`,
    `対象: ${models.join('、')}`,
    '',
    summary,
    '',
    plain(notes, origin),
    ...(security.length > 0 ? ['', '■ セキュリティの修正', '', ...security.map((item) => `- ${item}`)] : []),
    '',
    '■ 更新の条件',
    '',
    ...upgradeNotes(release).map((item) => `- ${item}`),
  ].join('\n');
}

/** Packs the archive of a release. Equal records yield equal bytes on every machine. */
export function packFirmware(
  { urlName, name }: FirmwareRecord,
  release: FirmwareRelease,
  models: string[],
  site: Publisher,
): Uint8Array {
  const folder = `${urlName}-${release.version}`;
  const title = `${name} ファームウェア ${release.version}`;
  const image = `${folder}.sample.bin`;
  const payload = samplePayload(folder);
  const manifest = {
    vendor: site.englishName,
    models,
    version: release.version,
    publishedOn: release.publishedOn,
    ...(release.upgradeFrom && { upgradeFrom: release.upgradeFrom }),
    payload: {
      file: image,
      size: payload.length,
      sha256: createHash('sha256').update(payload).digest('hex'),
      sample: true,
    },
  };
  const text = (content: string) => strToU8(`${BYTE_ORDER_MARK}${content}\n`);
  return zipSync(
    {
      [`${folder}/README.txt`]: text(readme(title, image, site)),
      [`${folder}/RELEASE-NOTES.txt`]: text(releaseNotes(title, models, release, site.origin)),
      [`${folder}/manifest.json`]: strToU8(`${JSON.stringify(manifest, null, 2)}\n`),
      [`${folder}/${image}`]: payload,
    },
    // Stored without compression and with a local time, so that the bytes depend on neither the compressor nor the
    // machine.
    { level: 0, mtime: new Date(`${release.publishedOn}T12:00:00`) },
  );
}
