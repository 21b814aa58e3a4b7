import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { lateSection, loadSection } from '../../features/text-page/late-section.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { TextPage, textPart } from '../../features/text-page/text-page.tsx';
import { apiOf, unlessMissing } from '../../lib/loading/load.ts';
import { sectionOf } from './company-sections.ts';

/** Loads the company's principles, and the sections of the page itself. */
export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const principles = loadSection(args, api.companyTexts.superiority(), (found) =>
    sectionOf('principles', found, { kind: 'points', items: found.items }),
  );
  const quality = loadSection(args, api.companyTexts.innovate(), (found) =>
    sectionOf('quality', found, { kind: 'facts', rows: found.items.map(({ title, text }) => [title, text]) }),
  );
  const [text, culture] = await Promise.all([loadPage(args), unlessMissing(api.companyTexts.culture())]);
  return {
    text: { ...text, ...(culture && { lead: culture.lead }) },
    culture:
      culture && sectionOf('culture', { title: culture.title }, { kind: 'points', items: culture.items }),
    principles,
    quality,
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
