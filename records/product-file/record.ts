import { z } from 'zod';
import { chosenFrom } from '../../shared/reference.ts';
import { day, id, productId, text } from '../fields.ts';
import { inFile, type RecordOf } from '../kind.ts';

const MEGABYTE = 1024 * 1024;
/** Larger files take a visitor too long without a program for downloads. */
export const OWN_FILE_MAX_BYTES = 500 * MEGABYTE;

/** Extensions that are accepted, with the type of content that browsers receive. */
const FILE_TYPES: Readonly<Record<string, string>> = {
  ...{ pdf: 'application/pdf', txt: 'text/plain; charset=utf-8', csv: 'text/csv; charset=utf-8' },
  ...{ mib: 'text/plain; charset=utf-8', my: 'text/plain; charset=utf-8', xml: 'application/xml' },
  ...{ step: 'model/step', stp: 'model/step', iges: 'model/iges', igs: 'model/iges' },
  ...{ dxf: 'image/vnd.dxf', dwg: 'image/vnd.dwg', ifc: 'application/x-step' },
  ...{ zip: 'application/zip', json: 'application/json', yang: 'application/yang' },
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
export const OWN_FILE_EXTENSIONS: readonly string[] = Object.keys(FILE_TYPES);

/** Path below the folder `files`: lower case, so that addresses are equal on every file system. */
const OWN_FILE = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_.-]*\.[a-z]+$/;

/** Type of content of an accepted file; undefined for other extensions. */
export function typeOfFile(file: string): string | undefined {
  return FILE_TYPES[file.slice(file.lastIndexOf('.') + 1)];
}

/** content/files.yaml: certificates, drawings, MIBs, catalogues and declarations of the vendor's own. */
const ownFilesFile = z.array(
  z.strictObject({
    id,
    file: z
      .string()
      .max(150)
      .regex(OWN_FILE, '小文字の英数字、ハイフン、下線と、/ で区切ったフォルダーの名前で書いてください')
      .refine((file) => typeOfFile(file), `使える拡張子は ${OWN_FILE_EXTENSIONS.join('、')} です`)
      .meta({
        title: 'ファイル',
        description:
          'files の下のパス(例: mib/our-switch.mib)。ここから送ると、名前、大きさ、SHA-256が書かれます',
        upload: 'file',
      }),
    kind: text.meta({
      title: '種類',
      description: '証明書、CAD、MIBなど',
      ...chosenFrom('fileKinds'),
    }),
    title: text.meta({ title: '題', description: '一覧に出る、何のファイルか' }),
    language: z
      .string()
      .regex(/^[a-z]{2}$/, 'ja、en のように2文字で書いてください')
      .optional()
      .meta({ title: '言語', description: '日本語でない文書だけ、2文字で(英語は en)' }),
    version: text.optional().meta({ title: '版', description: 'ファイルに書いてある版' }),
    publishedOn: day.meta({ title: '公開日', description: 'この版を出した日(2026-11-20 の形)' }),
    productIds: z
      .array(productId)
      .default([])
      .meta({ title: '製品', description: '空なら、サイト全体の資料です' }),
    size: z
      .int()
      .positive()
      .max(OWN_FILE_MAX_BYTES, `${OWN_FILE_MAX_BYTES / MEGABYTE} MB までのファイルにしてください`)
      .optional()
      .meta({
        title: '大きさ',
        description: 'バイト数。手で置いたファイルでは content:check が値を示します',
      }),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/, '16進の小文字64文字で書いてください')
      .optional()
      .meta({
        title: 'ハッシュ',
        description: 'SHA-256を16進の小文字64文字で。これも content:check が示します',
      }),
  }),
);

export const ownFiles = inFile('list', 'files', {
  title: '配布するファイル',
  description: '証明書、CAD、MIB、カタログなど、用意したファイルです。ダウンロードと製品のページに出ます。',
  schema: ownFilesFile,
  pathOf: () => '/downloads',
});

type OwnFileRecord = RecordOf<typeof ownFiles>;

/** A file whose size and hash are recorded. */
export type OwnFile = OwnFileRecord & { size: number; sha256: string };

/** Files that can be offered. `content:check` reports the others. */
export function offeredFiles(files: readonly OwnFileRecord[]): OwnFile[] {
  return files.filter((file): file is OwnFile => file.size !== undefined && file.sha256 !== undefined);
}

export function ownFileUrl(file: string): string {
  return `/files/${file}`;
}
