import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatMonth } from '../../../shared/text/date.ts';
import { lateSection, loadSection } from '../../features/text-page/late-section.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { TextPage, textPart } from '../../features/text-page/text-page.tsx';
import { apiOf } from '../../lib/loading/load.ts';

/** 沿革 */
const HISTORY = 1;
const EVENTS_SHOWN = 6;
const PROFILE = '/company/profile';

/** Loads the company's business, its main facts, its latest events and its partners. */
export async function loader(args: LoaderFunctionArgs) {
  const { company, companyTexts } = apiOf(args);
  const late = {
    profile: loadSection(args, company.info(), ({ title, rows }) => {
      const leading = rows.filter((row) => row.leading);
      return {
        id: 'profile',
        title,
        blocks: [
          ...(leading.length > 0 ? [{ kind: 'figures' as const, rows: leading.map(pairOf) }] : []),
          { kind: 'paragraphs', texts: [`[${title}を見る](${PROFILE})`] },
        ],
      };
    }),
    history: loadSection(args, company.history({ type: HISTORY }), ({ title, items }) => ({
      id: 'history',
      title: `最近の${title}`,
      blocks: [{ kind: 'timeline', items: items.slice(-EVENTS_SHOWN) }],
    })),
    honours: loadSection(args, company.honours(), ({ title, items }) => ({
      id: 'honours',
      title,
      blocks: [{ kind: 'facts', rows: items.map(({ month, name }) => [formatMonth(month), name]) }],
    })),
    partners: loadSection(args, companyTexts.partner(), ({ title, lead, items }) => ({
      id: 'partners',
      title,
      lead,
      blocks: [{ kind: 'points', items }],
    })),
  };
  return { text: await loadPage(args), late };
}

const pairOf = ({ name, value }: { name: string; value: string }): [string, string] => [name, value];

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
