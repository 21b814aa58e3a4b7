import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageContent, PageSection } from '../../shared/pages/page-schema.ts';
import { formatMonth } from '../../shared/text/date.ts';
import { loadPage } from '../features/text-page/load-page.ts';
import { TextPage } from '../features/text-page/text-page.tsx';
import { apiOf, deferred, unlessMissing } from '../lib/load.ts';
import { useSite } from '../lib/page-context.tsx';
import { siteJsonLd } from '../lib/site-json-ld.ts';

/** 沿革 */
const HISTORY = 1;

export async function loader(args: LoaderFunctionArgs): Promise<PageContent> {
  const api = apiOf(args);
  const [text, company, history, honours, regions] = await Promise.all([
    loadPage(args),
    api.getCompany(),
    deferred(args, unlessMissing(api.getCompanyHistory(HISTORY))),
    deferred(args, unlessMissing(api.getCompanyHonours())),
    deferred(args, unlessMissing(api.getCompanyText('global'))),
  ]);
  return {
    ...text,
    title: company.title,
    lead: company.lead,
    sections: [
      facts(
        'profile',
        '概要',
        company.rows.map(({ name, value }) => [name, value]),
      ),
      ...(history
        ? [
            facts(
              'history',
              history.title,
              history.items.map(({ month, text }) => [formatMonth(month), text]),
              history.lead,
            ),
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
    ],
  };
}

function facts(id: string, title: string, rows: [string, string][], lead?: string): PageSection {
  return { id, title, ...(lead && { lead }), blocks: [{ kind: 'facts', rows }] };
}

export function Component() {
  const site = useSite();
  return <TextPage text={useLoaderData<typeof loader>()} jsonLd={siteJsonLd(site)} />;
}
