import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatMonth } from '../../shared/text/date.ts';
import { BriefPage } from '../features/brief/brief-page.tsx';
import type { BriefSection, BriefText } from '../features/brief/types.ts';
import { apiOf, deferred } from '../lib/load.ts';
import { useSite } from '../lib/page-context.tsx';
import { siteJsonLd } from '../lib/site-json-ld.ts';

/** 沿革 */
const HISTORY = 1;

export async function loader(args: LoaderFunctionArgs): Promise<BriefText> {
  const api = apiOf(args);
  const [company, history, honours, regions] = await Promise.all([
    api.getCompany(),
    deferred(args, api.getCompanyHistory(HISTORY)),
    deferred(args, api.getCompanyHonours()),
    deferred(args, api.getCompanyText('global')),
  ]);
  return {
    title: company.title,
    eyebrow: 'Profile',
    lead: company.lead,
    description:
      'ミナモネットワークス株式会社の会社概要です。社名、所在地、電話番号、事業内容、部門の構成、取り扱い製品、営業時間、沿革、認証と表彰、各種のお問い合わせ窓口を掲載しています。',
    crumbs: [{ name: '企業情報', path: '/company' }],
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

function facts(id: string, title: string, rows: [string, string][], lead?: string): BriefSection {
  return { id, title, ...(lead && { lead }), blocks: [{ kind: 'facts', rows }] };
}

export function Component() {
  const site = useSite();
  return <BriefPage text={useLoaderData<typeof loader>()} jsonLd={siteJsonLd(site)} />;
}
