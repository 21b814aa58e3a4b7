import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { CompanyInfo } from '../../shared/api/company.ts';
import type { PageContent, PageSection } from '../../shared/pages/page-schema.ts';
import { formatMonth } from '../../shared/text/date.ts';
import { MoreLink } from '../components/more-link.tsx';
import { Section } from '../components/section.tsx';
import { findPartners } from '../features/partners/find-partners.ts';
import { PrefectureMap } from '../features/partners/prefecture-map.tsx';
import { loadPage } from '../features/text-page/load-page.ts';
import { TextPage } from '../features/text-page/text-page.tsx';
import type { Tone } from '../features/text-page/text-sections.tsx';
import { apiOf, deferred, unlessMissing } from '../lib/load.ts';
import { useSite } from '../lib/page-context.tsx';
import { siteJsonLd } from '../lib/site-json-ld.ts';

/** 沿革 */
const HISTORY = 1;
const PARTNERS = '/partners';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const [text, company, history, honours, regions, partners] = await Promise.all([
    loadPage(args),
    api.getCompany(),
    deferred(args, unlessMissing(api.getCompanyHistory(HISTORY))),
    deferred(args, unlessMissing(api.getCompanyHonours())),
    deferred(args, unlessMissing(api.getCompanyText('global'))),
    deferred(args, findPartners(api, {})),
  ]);
  const page: PageContent = {
    ...text,
    title: company.title,
    lead: company.lead,
    sections: [
      profileSection(company.rows),
      ...(history
        ? [
            {
              id: 'history',
              title: history.title,
              lead: history.lead,
              blocks: [{ kind: 'timeline' as const, items: history.items }],
            },
          ]
        : []),
      ...(honours
        ? [
            facts(
              'honours',
              honours.title,
              honours.items.map(({ month, name, text }) => [formatMonth(month), `${name}。${text}`]),
              honours.lead,
            ),
          ]
        : []),
      ...(regions
        ? [
            facts(
              'regions',
              regions.title,
              regions.items.map(({ title, text }) => [title, text]),
              regions.lead,
            ),
          ]
        : []),
      facts(
        'windows',
        '窓口',
        company.windows.map(({ name, value }) => [name, value]),
      ),
      ...text.sections,
    ],
  };
  return { page, totals: partners && isSomewhere(partners.totals) ? partners.totals : null };
}

function isSomewhere(totals: Record<string, number>): boolean {
  return Object.values(totals).some((total) => total > 0);
}

function profileSection(rows: CompanyInfo['rows']): PageSection {
  const pairs = (isLeading: boolean) =>
    rows
      .filter(({ leading = false }) => leading === isLeading)
      .map(({ name, value }): [string, string] => [name, value]);
  const [large, others] = [pairs(true), pairs(false)];
  return {
    id: 'profile',
    title: '概要',
    blocks: [
      ...(large.length > 0 ? [{ kind: 'figures' as const, rows: large }] : []),
      { kind: 'facts', rows: others },
    ],
  };
}

function facts(id: string, title: string, rows: [string, string][], lead?: string): PageSection {
  return { id, title, ...(lead && { lead }), blocks: [{ kind: 'facts', rows }] };
}

export function Component() {
  const site = useSite();
  const { page, totals } = useLoaderData<typeof loader>();
  return (
    <TextPage
      text={page}
      jsonLd={siteJsonLd(site)}
      closing={totals ? (tone) => <PartnerMap key="partners" totals={totals} tone={tone} /> : undefined}
    />
  );
}

/** Who is near, on a map where there is room for one. */
function PartnerMap({ totals, tone }: { totals: Record<string, number>; tone: Tone }) {
  return (
    <Section
      id="partners"
      title="全国のパートナー"
      tone={tone}
      more={<MoreLink to={PARTNERS}>パートナーを探す</MoreLink>}
    >
      <div className="max-w-4xl max-lg:hidden print:hidden">
        <PrefectureMap query={{}} totals={totals} path={PARTNERS} />
      </div>
    </Section>
  );
}
