import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { CompanyText } from '../../../records/company/wire.ts';
import type { PageSection } from '../../../shared/pages/page-schema.ts';
import { lateSection, loadSection } from '../../features/text-page/late-section.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { TextPage, textPart } from '../../features/text-page/text-page.tsx';
import { apiOf, unlessMissing } from '../../lib/loading/load.ts';

/** Loads the company's principles, and the sections of the page itself. */
export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const principles = loadSection(args, api.companyTexts.superiority(), (found) =>
    pointsSection('principles', found),
  );
  const quality = loadSection(args, api.companyTexts.innovate(), factsSection);
  const [text, culture] = await Promise.all([loadPage(args), unlessMissing(api.companyTexts.culture())]);
  return {
    text: { ...text, ...(culture && { lead: culture.lead }) },
    culture: culture && pointsSection('culture', { ...culture, lead: '' }),
    principles,
    quality,
  };
}

function pointsSection(id: string, { title, lead, items }: CompanyText): PageSection {
  return { id, title, ...(lead && { lead }), blocks: [{ kind: 'points', items }] };
}

function factsSection({ title, lead, items }: CompanyText): PageSection {
  return {
    id: 'quality',
    title,
    lead,
    blocks: [{ kind: 'facts', rows: items.map((item): [string, string] => [item.title, item.text]) }],
  };
}

export function Component() {
  const { text, culture, principles, quality } = useLoaderData<typeof loader>();
  return (
    <TextPage
      text={text}
      leading={[
        ...(culture ? [textPart(culture)] : []),
        lateSection('principles', principles),
        lateSection('quality', quality),
      ]}
    />
  );
}
