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
  type: keyof typeof TYPES;
  /** Required dimensions in pixels. */
  size?: { width: number; height: number };
}

const TYPES = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  ico: 'image/x-icon',
} as const;

const square = (side: number) => ({ width: side, height: side });

function brandPicturesOf({ files }: ThemeRecord): BrandPicture[] {
  const svg = (field: 'logo' | 'favicon' | 'productPicture', address: string): BrandPicture => {
    return { field, file: files[field], address, type: 'svg' };
  };
  const icon = (field: 'icon192' | 'icon512' | 'maskable192' | 'maskable512', name: string): BrandPicture => {
    const side = Number(/\d+/.exec(field)?.[0]);
    const address = `/media/icons/${name}-${side}.png`;
    return { field, file: files[field], address, type: 'png', size: square(side) };
  };
  return [
    svg('logo', '/images/logo.svg'),
    svg('favicon', '/images/favicon.svg'),
    svg('productPicture', '/images/default-product.svg'),
    { field: 'faviconIco', file: files.faviconIco, address: RESOURCES.favicon, type: 'ico' },
    {
      field: 'touchIcon',
      file: files.touchIcon,
      address: RESOURCES.touchIcon,
      type: 'png',
      size: square(180),
    },
    icon('icon192', 'icon'),
    icon('icon512', 'icon'),
    icon('maskable192', 'icon-maskable'),
    icon('maskable512', 'icon-maskable'),
    ...(files.preview
      ? [
          {
            field: 'preview',
            file: files.preview,
            address: BRAND_PREVIEW,
            type: 'png',
            size: PREVIEW_SIZE,
          } as const,
        ]
      : []),
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
