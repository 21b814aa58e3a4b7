import type { Webinar } from '../../../shared/api/webinar.ts';
import type { Catalogue } from '../catalogue.ts';
import type { WebinarRecord } from '../schema/webinar.ts';

/** The cover of the webinar of a day; its name is the last part of the page's address. */
export function webinarCover(date: string): string {
  return `/media/webinars/${date.replaceAll('-', '')}.svg`;
}

export function webinarView(
  { cover: _, photos, ...record }: WebinarRecord,
  { pictures }: Pick<Catalogue, 'pictures'>,
): Webinar {
  return { ...record, ...pictures.cover(webinarCover(record.date), photos) };
}
