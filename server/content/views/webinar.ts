import type { Webinar } from '../../../shared/api/webinar.ts';
import type { WebinarRecord } from '../schema/webinar.ts';

/** The cover of the webinar of a day; its name is the last part of the page's address. */
export function webinarCover(date: string): string {
  return `/media/webinars/${date.replaceAll('-', '')}.svg`;
}

export function webinarView({ cover: _, ...record }: WebinarRecord): Webinar {
  return { ...record, imgUrl: webinarCover(record.date) };
}
