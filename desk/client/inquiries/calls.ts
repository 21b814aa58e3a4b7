import type {
  ChangeSubmission,
  Cursor,
  SubmissionCounts,
  SubmissionDetail,
  SubmissionFilter,
  SubmissionHandled,
  SubmissionList,
  SubmissionRetention,
  SubmissionsErased,
  SubmissionsPurged,
  SubmissionTrail,
} from '../../shared/submissions.ts';
import type { Calls } from '../api.ts';

/** API calls for submissions. Personal data goes in bodies, because URLs are logged and kept in histories. */
export function inquiryCalls({ get, send, download }: Calls) {
  return {
    inquiries: (filter: SubmissionFilter, after?: Cursor) =>
      send<SubmissionList>('submissions/list', { filter, after }),
    inquiryCounts: () => get<SubmissionCounts>('submissions/counts'),
    inquiry: (receipt: string) => get<SubmissionDetail>('submissions/detail', { receipt }),
    changeInquiry: (change: ChangeSubmission) =>
      send<SubmissionHandled>('submissions/handling', change, 'PUT'),
    eraseInquiry: (order: { receipt: string; whose: 'submission' | 'person'; typed: string }) =>
      send<SubmissionsErased>('submissions/erase', order),
    exportInquiries: (filter: SubmissionFilter) => download('submissions/export', { filter }),
    inquiryRetention: () => get<SubmissionRetention>('submissions/retention'),
    purgeInquiries: () => send<SubmissionsPurged>('submissions/purge', {}),
    inquiryTrail: (after?: Cursor) => send<SubmissionTrail>('submissions/trail', { after }),
  };
}
