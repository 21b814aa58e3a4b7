import type { LoaderFunctionArgs } from 'react-router';
import { PAGE_LIMIT_MAX } from '../../shared/constants.ts';
import { findText } from '../features/brief/find-text.ts';
import { partnersSection } from '../features/partners/by-region.ts';
import { apiOf, deferred, notFound } from '../lib/load.ts';
import { briefData } from './brief.tsx';

/** How to become a partner, and where the partners are. */
export async function loader(args: LoaderFunctionArgs) {
  const [text, partners] = await Promise.all([
    findText(new URL(args.request.url).pathname),
    deferred(args, apiOf(args).getPartners({ limit: PAGE_LIMIT_MAX, page: 1 })),
  ]);
  if (!text) throw notFound();
  const [kinds, ...rest] = text.sections;
  if (!kinds || !partners?.list.length) return briefData(args, text);
  return briefData(args, { ...text, sections: [kinds, partnersSection(partners.list), ...rest] });
}

export { Component } from './brief.tsx';
