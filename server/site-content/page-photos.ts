import { type MediaManifest, readMediaManifest } from '../../corpus/media-files/manifest.ts';
import { onceForEach } from '../../shared/once-for-each.ts';
import type { PageContent } from '../../shared/pages/page-schema.ts';
import { type MadePhoto, type PagePhoto, withPhotos } from '../../shared/pages/photo-record.ts';
import { plainPhoto } from '../../shared/photo.ts';
import type { LiveMedia } from '../live-media.ts';
import type { SitePages } from './site-pages.ts';

export interface MadePhotos {
  /** Generated variants of a photograph, by its file below the content folder; undefined until they exist. */
  find(file: string): Omit<MadePhoto, 'alt'> | undefined;
  /** Changes whenever results of `find` may change. */
  readonly version: number;
}

/**
 * Reads the manifest of the media build, again after each change.
 *
 * @param read reads the manifest; from `mediaDir` by default
 */
export function madePhotos(
  mediaDir: string,
  media: LiveMedia,
  read = () => readMediaManifest(mediaDir),
): MadePhotos {
  let known: { version: number; photos: MediaManifest['photos'] } | undefined;
  return {
    find(file) {
      if (known?.version !== media.version) known = { version: media.version, photos: read().photos };
      const entry = known.photos[file];
      if (!entry) return undefined;
      const { width, height, photoUrl } = entry;
      return { width, height, photoUrl, imgUrl: plainPhoto(entry) };
    },
    get version() {
      return media.version;
    },
  };
}

/** Adds the generated variants of photographs to pages. Results are cached per page until the media change. */
export function pagesWithPhotos(pages: SitePages, photos: MadePhotos): SitePages {
  const complete = () =>
    onceForEach((page: PageContent) => withPhotos(page, (photo) => withMade(photo, photos.find(photo.file))));
  let { version } = photos;
  let wholeOf = complete();
  return {
    ...pages,
    find(path) {
      const page = pages.find(path);
      if (!page) return undefined;
      if (version !== photos.version) {
        version = photos.version;
        wholeOf = complete();
      }
      return wholeOf(page);
    },
  };
}

function withMade(photo: PagePhoto, made: ReturnType<MadePhotos['find']>): PagePhoto {
  const { alt, focus } = photo;
  return made ? { ...photo, made: { ...made, alt, ...(focus && { focus }) } } : photo;
}
