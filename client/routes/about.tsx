import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { CompanyText } from '../../shared/api/company.ts';
import { BriefPage } from '../features/brief/brief-page.tsx';
import { findText } from '../features/brief/find-text.ts';
import type { BriefSection, BriefText } from '../features/brief/types.ts';
import { apiOf, deferred, notFound } from '../lib/load.ts';

/** What the company holds dear, and below it what this page alone says. */
export async function loader(args: LoaderFunctionArgs): Promise<BriefText> {
  const api = apiOf(args);
  const [text, culture, superiority, innovate] = await Promise.all([
    findText(new URL(args.request.url).pathname),
    api.getCompanyText('culture'),
    deferred(args, api.getCompanyText('superiority')),
    deferred(args, api.getCompanyText('innovate')),
  ]);
  if (!text) throw notFound();
  return {
    ...text,
    lead: culture.lead,
    sections: [
      pointsSection('culture', { ...culture, lead: '' }),
      ...(superiority ? [pointsSection('principles', superiority)] : []),
      ...(innovate ? [factsSection('quality', innovate)] : []),
      ...text.sections,
    ],
  };
}

function pointsSection(id: string, { title, lead, items }: CompanyText): BriefSection {
  return { id, title, ...(lead && { lead }), blocks: [{ kind: 'points', items }] };
}

function factsSection(id: string, { title, lead, items }: CompanyText): BriefSection {
  return {
    id,
    title,
    lead,
    blocks: [{ kind: 'facts', rows: items.map((item): [string, string] => [item.title, item.text]) }],
  };
}

export function Component() {
  return <BriefPage text={useLoaderData<typeof loader>()} />;
}
