import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { CompanyText } from '../../shared/api/models.ts';
import type { PageContent, PageSection } from '../../shared/pages/page-schema.ts';
import { loadPage } from '../features/text-page/load-page.ts';
import { TextPage } from '../features/text-page/text-page.tsx';
import { apiOf, deferred, unlessMissing } from '../lib/load.ts';

/** What the company holds dear, and below it what this page alone says. */
export async function loader(args: LoaderFunctionArgs): Promise<PageContent> {
  const api = apiOf(args);
  const [text, culture, superiority, innovate] = await Promise.all([
    loadPage(args),
    unlessMissing(api.getCompanyText('culture')),
    deferred(args, unlessMissing(api.getCompanyText('superiority'))),
    deferred(args, unlessMissing(api.getCompanyText('innovate'))),
  ]);
  return {
    ...text,
    ...(culture && { lead: culture.lead }),
    sections: [
      ...(culture ? [pointsSection('culture', { ...culture, lead: '' })] : []),
      ...(superiority ? [pointsSection('principles', superiority)] : []),
      ...(innovate ? [factsSection('quality', innovate)] : []),
      ...text.sections,
    ],
  };
}

function pointsSection(id: string, { title, lead, items }: CompanyText): PageSection {
  return { id, title, ...(lead && { lead }), blocks: [{ kind: 'points', items }] };
}

function factsSection(id: string, { title, lead, items }: CompanyText): PageSection {
  return {
    id,
    title,
    lead,
    blocks: [{ kind: 'facts', rows: items.map((item): [string, string] => [item.title, item.text]) }],
  };
}

export function Component() {
  return <TextPage text={useLoaderData<typeof loader>()} />;
}
