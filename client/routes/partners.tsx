import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { findText } from '../features/brief/find-text.ts';
import { findPartners } from '../features/partners/find-partners.ts';
import { PartnerFinder } from '../features/partners/partner-finder.tsx';
import { readPartnerQuery } from '../features/partners/partner-query.ts';
import { apiOf, deferred, notFound } from '../lib/load.ts';
import { BriefView, briefData } from './brief.tsx';

/** Where the partners are, and how to become one. */
export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const [text, partners] = await Promise.all([
    findText(url.pathname),
    deferred(args, findPartners(apiOf(args), readPartnerQuery(url))),
  ]);
  if (!text) throw notFound();
  return { ...briefData(args, text), partners };
}

export function Component() {
  const { partners } = useLoaderData<typeof loader>();
  return (
    <BriefView
      opening={partners ? (tone) => <PartnerFinder key="partners" {...partners} tone={tone} /> : undefined}
    />
  );
}
