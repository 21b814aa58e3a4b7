import type { Corpus } from './corpus.ts';
import type { PhotoRecord } from './schema/photo.ts';

/** A photograph with the record that names it. */
export interface NamedPhoto extends PhotoRecord {
  record: object;
  field: string;
}

/** Every photograph that a record names. */
export function namedPhotos(corpus: Corpus): NamedPhoto[] {
  const { products, cases, solutions, blog, technology, webinars } = corpus;
  return [...products, ...cases, ...solutions, ...blog, ...technology, ...webinars].flatMap((record) =>
    record.photos.map((photo, index) => ({ ...photo, record, field: `photos[${index}].file` })),
  );
}
