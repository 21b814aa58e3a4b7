import { webinarCover } from '../../../corpus/media-files/covers.ts';
import type { WebinarRecord } from '../../../corpus/schema/webinar.ts';
import type { Webinar } from '../../../shared/api/webinar.ts';
import type { Catalogue } from '../catalogue.ts';

export function webinarView(
  { cover: _, coverSystem: __, photos, ...record }: WebinarRecord,
  { pictures }: Pick<Catalogue, 'pictures'>,
): Webinar {
  return { ...record, ...pictures.cover(webinarCover(record.date), photos) };
}
