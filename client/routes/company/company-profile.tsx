import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Api } from '../../../records/client.ts';
import { formatMonth } from '../../../shared/text/date.ts';
import { DeferredSection } from '../../components/deferred-section.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { findPartners } from '../../features/partners/find-partners.ts';
import { PrefectureMap } from '../../features/partners/prefecture-map.tsx';
import { lateSection, loadSection } from '../../features/text-page/late-section.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { TextPage, textPart } from '../../features/text-page/text-page.tsx';
import { apiOf, deferred } from '../../lib/loading/load.ts';
import { useSite } from '../../lib/page-context.tsx';
import { siteJsonLd } from '../../lib/structured-data/site-json-ld.ts';
import { HISTORY, sectionOf, splitFacts } from './company-sections.ts';

const PARTNERS = '/partners';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const late = {
    history: loadSection(args, api.company.history({ type: HISTORY }), (found) =>
      sectionOf('history', found, { kind: 'timeline', items: found.items }),
    ),
    honours: loadSection(args, api.company.honours(), (found) =>
      sectionOf('honours', found, {
        kind: 'facts',
        rows: found.items.map(({ month, name, text }) => [formatMonth(month), `${name}。${text}`]),
      }),
    ),
    regions: loadSection(args, api.companyTexts.global(), (found) =>
      sectionOf('regions', found, {
        kind: 'facts',
        rows: found.items.map((region) => [region.title, region.text]),
      }),
    ),
    totals: deferred(args, loadTotals(api)),
  };
  const [text, company] = await Promise.all([loadPage(args), api.company.info()]);
  const { figures, others } = splitFacts(company.rows);
  return {
    text: { ...text, title: company.title, lead: company.lead },
    profile: sectionOf('profile', { title: '概要' }, ...figures, { kind: 'facts', rows: others }),
    windows: sectionOf(
      'windows',
      { title: '窓口' },
      { kind: 'facts', rows: company.windows.map(({ name, value }) => [name, value]) },
    ),
    ...late,
  };
}

/** Loads the number of partners in each prefecture; null if there are none. */
async function loadTotals(api: Api): Promise<Record<string, number> | null> {
  const { totals } = await findPartners(api, {});
  return Object.values(totals).some((total) => total > 0) ? totals : null;
}

export function Component() {
  const site = useSite();
  const { text, profile, history, honours, regions, windows, totals } = useLoaderData<typeof loader>();
  return (
    <TextPage
      text={text}
      jsonLd={siteJsonLd(site)}
      leading={[
        textPart(profile),
        lateSection('history', history),
        lateSection('honours', honours),
        lateSection('regions', regions),
        textPart(windows),
      ]}
      closing={(tone) => (
        <DeferredSection
          key="partners"
          name="partners"
          value={totals}
          id="partners"
          title="全国のパートナー"
          tone={tone}
          more={<MoreLink to={PARTNERS}>パートナーを探す</MoreLink>}
          skeleton={
            <OnWideScreens>
              <div className="lg:min-h-200" />
            </OnWideScreens>
          }
        >
          {(known) => (
            <OnWideScreens>
              <PrefectureMap query={{}} totals={known} path={PARTNERS} />
            </OnWideScreens>
          )}
        </DeferredSection>
      )}
    />
  );
}

function OnWideScreens({ children }: { children: ReactNode }) {
  return <div className="max-w-4xl max-lg:hidden print:hidden">{children}</div>;
}
