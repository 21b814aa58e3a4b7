import type { WebinarRecord } from '../../../corpus/schema/webinar.ts';
import type { Webinar } from '../../../shared/api/webinar.ts';
import type { Catalogue } from '../catalogue.ts';

export function webinarView(
  { photos, ...record }: WebinarRecord,
  { pictures }: Pick<Catalogue, 'pictures'>,
): Webinar {
  return { ...record, ...pictures.photograph(photos) };
}
