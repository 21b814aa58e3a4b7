import { stat } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { ContentProblem, Corpus } from '../../corpus/corpus.ts';
import { type NamedPhoto, namedPhotos, type PhotoPlace } from '../../corpus/photos.ts';
import { MAX_BYTES } from './bounded-bytes.ts';
import { canRead, OPENING } from './inspect.ts';
import { MASTER_BYTES, MASTER_WIDTH } from './master.ts';

type Check = (corpus: Corpus, fileOf: (record: object) => string) => Promise<ContentProblem[]>;

/** Checks that every photograph that a record names exists, can be decoded, and has a size that a build can process. */
export function checkPhotos(contentDir: string): Check {
  return checkEach((photo) => unreadable(path.join(contentDir, photo.file)));
}

/**
 * The same with further checks for editors: camera metadata, which everyone with access to the repository could read,
 * and files that are too large for the repository or too small for their use.
 */
export function checkPhotosKept(contentDir: string): Check {
  return checkEach(async (photo) => {
    const file = path.join(contentDir, photo.file);
    return (await unreadable(file)) ?? (await notAsKept(file, photo));
  });
}

function checkEach(reasonOf: (photo: NamedPhoto) => Promise<string | undefined>): Check {
  return async (corpus, fileOf) => {
    const problems = await Promise.all(
      namedPhotos(corpus).map(async (photo) => {
        const reason = await reasonOf(photo);
        return reason
          ? [{ file: fileOf(photo.record), field: photo.field, reason: `${photo.file} ${reason}` }]
          : [];
      }),
    );
    return problems.flat();
  };
}

async function unreadable(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile())
    return 'という写真がありません。名前を確認するか、npm run content:picture で取り込んでください';
  if (found.size > MAX_BYTES)
    return `は${Math.ceil(found.size / 1_000_000)}MBあります。25MB以下に縮めてください`;
  if (await canRead(file)) return undefined;
  return 'は写真として読めません。ファイルが壊れていないか確認してください';
}

/** In pixels: the size in the layouts on a screen of one dot a pixel, so that no photograph is enlarged there. */
const MIN_WIDTHS: Record<PhotoPlace, { width: number; name: string }> = {
  banner: { width: 1600, name: 'バナー' },
  phoneBanner: { width: 640, name: 'スマートフォンのバナー' },
  cover: { width: 1200, name: '記事の写真' },
  product: { width: 800, name: '製品の写真' },
  point: { width: 640, name: '項目の写真' },
};

async function notAsKept(file: string, { place }: NamedPhoto): Promise<string | undefined> {
  const metadata = await sharp(file, OPENING).metadata();
  const { size } = await stat(file);
  const { width } = metadata.autoOrient;
  const least = MIN_WIDTHS[place];
  if (width < least.width)
    return `は幅${width}pxで、${least.name}には小さすぎます。幅${least.width}px以上の写真にしてください`;
  if (hasNotes(metadata))
    return 'に撮影の記録(場所、日時、機種など)が残っています。npm run content:picture で取り込み直してください';
  if (width > MASTER_WIDTH || size > MASTER_BYTES)
    return `は幅${width}px、${(size / 1_000_000).toFixed(1)}MBあり、コンテンツに置くには大きすぎます。npm run content:picture で取り込み直してください`;
  return undefined;
}

/** Whether a file has camera metadata, or an orientation that its pixels do not have. */
function hasNotes({ exif, xmp, iptc, orientation = 1 }: Metadata): boolean {
  return Boolean(exif ?? xmp ?? iptc) || orientation !== 1;
}
