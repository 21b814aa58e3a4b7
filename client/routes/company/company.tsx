import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { lateSection, loadSection } from '../../features/text-page/late-section.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { TextPage, textPart } from '../../features/text-page/text-page.tsx';
import { apiOf } from '../../lib/loading/load.ts';

/** Loads the company's business and partners. */
export async function loader(args: LoaderFunctionArgs) {
  const partners = loadSection(args, apiOf(args).companyTexts.partner(), ({ title, lead, items }) => ({
    id: 'partners',
    title,
    lead,
    blocks: [{ kind: 'points', items }],
  }));
  return { text: await loadPage(args), partners };
}

export function Component() {
  const { text, partners } = useLoaderData<typeof loader>();
  const [first, ...sections] = text.sections;
  const late = lateSection('company-partners', partners);
  return <TextPage text={{ ...text, sections }} leading={first ? [textPart(first), late] : [late]} />;
}
