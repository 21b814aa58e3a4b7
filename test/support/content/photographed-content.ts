import sharp from 'sharp';
import { type ImportedPicture, importPicture } from '../../../media/photos/import-picture.ts';
import { findRecord, nameInRecord } from '../../../media/photos/name-in-record.ts';
import { EditedContent } from '../sites/live-site.ts';

/** Records of the fixture that get a photograph, with the pages that show it. */
export const PHOTOGRAPHED = [
  { record: 'case-studies/wifi7ma3511', page: '/case-studies/wifi7ma3511', list: '/case-studies' },
  { record: 'blog/what-lightning-leaves-behind', page: '/blog/what-lightning-leaves-behind', list: '/blog' },
  {
    record: 'solutions/office-wireless-lan',
    page: '/solutions/office-wireless-lan.html',
    list: '/solutions',
  },
  { record: 'products/ma3511', page: '/products/ma3511_p203.html', list: '/products/wireless' },
  { record: 'news/20260519-exhibition', page: '/news/20260519-exhibition_231.html' },
] as const;

/** Synthetic photograph as cameras store it: rotated, and with the location where it was taken. */
export async function syntheticPhoto(width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${height}" height="${width}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(190,45%,78%)"/><stop offset="1" stop-color="hsl(210,50%,30%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="${height / 2}" cy="${width / 2}" r="${height / 4}" fill="hsl(30,60%,60%)"/></svg>`;
  return sharp(Buffer.from(svg))
    .withExif({
      IFD0: { Copyright: 'somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 40/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/**
 * Copy of the fixture with a photograph in every possible place, imported as editors do. Generates no media.
 */
export async function photographedContent(): Promise<EditedContent> {
  const content = new EditedContent();
  const contentDir = content.folder;
  // Only three, because each is encoded in many formats and widths.
  const [ofRecords, wide, upright] = await Promise.all(
    [syntheticPhoto(1600, 1000), syntheticPhoto(1640, 700), syntheticPhoto(700, 800)].map(async (photo) =>
      importPicture(await photo, { contentDir, name: 'test', alt: '写真' }),
    ),
  );
  if (!ofRecords || !wide || !upright) throw new Error('not all photographs were imported');
  const named = ({ file }: ImportedPicture, alt: string) => `{ file: ${file}, alt: ${alt} }`;

  for (const { record } of PHOTOGRAPHED) {
    const found = findRecord(contentDir, record);
    if (!found) throw new Error(`the fixture has no ${record}`);
    await nameInRecord({ ...ofRecords, alt: `${record}の写真` }, found);
  }
  content.replace(
    'banners.yaml',
    / {2}imgUrl: .*\n {2}appImgUrl: .*\n/,
    `  photos: [${named(wide, 'バナーの写真')}]\n  appPhotos: [${named(upright, '狭いバナーの写真')}]\n`,
  );
  const careers = 'pages/careers.yaml';
  content.replace(careers, 'updated:', `photo: ${named(ofRecords, '会議室の写真')}\nupdated:`);
  const office = `photo: ${named(ofRecords, '検証室の写真')}\n        caption: 検証室`;
  const person = `title: 人\n            text: 紹介\n            photo: ${named(upright, '検証室で話す人')}`;
  content.replace(
    careers,
    /( +- kind: )points\n +items:\n/,
    `$1photo\n        ${office}\n$1points\n        items:\n          - ${person}\n`,
  );
  content.replace('media.yaml', /^draw: .*$/m, 'draw: []');
  return content;
}
