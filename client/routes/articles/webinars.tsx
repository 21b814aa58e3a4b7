import type { LoaderFunctionArgs } from 'react-router';
import { heldSection, upcomingSection } from '../../../records/webinar/page.ts';
import { loadPage } from '../../features/text-page/load-page.ts';
import { apiOf, unlessMissing } from '../../lib/loading/load.ts';
import { todayOf } from '../../lib/today.ts';
import { say } from '../../lib/words.ts';
import { withRecords } from '../company/text-page.tsx';

/** Loads the upcoming webinars and the recordings. */
export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const [text, upcoming, held] = await Promise.all([
    loadPage(args),
    unlessMissing(api.getUpcomingWebinars()),
    unlessMissing(api.getPastWebinars()),
  ]);
  const sections = [
    ...(upcoming?.length ? [upcomingSection(upcoming, todayOf(args), say(text.words, 'upcoming'))] : []),
    ...(held?.length ? [heldSection(held)] : []),
    ...text.sections,
  ];
  return withRecords(args, { ...text, sections });
}

export { Component } from '../company/text-page.tsx';
