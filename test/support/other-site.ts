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
  desks: {
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
  social: [{ name: 'Photos', icon: 'external', url: 'https://photos.aoba-camera.example/' }],
  survey: { company: '青葉アンケート(日本)', url: 'https://survey.aoba-camera.example/web' },
};
