import { expect, test } from '@jest/globals';
import { parseSubmissionDays } from '../../../settings/retention-setting.ts';
import { appliedRetention, ignoredDays } from './applied-retention.ts';
import { daysKept } from './retention.ts';

const PROMISED = { keepYears: 3, forms: { warranty: 10, 'service-request': 10 } };
const setTo = (value: string | undefined) => (value && parseSubmissionDays(value)) || { daysByForm: {} };

test.each([
  [undefined, { sales: 1095, quick: 1095, warranty: 3650 }],
  ['365', { sales: 365, quick: 365, warranty: 365 }],
  ['2000', { sales: 1095, quick: 1095, warranty: 2000 }],
  ['sales=30,warranty=36500', { sales: 30, quick: 1095, warranty: 3650 }],
])('with %s every form has the promised retention, or a shorter one from the settings', (setting, days) => {
  const applied = appliedRetention(PROMISED, setTo(setting));
  const forms = Object.keys(days);
  expect(Object.fromEntries(forms.map((form) => [form, daysKept(applied, form)]))).toEqual(days);
});

test('submissions of a removed form have the common retention', () => {
  expect(daysKept(appliedRetention(PROMISED, setTo(undefined)), 'gone')).toBe(1095);
  expect(daysKept(appliedRetention(PROMISED, setTo('90')), 'gone')).toBe(90);
});

test('without a promise of the content the settings apply', () => {
  for (const setting of [undefined, '36500', '1095,sales=30'])
    expect(appliedRetention(undefined, setTo(setting))).toEqual(setTo(setting));
  expect(ignoredDays(undefined, setTo('36500'))).toBeUndefined();
});

test.each([undefined, '1095', '365', '1095,warranty=3650', 'sales=30'])(
  'no warning for %s, which does not exceed the promise',
  (setting) => expect(ignoredDays(PROMISED, setTo(setting))).toBeUndefined(),
);

test('periods longer than promised are reported with form and applied value', () => {
  const told = ignoredDays(PROMISED, setTo('1095,sales=1200,warranty=4000'));
  expect(told).toMatch(
    /^SUBMISSIONS_KEEP_DAYS: .*\(sales: 1200日ではなく1095日、warranty: 4000日ではなく3650日\)$/,
  );
});
