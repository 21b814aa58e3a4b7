import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BriefPage } from '../features/brief/brief-page.tsx';
import { findText } from '../features/brief/find-text.ts';
import type { BriefSection, BriefText } from '../features/brief/types.ts';
import { apiOf, deferred, notFound } from '../lib/load.ts';

/** What the company does, and whom it does it with. */
export async function loader(args: LoaderFunctionArgs): Promise<BriefText> {
  const [text, partner] = await Promise.all([
    findText(new URL(args.request.url).pathname),
    deferred(args, apiOf(args).getCompanyText('partner')),
  ]);
  if (!text) throw notFound();
  const [first, ...rest] = text.sections;
  const partners: BriefSection | null = partner && {
    id: 'partners',
    title: partner.title,
    lead: partner.lead,
    blocks: [{ kind: 'points', items: partner.items }],
  };
  return { ...text, sections: [first, partners, ...rest].filter((section) => section != null) };
}

export function Component() {
  return <BriefPage text={useLoaderData<typeof loader>()} />;
}
