import type { MediaManifest, PhotoEntry } from '../../corpus/media-files/manifest.ts';
import { pixelsUrl } from '../../corpus/media-files/pixels.ts';
import { pictureUrl, pictureViews, viewName } from '../../corpus/media-files/product-pictures.ts';
import type { PhotoRecord } from '../../records/photos.ts';
import type { ProductRecord } from '../../records/product/record.ts';
import type { WireProductDetail } from '../../records/product/wire.ts';
import type { Photo } from '../../shared/api/picture.ts';
import { plainPhoto, thumbnailPhoto } from '../../shared/photo.ts';
import { SCENE_WIDTHS, sceneArt, sceneFile } from '../../shared/scenes.ts';

/** A record's picture: its photograph, or else its generated drawing; empty without either. */
interface RecordPicture {
  imgUrl?: string;
  photo?: Photo;
}

/** A photograph with its generated files. */
type MadePhoto = PhotoRecord & { entry: PhotoEntry };

const DRAWN_SIZE = { width: 1200, height: 900 } as const;

/** Pictures of the records, from the manifest of the media build. */
export function createPictures({ drawn, flat = {}, photos }: MediaManifest) {
  const isDrawn = new Set(drawn);

  /** Omits photographs whose files are not generated yet. */
  function made(records: PhotoRecord[]): MadePhoto[] {
    return records.flatMap((record) => {
      const entry = photos[record.file];
      return entry ? [{ ...record, entry }] : [];
    });
  }

  /** The first of the photographs whose files exist. */
  function photograph(records: PhotoRecord[]): RecordPicture {
    const [first] = made(records);
    return first ? { imgUrl: plainPhoto(first.entry), photo: photoOf(first) } : {};
  }

  function drawing(address: string): RecordPicture {
    const imgUrl = [pixelsUrl(address), address].find((url) => isDrawn.has(url));
    return imgUrl === undefined ? {} : { imgUrl };
  }

  function hasScene(scene: string): boolean {
    return SCENE_WIDTHS.every((width) => isDrawn.has(sceneFile(scene, width)));
  }

  return {
    photograph,
    /** The picture of a case or a solution: its photograph, or else its scene. @param scene path without width and format */
    photographOrScene(records: PhotoRecord[], scene: string): RecordPicture {
      const picture = photograph(records);
      return picture.imgUrl || !hasScene(scene) ? picture : { imgUrl: sceneArt(scene).src };
    },
    ofProduct(product: ProductRecord): RecordPicture {
      const picture = photograph(product.photos);
      // Lists of products show a thumbnail; cards choose among the photograph's widths.
      return picture.photo
        ? { ...picture, imgUrl: thumbnailPhoto(picture.photo) }
        : drawing(pictureUrl(product.urlName, 'card'));
    },
    /** Its photographs, followed by its drawings. */
    gallery(product: ProductRecord): WireProductDetail['images'] {
      const photographs = made(product.photos).map((one) => ({
        imgUrl: plainPhoto(one.entry),
        ...photoOf(one),
      }));
      const drawings = pictureViews(product).flatMap((view) => {
        const imgUrl = pictureUrl(product.urlName, view);
        const alt = `${product.model}の${viewName(view, product)}`;
        return isDrawn.has(imgUrl) ? [{ imgUrl, view, ...DRAWN_SIZE, ...flat[imgUrl], alt }] : [];
      });
      return [...photographs, ...drawings];
    },
    /** The drawing of the front panel, even if there are photographs. */
    panel(product: ProductRecord): { panelUrl?: string } {
      const panelUrl = pictureUrl(product.urlName, 'panel');
      return isDrawn.has(panelUrl) ? { panelUrl } : {};
    },
    /** The scene of a record, if it is generated. @param scene its path without width and format */
    scene: (scene: string): { scene?: string } => (hasScene(scene) ? { scene } : {}),
    /** The picture for shared links. @param address path of the generated preview of the record */
    preview(address: string, records: PhotoRecord[] = []): { previewUrl?: string } {
      if (isDrawn.has(address)) return { previewUrl: address };
      const [first] = made(records);
      return first ? { previewUrl: first.entry.preview } : {};
    },
  };
}

/** The file of a card's picture for results: for a photograph the thumbnail. */
export function thumbnailOf({ imgUrl, photo }: { imgUrl?: string | null; photo?: Photo }): string | null {
  return photo ? thumbnailPhoto(photo) : (imgUrl ?? null);
}

function photoOf({ alt, focus, entry: { width, height, photoUrl } }: MadePhoto): Photo {
  return { alt, width, height, photoUrl, ...(focus && { focus }) };
}
