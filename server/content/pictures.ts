import type { MediaManifest, PhotoEntry } from '../../corpus/media-files/manifest.ts';
import { pixelsUrl } from '../../corpus/media-files/pixels.ts';
import { pictureUrl, pictureViews, viewName } from '../../corpus/media-files/product-pictures.ts';
import type { PhotoRecord } from '../../corpus/schema/photo.ts';
import type { ProductRecord } from '../../corpus/schema/product.ts';
import type { ProductDetail } from '../../shared/api/goods.ts';
import type { Photo } from '../../shared/api/picture.ts';
import { plainPhoto, thumbnailPhoto } from '../../shared/photo.ts';
import { SCENE_WIDTHS, sceneFile } from '../../shared/scenes.ts';

/** A record's picture: its photograph, else what was drawn of it, else nothing. */
export interface RecordPicture {
  imgUrl?: string;
  photo?: Photo;
}

/** Which pictures the records have; knows what the media build has made and nothing of how. */
export interface Pictures {
  ofProduct(product: ProductRecord): RecordPicture;
  /** Its photographs, and then what was drawn of it. */
  gallery(product: ProductRecord): ProductDetail['images'];
  /** The drawing of the front panel, photographs or not. */
  panel(product: ProductRecord): { panelUrl?: string };
  /** The first photograph of those that there are. */
  photograph(photos: PhotoRecord[]): RecordPicture;
  /** @param drawn address of the cover that is drawn where there is no photograph */
  cover(drawn: string, photos?: PhotoRecord[]): RecordPicture;
  /** The scene of a record, where it was drawn. @param scene its address without width and format */
  scene(scene: string): { scene?: string };
  /** What shared links show. @param drawn address of the preview that is drawn of the record */
  preview(drawn: string, photos?: PhotoRecord[]): { previewUrl?: string };
}

/** A photograph with what the build made of it. */
type MadePhoto = PhotoRecord & { entry: PhotoEntry };

const DRAWN_SIZE = { width: 1200, height: 900 } as const;

export function createPictures({ drawn, flat = {}, photos }: MediaManifest): Pictures {
  const isDrawn = new Set(drawn);

  /** Photographs that the build has not made yet do not count. */
  function made(records: PhotoRecord[]): MadePhoto[] {
    return records.flatMap((record) => {
      const entry = photos[record.file];
      return entry ? [{ ...record, entry }] : [];
    });
  }

  function photograph(records: PhotoRecord[]): RecordPicture {
    const [first] = made(records);
    return first ? { imgUrl: plainPhoto(first.entry), photo: photoOf(first) } : {};
  }

  function cover(address: string, records: PhotoRecord[] = []): RecordPicture {
    const photo = photograph(records);
    if (photo.imgUrl) return photo;
    const imgUrl = [pixelsUrl(address), address].find((url) => isDrawn.has(url));
    return imgUrl === undefined ? {} : { imgUrl };
  }

  return {
    photograph,
    cover,
    ofProduct(product) {
      const picture = cover(pictureUrl(product.urlName, 'card'), product.photos);
      // Lists of products show it as small as a thumb; a card chooses by its photograph's widths.
      return picture.photo ? { ...picture, imgUrl: thumbnailPhoto(picture.photo) } : picture;
    },
    gallery(product) {
      const photographs = made(product.photos).map((one) => ({
        imgUrl: plainPhoto(one.entry),
        ...photoOf(one),
      }));
      const drawings = pictureViews(product)
        .map((view) => ({ view, imgUrl: pictureUrl(product.urlName, view) }))
        .filter(({ imgUrl }) => isDrawn.has(imgUrl))
        .map(({ view, imgUrl }) => ({
          imgUrl,
          view,
          ...DRAWN_SIZE,
          ...flat[imgUrl],
          alt: `${product.model}の${viewName(view, product)}`,
        }));
      return [...photographs, ...drawings];
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

/** The one file that results show of a record's card: of a photograph one that is small. */
export function thumbnailOf({
  imgUrl,
  photo,
}: Partial<Record<'imgUrl', string | null>> & { photo?: Photo | undefined }): string | null {
  return photo ? thumbnailPhoto(photo) : (imgUrl ?? null);
}

function photoOf({ alt, entry: { width, height, photoUrl } }: MadePhoto): Photo {
  return { alt, width, height, photoUrl };
}
