import path from 'node:path';
import { BRAND_PREVIEW, PREVIEW_SIZE } from '../../shared/constants.ts';
import { RESOURCES } from '../../shared/paths/resources.ts';
import type { ThemeRecord } from '../../shared/site/theme-schema.ts';

interface BrandFile {
  type: string;
  body: Buffer;
}

/** The vendor's own pictures by their URL paths. */
export type BrandFiles = ReadonlyMap<string, BrandFile>;

interface BrandPicture {
  field: string;
  file: string;
  address: string;
  type: Type;
  /** Required dimensions in pixels. */
  size?: { width: number; height: number };
}

const TYPES = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  ico: 'image/x-icon',
} as const;

type Type = keyof typeof TYPES;

const square = (side: number) => ({ width: side, height: side });

type Field = Exclude<keyof ThemeRecord['files'], 'more'>;

const PICTURES: readonly [field: Field, address: string, type: Type, size?: BrandPicture['size']][] = [
  ['logo', '/images/logo.svg', 'svg'],
  ['favicon', '/images/favicon.svg', 'svg'],
  ['productPicture', '/images/default-product.svg', 'svg'],
  ['faviconIco', RESOURCES.favicon, 'ico'],
  ['touchIcon', RESOURCES.touchIcon, 'png', square(180)],
  ['icon192', '/media/icons/icon-192.png', 'png', square(192)],
  ['icon512', '/media/icons/icon-512.png', 'png', square(512)],
  ['maskable192', '/media/icons/icon-maskable-192.png', 'png', square(192)],
  ['maskable512', '/media/icons/icon-maskable-512.png', 'png', square(512)],
  ['preview', BRAND_PREVIEW, 'png', PREVIEW_SIZE],
];

function brandPicturesOf({ files }: ThemeRecord): BrandPicture[] {
  return [
    ...PICTURES.flatMap(([field, address, type, size]): BrandPicture[] => {
      const file = files[field];
      return file ? [{ field, file, address, type, ...(size && { size }) }] : [];
    }),
    ...files.more.map((file, index): BrandPicture => {
      return { field: `more[${index}]`, file, address: `/images/${path.basename(file)}`, type: 'svg' };
    }),
  ];
}

const PNG_START = '89504e470d0a1a0a';
const ICO_START = '00000100';

/** Reason for rejecting a file for its use; undefined if it is suitable. */
function pictureProblem(body: Buffer, { type, size }: BrandPicture): string | undefined {
  switch (type) {
    case 'svg':
      return /^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(body.toString('utf8'))
        ? undefined
        : 'SVGではありません';
    case 'ico':
      return body.toString('hex', 0, 4) === ICO_START ? undefined : 'ICOではありません';
    case 'png': {
      const isPng = body.toString('hex', 0, 8) === PNG_START && body.length > 24;
      if (isPng && body.readUInt32BE(16) === size?.width && body.readUInt32BE(20) === size.height)
        return undefined;
      return `${size?.width}×${size?.height}ピクセルのPNGではありません`;
    }
  }
}

/** Reads the vendor's pictures and reports missing and unsuitable files. */
export async function readBrandFiles(
  theme: ThemeRecord,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<{ files: BrandFiles; problems: { field: string; reason: string }[] }> {
  const files = new Map<string, BrandFile>();
  const problems: { field: string; reason: string }[] = [];
  for (const picture of brandPicturesOf(theme)) {
    const body = await read(picture.file);
    const reason = body ? pictureProblem(body, picture) : 'ファイルがありません';
    if (reason) problems.push({ field: `files.${picture.field}`, reason: `${picture.file} ${reason}` });
    if (body) files.set(picture.address, { type: TYPES[picture.type], body });
  }
  return { files, problems };
}
