import type { LoaderFunctionArgs } from 'react-router';
import { findText } from '../features/brief/find-text.ts';
import { findUpcoming } from '../features/brief/upcoming-webinars.ts';
import { apiOf, notFound } from '../lib/load.ts';
import { briefData } from './brief.tsx';

/** A webinar: with its recording when it was held, else as it is announced. */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  const text = (await findText(pathname)) ?? (await findUpcoming(apiOf(args), pathname));
  if (!text) throw notFound();
  return briefData(args, text);
}

export { Component } from './brief.tsx';
