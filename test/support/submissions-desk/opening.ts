import { afterEach, beforeEach, expect } from '@jest/globals';
import type { DeskProblem } from '../../../desk/shared/api.ts';
import type {
  SubmissionAuditEntry,
  SubmissionDetail,
  SubmissionHandled,
  SubmissionHandling,
  SubmissionList,
  SubmissionTrail,
} from '../../../desk/shared/submissions.ts';
import type { DatabasePlace } from '../../../server/content/store/database.ts';
import { HANAKO, PERSONAL, type SubmissionsDeskApp, startSubmissionsDesk } from './start.ts';

/** Opens a desk over an empty database for each test, and checks that its log contains no visitor data. */
export function deskOver(newPlace: () => Promise<DatabasePlace>) {
  let place: DatabasePlace;
  let desk: SubmissionsDeskApp;

  beforeEach(async () => {
    place = await newPlace();
    desk = await startSubmissionsDesk(place, { SUBMISSIONS_KEEP_DAYS: 'sales=1095,quick=30' });
  });

  afterEach(async () => {
    await desk.close();
    expect(JSON.stringify(desk.lines)).not.toMatch(PERSONAL);
  });

  const list = async (filter: object = {}, after?: object) => {
    const answer = await desk.ask<SubmissionList>('POST', '/submissions/list', {
      filter,
      ...(after && { after }),
    });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const receiptsOf = ({ submissions }: SubmissionList) => submissions.map(({ receipt }) => receipt);
  const detail = async (receipt: string, as = HANAKO) => {
    const answer = await desk.ask<SubmissionDetail>(
      'GET',
      `/submissions/detail?receipt=${receipt}`,
      undefined,
      { as },
    );
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const change = (receipt: string, to: Partial<SubmissionHandling>, as = HANAKO) =>
    desk.ask<SubmissionHandled & DeskProblem>(
      'PUT',
      '/submissions/handling',
      { receipt, state: 'open', assignee: null, note: '', revision: 0, ...to },
      { as },
    );
  const wholeTrail = async (): Promise<SubmissionAuditEntry[]> =>
    (await desk.ask<SubmissionTrail>('POST', '/submissions/trail', {})).body.entries;
  /** Without the entries for list pages that a test has read. */
  const trail = async () => (await wholeTrail()).filter(({ action }) => action !== 'list');

  return {
    get place() {
      return place;
    },
    get desk() {
      return desk;
    },
    list,
    receiptsOf,
    detail,
    change,
    trail,
    wholeTrail,
  };
}
