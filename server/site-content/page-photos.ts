import type { MediaManifest } from '../../corpus/media-files/manifest.ts';
import { onceForEach } from '../../shared/once-for-each.ts';
import type { PageContent } from '../../shared/pages/page-schema.ts';
import { type PagePhoto, withPhotos } from '../../shared/pages/photo-record.ts';
import { plainPhoto } from '../../shared/photo.ts';
import type { LiveMedia } from '../live-media.ts';
import type { SitePages } from './site-pages.ts';

/**
 * Adds the generated variants of photographs to pages. Results are cached per page until the media change.
 *
 * @param read reads the manifest of the media build
 */
export function pagesWithPhotos(
  pages: SitePages,
  media: Pick<LiveMedia, 'version'>,
  read: () => Pick<MediaManifest, 'photos'>,
): SitePages {
  let known: { version: number; wholeOf(page: PageContent): PageContent } | undefined;

  function wholeOf(page: PageContent): PageContent {
    if (known?.version !== media.version) {
      const { photos } = read();
      const whole = (one: PageContent) => withPhotos(one, (photo) => withMade(photo, photos));
      known = { version: media.version, wholeOf: onceForEach(whole) };
    }
    return known.wholeOf(page);
  }

  return {
    ...pages,
    find(path) {
      const page = pages.find(path);
      return page && wholeOf(page);
    },
  };
}

function withMade(photo: PagePhoto, photos: MediaManifest['photos']): PagePhoto {
  const { alt, focus, file } = photo;
  const entry = photos[file];
  if (!entry) return photo;
  const { width, height, photoUrl } = entry;
  const made = { width, height, photoUrl, imgUrl: plainPhoto(entry), alt, ...(focus && { focus }) };
  return { ...photo, made };
}
