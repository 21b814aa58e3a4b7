import type { Navigation } from '../../shared/site/navigation.ts';
import type { PublicContent } from '../../shared/site/public-content.ts';
import { publicSite } from '../../shared/site/site.ts';
import type { SiteRecord } from '../../shared/site/site-schema.ts';

/** Another vendor than the one of the content folder. */
export const OTHER_SITE: SiteRecord = {
  name: 'アオバカメラ',
  legalName: '青葉カメラ株式会社',
  englishName: 'Aoba Camera Co., Ltd.',
  shortEnglishName: 'Aoba Camera',
  representative: { title: '代表取締役', name: '青葉 春' },
  tagline: '撮りたい時に、すぐ撮れる。',
  description: 'アオバカメラは、業務用のカメラと充電器を開発するメーカーです。',
  origin: 'https://www.aoba-camera.example',
  address: { postalCode: '980-0000', region: '宮城県', locality: '青葉市', street: '若葉3-4-5' },
  contacts: {
    sales: { name: '販売窓口', phone: '022-000-0200', hours: '平日 10:00〜18:00' },
    support: { name: '修理窓口', phone: '0120-000-200', hours: '毎日 10:00〜17:00' },
  },
  email: 'hello@aoba-camera.example',
  securityEmail: 'psirt@aoba-camera.example',
  mail: {
    sender: 'no-reply@aoba-camera.example',
    recipients: ['sales@aoba-camera.example'],
    forms: { warranty: ['repair@aoba-camera.example', 'log@aoba-camera.example'] },
  },
  examples: {},
  social: [{ name: 'Photos', icon: 'external', url: 'https://photos.aoba-camera.example/' }],
  survey: { company: '青葉アンケート(日本)', url: 'https://survey.aoba-camera.example/web' },
};

/** Its menus, in the form that pages get them. */
export const OTHER_NAVIGATION: Navigation = {
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
};
