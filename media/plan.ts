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

/** Every generated picture of a content folder: a function for each file, and metadata for the content service. */
export interface MediaPlan {
  drawings: Drawings;
  manifest: MediaManifest;
  /** By path; without link previews. */
  files: Map<string, () => string | Promise<Uint8Array>>;
  /** Paths of pictures that only a single product page shows. */
  details: ReadonlySet<string>;
  /** Paths of rasterized drawings: until they exist, the SVG is shown. */
  pixels: ReadonlySet<string>;
  /** Paths of the scenes at the heads of pages and on cards. */
  scenes: ReadonlySet<string>;
}

export async function planMedia(corpus: Corpus, contentDir: string): Promise<MediaPlan> {
  const drawings = await readDrawings(contentDir);
  const drawsProducts = drawings.has('products');
  const context = drawsProducts ? (await readVendorStyle(contentDir)).drawing : undefined;
  const drawn: ReadonlyMap<string, () => string> = drawsProducts
    ? productPictures(corpus, context)
    : new Map();
  const files: MediaPlan['files'] = new Map(drawn);
  const photos: MediaManifest['photos'] = {};
  const named = namedPhotos(corpus);
  for (const { file } of named) {
    if (photos[file]) continue;
    const { focus } = named.find((one) => one.file === file && one.focus) ?? {};
    const photo = await planPhoto(contentDir, file, focus);
    photos[file] = photo.entry;
    for (const [url, make] of photo.files) files.set(url, make);
  }
  const views = PRODUCT_VIEWS.filter((view) => view !== 'card');
  const details = new Set(
    corpus.products.flatMap(({ urlName }) => views.map((view) => pictureUrl(urlName, view))),
  );
  const pixels = drawingsAsPixels([...drawn].filter(([url]) => !details.has(url)));
  for (const [url, make] of pixels) files.set(url, make);
  const scenes = drawsProducts ? planScenes(corpus, context) : new Map<string, () => Promise<Uint8Array>>();
  for (const [url, make] of scenes) files.set(url, make);
  const links = drawings.has('previews') ? previews(corpus).keys() : [];
  return {
    drawings,
    manifest: {
      drawn: [...drawn.keys(), ...pixels.keys(), ...scenes.keys(), ...links],
      flat: drawsProducts ? flatDrawings(corpus, context) : {},
      photos,
    },
    files,
    details,
    pixels: new Set(pixels.keys()),
    scenes: new Set(scenes.keys()),
  };
}
