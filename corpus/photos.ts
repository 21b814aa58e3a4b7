import type { PhotoRecord } from '../records/photos.ts';
import { withPhotos } from '../shared/pages/photo-record.ts';
import type { Corpus } from './corpus.ts';

/** Use of a photograph, which determines its width. */
export type PhotoPlace = 'banner' | 'phoneBanner' | 'cover' | 'product' | 'point';

/** A photograph with the record that names it. */
export interface NamedPhoto extends PhotoRecord {
  record: object;
  field: string;
  place: PhotoPlace;
}

/** Every photograph that a record names. */
export function namedPhotos(corpus: Corpus): NamedPhoto[] {
  const { products, cases, solutions, blog, technology, webinars, news, banners, pages } = corpus;
  return [
    ...products.flatMap((record) => listed(record, 'photos', 'product')),
    ...[...cases, ...solutions, ...blog, ...technology, ...webinars, ...news].flatMap((record) =>
      listed(record, 'photos', 'cover'),
    ),
    ...banners.flatMap((record) => [
      ...listed(record, 'photos', 'banner'),
      ...listed(record, 'appPhotos', 'phoneBanner'),
    ]),
    ...pages.flatMap(ofPage),
  ];
}

function listed<Field extends string>(
  record: Record<Field, PhotoRecord[]>,
  field: Field,
  place: PhotoPlace,
): NamedPhoto[] {
  return record[field].map((photo, index) => ({ ...photo, record, field: `${field}[${index}].file`, place }));
}

function ofPage(record: Corpus['pages'][number]): NamedPhoto[] {
  const found: NamedPhoto[] = [];
  withPhotos(record, (photo, at) => {
    const place = at.includes('.items[') ? 'point' : 'cover';
    found.push({ ...photo, record, field: `${at}.file`, place });
    return photo;
  });
  return found;
}
