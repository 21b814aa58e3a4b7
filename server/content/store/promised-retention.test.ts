import { expect, test } from '@jest/globals';
import { parseSubmissionDays } from '../../retention-setting.ts';
import { retentionProblem } from './promised-retention.ts';

const PROMISED = { keepYears: 3, otherForms: ['warranty', 'service-request'] };
const problem = (setting: string | undefined) =>
  retentionProblem(PROMISED, (setting && parseSubmissionDays(setting)) || { daysByForm: {} });

test.each(['1095', '365', '1095,warranty=3650', '1095,sales=30,service-request=36500'])(
  'what is kept for %s days is no longer than promised',
  (setting) => expect(problem(setting)).toBeUndefined(),
);

test.each([
  [undefined, 'sales: 期限なし'],
  ['1096', 'sales: 1096日'],
  ['1095,sales=1200', '(sales: 1200日)'],
  ['sales=1095', 'quick: 期限なし'],
])('what %s keeps for longer is named with the setting', (setting, named) => {
  expect(problem(setting)).toMatch(/^SUBMISSIONS_KEEP_DAYS: .*3年\(1095日\)/);
  expect(problem(setting)).toContain(named);
  expect(problem(setting)).not.toMatch(/warranty|service-request/);
});

test('content that promises nothing is no reason to say anything', () => {
  expect(retentionProblem(undefined, { daysByForm: {} })).toBeUndefined();
});
