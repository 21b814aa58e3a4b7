import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { listTitles } from '../../../shared/site/list-titles.ts';
import type { Navigation } from '../../../shared/site/navigation.ts';
import type { PublicContent } from '../../../shared/site/public-content.ts';
import { publicSite } from '../../../shared/site/site.ts';
import { type SiteRecord, siteFile } from '../../../shared/site/site-schema.ts';
import { OTHER_CONTENT_DIR } from '../content/fixture-content.ts';

/** Site record of a vendor other than the content folder's. */
export const OTHER_SITE: SiteRecord = siteFile.parse(
  parseYaml(readFileSync(path.join(OTHER_CONTENT_DIR, 'site.yaml'), 'utf8')),
);

/** Menus for tests of the layout, in the shape that pages receive. */
const OTHER_NAVIGATION: Navigation = {
  main: [
    { name: '製品情報', path: '/products', section: 'products', panel: 'products', links: [] },
    { name: 'ソリューション', path: '/solutions', section: 'solutions', panel: 'solutions', links: [] },
    { name: '導入事例', path: '/case-studies', section: 'case-studies', panel: 'cases', links: [] },
    {
      name: 'サポート',
      path: '/service',
      section: 'support',
      panel: 'links',
      links: [{ name: '修理の流れ', path: '/service/aftersale-flow' }],
    },
    {
      name: '企業情報',
      path: '/company',
      section: 'company',
      panel: 'links',
      links: [{ name: '会社概要', path: '/company/profile', note: '所在地' }],
    },
  ],
  dropdown: { name: '技術・ナレッジ', links: [{ name: 'ブログ', path: '/blog', note: '現場の話題' }] },
  top: [{ name: 'ニュース', path: '/news' }],
  mobile: [{ name: 'お問い合わせ', path: '/contact' }],
  footer: { columns: [{ name: '製品情報', path: '/products', links: [{ list: 'categories' }] }], legal: [] },
};

export const OTHER_CONTENT: PublicContent = {
  site: publicSite(OTHER_SITE),
  navigation: OTHER_NAVIGATION,
  browserColour: '#8a1c4a',
  preview: null,
  listTitles: listTitles(() => undefined),
  ornament: null,
};
