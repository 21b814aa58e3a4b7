import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageContent, PageSection } from '../../shared/pages/page-schema.ts';
import { loadPage } from '../features/text-page/load-page.ts';
import { TextPage } from '../features/text-page/text-page.tsx';
import { apiOf, deferred } from '../lib/load.ts';

/** What the company does, and whom it does it with. */
export async function loader(args: LoaderFunctionArgs): Promise<PageContent> {
  const [text, partner] = await Promise.all([
    loadPage(args),
    deferred(args, apiOf(args).getCompanyText('partner')),
  ]);
  const [first, ...rest] = text.sections;
  const partners: PageSection | null = partner && {
    id: 'partners',
    title: partner.title,
    lead: partner.lead,
    blocks: [{ kind: 'points', items: partner.items }],
  };
  return { ...text, sections: [first, partners, ...rest].filter((section) => section != null) };
}

export function Component() {
  return <TextPage text={useLoaderData<typeof loader>()} />;
}
