import { documentCalls } from '../../shared/api/document.ts';
import { orNone, type Reader } from '../../shared/api/reader.ts';
import { webinarCalls } from '../webinar/wire.ts';

/** The company: texts, webinars. */
export function companyCalls({ read }: Reader) {
  return {
    /** 1 サポート案内, 2 保証規定, 3 修理の流れ */
    getServiceText: (type: number) => read(documentCalls.service, { type }),
    /** 1 プライバシーポリシー, 2 会社概要, 3 外部送信, 4 使用許諾 */
    getSingleText: (type: number) => read(documentCalls.single, { type }),
    /** Upcoming webinars, the next one first; empty for an upstream without the call. */
    getUpcomingWebinars: () => orNone(read(webinarCalls.upcoming)),
    /** Past webinars, the last one first; empty for an upstream without the call. */
    getPastWebinars: () => orNone(read(webinarCalls.past)),
  };
}
