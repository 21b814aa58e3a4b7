import type { LoaderFunctionArgs } from 'react-router';
import { findText } from '../features/brief/find-text.ts';
import { heldSection } from '../features/brief/held-webinars.ts';
import { upcomingSection } from '../features/brief/upcoming-webinars.ts';
import { apiOf, deferred, notFound } from '../lib/load.ts';
import { briefData } from './brief.tsx';

/** The webinars to come, then the recordings. */
export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const [text, upcoming, held] = await Promise.all([
    findText(new URL(args.request.url).pathname),
    deferred(args, api.getUpcomingWebinars()),
    deferred(args, api.getPastWebinars()),
  ]);
  if (!text) throw notFound();
  const sections = [
    ...(upcoming?.length ? [upcomingSection(upcoming)] : []),
    ...(held?.length ? [heldSection(held)] : []),
    ...text.sections,
  ];
  return briefData(args, { ...text, sections });
}

export { Component } from './brief.tsx';
