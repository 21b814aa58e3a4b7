import { bannerCalls } from '../banner.ts';
import { documentCalls } from '../document.ts';
import { orNone, type Reader } from '../reader.ts';
import { webinarCalls } from '../webinar.ts';

/** Who runs the site: texts, banners, jobs, partners, webinars. */
export function companyCalls({ read }: Reader) {
  return {
    /** Banners of a place: 1 home, 2 products, 3 solutions, 4 case studies. */
    getBanners: (type: number) => read(bannerCalls.list, { type }),
    /** 1 サポート案内, 2 保証規定, 3 修理の流れ */
    getServiceText: (type: number) => read(documentCalls.service, { type }),
    /** 1 プライバシーポリシー, 2 会社概要, 3 外部送信, 4 使用許諾 */
    getSingleText: (type: number) => read(documentCalls.single, { type }),
    /** The next one first; none of an upstream that does not know the call. */
    getUpcomingWebinars: () => orNone(read(webinarCalls.upcoming)),
    /** The last one first; none of an upstream that does not know the call. */
    getPastWebinars: () => orNone(read(webinarCalls.past)),
  };
}
