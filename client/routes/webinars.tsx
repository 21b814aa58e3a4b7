import type { LoaderFunctionArgs } from 'react-router';
import { findText } from '../features/brief/find-text.ts';
import { upcomingSection } from '../features/brief/upcoming-webinars.ts';
import { apiOf, deferred, notFound } from '../lib/load.ts';
import { briefData } from './brief.tsx';

/** The webinars to come, then the recordings. */
export async function loader(args: LoaderFunctionArgs) {
  const [text, upcoming] = await Promise.all([
    findText(new URL(args.request.url).pathname),
    deferred(args, apiOf(args).getUpcomingWebinars()),
  ]);
  if (!text) throw notFound();
  if (!upcoming?.length) return briefData(args, text);
  return briefData(args, { ...text, sections: [upcomingSection(upcoming), ...text.sections] });
}

export { Component } from './brief.tsx';
