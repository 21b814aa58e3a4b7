import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatMonth } from '../../../shared/text/date.ts';
import { lateSection, loadSection } from '../../features/text-page/late-section.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { TextPage, textPart } from '../../features/text-page/text-page.tsx';
import { apiOf } from '../../lib/loading/load.ts';
import { HISTORY, sectionOf, splitFacts } from './company-sections.ts';

const EVENTS_SHOWN = 6;
const PROFILE = '/company/profile';

/** Loads the company's business, its main facts, its latest events and its partners. */
export async function loader(args: LoaderFunctionArgs) {
  const { company, companyTexts } = apiOf(args);
  const late = {
    profile: loadSection(args, company.info(), ({ title, rows }) =>
      sectionOf('profile', { title }, ...splitFacts(rows).figures, {
        kind: 'paragraphs',
        texts: [`[${title}を見る](${PROFILE})`],
      }),
    ),
    history: loadSection(args, company.history({ type: HISTORY }), ({ title, items }) =>
      sectionOf(
        'history',
        { title: `最近の${title}` },
        { kind: 'timeline', items: items.slice(-EVENTS_SHOWN) },
      ),
    ),
    honours: loadSection(args, company.honours(), ({ title, items }) =>
      sectionOf(
        'honours',
        { title },
        { kind: 'facts', rows: items.map(({ month, name }) => [formatMonth(month), name]) },
      ),
    ),
    partners: loadSection(args, companyTexts.partner(), (found) =>
      sectionOf('partners', found, { kind: 'points', items: found.items }),
    ),
  };
  return { text: await loadPage(args), late };
}

export function Component() {
  const { text, late } = useLoaderData<typeof loader>();
  const [first, ...sections] = text.sections;
  const { profile, history, honours, partners } = late;
  return (
    <TextPage
      text={{ ...text, sections }}
      leading={[
        lateSection('company-profile', profile),
        ...(first ? [textPart(first)] : []),
        lateSection('company-history', history),
        lateSection('company-honours', honours),
        lateSection('company-partners', partners),
      ]}
    />
  );
}
