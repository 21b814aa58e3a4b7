import { PAGE_LIMIT_MAX } from '../../constants.ts';
import { bannerListSchema } from '../banner.ts';
import { careerDetailSchema, careerPageSchema } from '../career.ts';
import {
  companyHistorySchema,
  companyHonoursSchema,
  companyInfoSchema,
  companyTextSchema,
} from '../company.ts';
import { textDocumentSchema } from '../document.ts';
import { partnerPageSchema } from '../partner.ts';
import type { PlainQuery } from '../queries.ts';
import { orNone, type Reader } from '../reader.ts';
import { webinarListSchema } from '../webinar.ts';

/** Who runs the site: texts, banners, jobs, partners, webinars. */
export function companyCalls({ read }: Reader) {
  /** An upstream that does not know these calls has no webinars. */
  const webinars = (path: string) => orNone(read(webinarListSchema, path));

  return {
    /** Banners of a place: 1 home, 2 products, 3 solutions, 4 case studies. */
    getBanners: (type: number) => read(bannerListSchema, `/banner/list/${type}`),
    getCareers: () => read(careerPageSchema, '/recruit/pageList', { limit: PAGE_LIMIT_MAX, page: 1 }),
    getCareer: (id: number) => read(careerDetailSchema, `/recruit/info/${id}`),
    getCompany: () => read(companyInfoSchema, '/company/info'),
    /** 1 沿革 */
    getCompanyHistory: (type: number) => read(companyHistorySchema, `/company/history/${type}`),
    getCompanyHonours: () => read(companyHonoursSchema, '/company/honor'),
    getCompanyText: (kind: 'superiority' | 'culture' | 'innovate' | 'global' | 'partner') =>
      read(companyTextSchema, `/company/${kind}`),
    /** 1 サポート案内, 2 保証規定, 3 修理の流れ */
    getServiceText: (type: number) => read(textDocumentSchema, `/service/info/${type}`),
    /** 1 プライバシーポリシー, 2 会社概要, 3 外部送信, 4 使用許諾 */
    getSingleText: (type: number) => read(textDocumentSchema, `/single/info/${type}`),
    /** Partners that work in a prefecture, those with their office there first. */
    getPartners: (query: PlainQuery<'/channel/partner/list'>) =>
      read(partnerPageSchema, '/channel/partner/list', query),
    /** The next one first. */
    getUpcomingWebinars: () => webinars('/webinar/list'),
    /** The last one first. */
    getPastWebinars: () => webinars('/webinar/pastList'),
  };
}
