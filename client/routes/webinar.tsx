import type { LoaderFunctionArgs } from 'react-router';
import { findHeld } from '../features/brief/held-webinars.ts';
import { findUpcoming } from '../features/brief/upcoming-webinars.ts';
import { apiOf, notFound } from '../lib/load.ts';
import { briefData } from './brief.tsx';

/** A webinar: with its recording when it was held, else as it is announced. */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  const api = apiOf(args);
  const text = (await findHeld(api, pathname)) ?? (await findUpcoming(api, pathname));
  if (!text) throw notFound();
  return briefData(args, text);
}

export { Component } from './brief.tsx';
