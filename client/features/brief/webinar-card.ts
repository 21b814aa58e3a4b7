import type { Webinar } from '../../../shared/api/webinar.ts';
import { webinarPath } from '../../../shared/paths/params.ts';
import { formatDayWithWeekday } from '../../../shared/text/date.ts';
import type { BriefSection } from './types.ts';

/** Every webinar is held at the same time of the day. */
export const HOURS = '14:00〜15:00(日本時間)';

export function pathOf({ date }: Webinar): string {
  return webinarPath(date.replaceAll('-', ''));
}

/** A webinar in a list: when, what and for whom. */
export function cardOf(webinar: Webinar) {
  return {
    to: pathOf(webinar),
    ...(webinar.imgUrl && { cover: webinar.imgUrl }),
    meta: `${formatDayWithWeekday(webinar.date)}${HOURS}`,
    title: webinar.title,
    text: `対象:${webinar.audience}`,
  };
}

/** The facts of a webinar, its day first. */
export function outlineOf(rows: [name: string, value: string][]): BriefSection {
  return { id: 'outline', title: '開催の概要', blocks: [{ kind: 'facts', rows }] };
}
