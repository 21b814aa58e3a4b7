import type { MediaManifest, PhotoEntry } from '../../corpus/media-files/manifest.ts';
import { pixelsUrl } from '../../corpus/media-files/pixels.ts';
import { pictureUrl, pictureViews, viewName } from '../../corpus/media-files/product-pictures.ts';
import type { PhotoRecord } from '../../corpus/schema/photo.ts';
import type { ProductRecord } from '../../corpus/schema/product.ts';
import type { ProductDetail } from '../../shared/api/goods.ts';
import type { Photo } from '../../shared/api/picture.ts';
import { SCENE_WIDTHS, sceneFile } from '../../shared/scenes.ts';

/** A record's picture: its photograph, else what was drawn of it, else nothing. */
export interface RecordPicture {
  imgUrl?: string;
  photo?: Photo;
}

/** Which pictures the records have; knows what the media build has made and nothing of how. */
export interface Pictures {
  ofProduct(product: ProductRecord): RecordPicture;
  gallery(product: ProductRecord): ProductDetail['images'];
  /** The drawing of the front panel, photographs or not. */
  panel(product: ProductRecord): { panelUrl?: string };
  /** @param drawn address of the cover that is drawn where there is no photograph */
  cover(drawn: string, photos?: PhotoRecord[]): RecordPicture;
  /** The scene of a record, where it was drawn. @param scene its address without width and format */
  scene(scene: string): { scene?: string };
  /** What shared links show. @param drawn address of the preview that is drawn of the record */
  preview(drawn: string, photos?: PhotoRecord[]): { previewUrl?: string };
}

const DRAWN_SIZE = { width: 1200, height: 900 } as const;
/** What browsers without `srcset` are shown, and what programs read: wide enough for a card on a dense screen. */
const PLAIN_WIDTH = 800;

export function createPictures({ drawn, flat = {}, photos }: MediaManifest): Pictures {
  const isDrawn = new Set(drawn);

  /** Photographs that the build has not made yet do not count. */
  function made(records: PhotoRecord[]): (PhotoRecord & { entry: PhotoEntry })[] {
    return records.flatMap((record) => {
      const entry = photos[record.file];
      return entry ? [{ ...record, entry }] : [];
    });
  }

  function cover(address: string, records: PhotoRecord[] = []): RecordPicture {
    const [first] = made(records);
    if (first) return { imgUrl: plainUrl(first.entry), photo: { alt: first.alt, ...shapeOf(first.entry) } };
    const imgUrl = [pixelsUrl(address), address].find((url) => isDrawn.has(url));
    return imgUrl === undefined ? {} : { imgUrl };
  }

  return {
    cover,
    ofProduct: (product) => cover(pictureUrl(product.urlName, 'card'), product.photos),
    gallery(product) {
      const photographs = made(product.photos).map(({ alt, entry }) => ({
        imgUrl: plainUrl(entry),
        alt,
        ...shapeOf(entry),
      }));
      if (photographs.length > 0) return photographs;
      return pictureViews(product)
        .map((view) => ({ view, imgUrl: pictureUrl(product.urlName, view) }))
        .filter(({ imgUrl }) => isDrawn.has(imgUrl))
        .map(({ view, imgUrl }) => ({
          imgUrl,
          view,
          ...DRAWN_SIZE,
          ...flat[imgUrl],
          alt: `${product.model}の${viewName(view, product)}`,
        }));
    },
    panel(product) {
      const panelUrl = pictureUrl(product.urlName, 'panel');
      return isDrawn.has(panelUrl) ? { panelUrl } : {};
    },
    scene: (scene) => (SCENE_WIDTHS.every((width) => isDrawn.has(sceneFile(scene, width))) ? { scene } : {}),
    preview(address, records = []) {
      if (isDrawn.has(address)) return { previewUrl: address };
      const [first] = made(records);
      return first ? { previewUrl: first.entry.preview } : {};
    },
  };
}

function shapeOf({ width, height, formats }: PhotoEntry): Omit<Photo, 'alt'> {
  const sources = formats.map(({ type, files }) => ({
    type,
    srcSet: files.map((file) => `${file.url} ${file.width}w`).join(', '),
  }));
  return { width, height, sources };
}

/** The last format is the one for everybody. */
function plainUrl({ formats }: PhotoEntry): string {
  const files = formats.at(-1)?.files ?? [];
  return (files.find(({ width }) => width >= PLAIN_WIDTH) ?? files.at(-1))?.url ?? '';
}
