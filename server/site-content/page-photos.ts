import { type MediaManifest, readMediaManifest } from '../../corpus/media-files/manifest.ts';
import { type MadePhoto, type PagePhoto, withPhotos } from '../../shared/pages/photo-record.ts';
import { plainPhoto } from '../../shared/photo.ts';
import type { LiveMedia } from '../live-media.ts';
import type { SitePages } from './site-pages.ts';

/** What was made of a photograph, by its file below the content folder; nothing as long as it is not there. */
export type FindPhoto = (file: string) => Omit<MadePhoto, 'alt'> | undefined;

/**
 * Reads what the media build has noted, and again when that has changed.
 *
 * @param given by whom makes pictures itself; what the folder says by default
 */
export function madePhotos(mediaDir: string, media: LiveMedia, given?: MediaManifest): FindPhoto {
  let known: { version: number; photos: MediaManifest['photos'] } | undefined;
  return (file) => {
    if (known?.version !== media.version)
      known = { version: media.version, photos: (given ?? readMediaManifest(mediaDir)).photos };
    const entry = known.photos[file];
    if (!entry) return undefined;
    const { width, height, photoUrl } = entry;
    return { width, height, photoUrl, imgUrl: plainPhoto(entry) };
  };
}

/** The same pages, their photographs with what was made of each. */
export function pagesWithPhotos(pages: SitePages, find: FindPhoto): SitePages {
  return {
    ...pages,
    find(path) {
      const page = pages.find(path);
      return page && withPhotos(page, (photo) => withMade(photo, find(photo.file)));
    },
  };
}

function withMade(photo: PagePhoto, made: ReturnType<FindPhoto>): PagePhoto {
  return made ? { ...photo, made: { ...made, alt: photo.alt } } : photo;
}
