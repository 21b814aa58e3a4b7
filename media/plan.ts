import type { Corpus } from '../corpus/corpus.ts';
import type { MediaManifest } from '../corpus/media-files/manifest.ts';
import { PRODUCT_VIEWS, pictureUrl } from '../corpus/media-files/product-pictures.ts';
import { namedPhotos } from '../corpus/photos.ts';
import { type Drawings, readDrawings } from './drawings.ts';
import { planPhoto } from './photos/plan-photo.ts';
import { flatDrawings, productPictures } from './pictures.ts';
import { drawingsAsPixels } from './pixels.ts';
import { previews } from './previews/previews.ts';
import { planScenes } from './scenes/plan-scenes.ts';
import { readVendorStyle } from './vendor-style.ts';

type MediaFiles = ReadonlyMap<string, () => string | Promise<Uint8Array>>;

/** Every generated picture of a content folder, without link previews, and metadata for the content service. */
export interface MediaPlan {
  drawings: Drawings;
  manifest: MediaManifest;
  /** By path, a function for each file. */
  files: MediaFiles;
  /** The same by kind, with names for the progress of a build, the most visible ones first. */
  kinds: [name: string, files: MediaFiles][];
}

export async function planMedia(corpus: Corpus, contentDir: string): Promise<MediaPlan> {
  const drawings = await readDrawings(contentDir);
  const drawsProducts = drawings.has('products');
  const context = drawsProducts ? (await readVendorStyle(contentDir)).drawing : undefined;
  const drawn = drawsProducts ? productPictures(corpus, context) : new Map<string, () => string>();
  const views = PRODUCT_VIEWS.filter((view) => view !== 'card');
  const onProductPages = new Set(
    corpus.products.flatMap(({ urlName }) => views.map((view) => pictureUrl(urlName, view))),
  );
  const cards = new Map([...drawn].filter(([url]) => !onProductPages.has(url)));
  const details = new Map([...drawn].filter(([url]) => onProductPages.has(url)));
  const { photos, files: photoFiles } = await planPhotos(corpus, contentDir);
  // Until these exist, the SVG is shown.
  const pixels = drawingsAsPixels(cards);
  const scenes: MediaFiles = drawsProducts ? planScenes(corpus, context) : new Map();
  const kinds: MediaPlan['kinds'] = [
    ['一覧の図', cards],
    ['製品ページの図', details],
    // After the drawings: one photograph in all formats takes longer than a hundred of them.
    ['写真', photoFiles],
    ['一覧の図の画像', pixels],
    ['ページの冒頭の図', scenes],
  ];
  const links = drawings.has('previews') ? previews(corpus).keys() : [];
  return {
    drawings,
    manifest: {
      drawn: [...drawn.keys(), ...pixels.keys(), ...scenes.keys(), ...links],
      flat: drawsProducts ? flatDrawings(corpus, context) : {},
      photos,
    },
    files: new Map(kinds.flatMap(([, files]) => [...files])),
    kinds,
  };
}

/** The photographs that records name. The first focus of a photograph counts. */
async function planPhotos(corpus: Corpus, contentDir: string) {
  const photos: MediaManifest['photos'] = {};
  const files = new Map<string, () => Promise<Uint8Array>>();
  const named = namedPhotos(corpus);
  for (const { file } of named) {
    if (photos[file]) continue;
    const { focus } = named.find((one) => one.file === file && one.focus) ?? {};
    const photo = await planPhoto(contentDir, file, focus);
    photos[file] = photo.entry;
    for (const [url, make] of photo.files) files.set(url, make);
  }
  return { photos, files };
}
