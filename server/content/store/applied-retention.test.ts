import { expect, test } from '@jest/globals';
import { parseSubmissionDays } from '../../retention-setting.ts';
import { appliedRetention, ignoredDays } from './applied-retention.ts';
import { daysKept } from './retention.ts';

const PROMISED = { keepYears: 3, forms: { warranty: 10, 'service-request': 10 } };
const setTo = (value: string | undefined) => (value && parseSubmissionDays(value)) || { daysByForm: {} };

test.each([
  [undefined, { sales: 1095, quick: 1095, warranty: 3650 }],
  ['365', { sales: 365, quick: 365, warranty: 365 }],
  ['2000', { sales: 1095, quick: 1095, warranty: 2000 }],
  ['sales=30,warranty=36500', { sales: 30, quick: 1095, warranty: 3650 }],
])('with %s every form is kept as promised, or for less where that is set', (setting, days) => {
  const applied = appliedRetention(PROMISED, setTo(setting));
  const forms = Object.keys(days);
  expect(Object.fromEntries(forms.map((form) => [form, daysKept(applied, form)]))).toEqual(days);
});

test('what a form has left that there is no more goes with the others', () => {
  expect(daysKept(appliedRetention(PROMISED, setTo(undefined)), 'gone')).toBe(1095);
  expect(daysKept(appliedRetention(PROMISED, setTo('90')), 'gone')).toBe(90);
});

test('content that promises nothing leaves it to the settings', () => {
  for (const setting of [undefined, '36500', '1095,sales=30'])
    expect(appliedRetention(undefined, setTo(setting))).toEqual(setTo(setting));
  expect(ignoredDays(undefined, setTo('36500'))).toBeUndefined();
});

test.each([undefined, '1095', '365', '1095,warranty=3650', 'sales=30'])(
  'nothing is said of %s, which is no longer than promised',
  (setting) => expect(ignoredDays(PROMISED, setTo(setting))).toBeUndefined(),
);

test('days that are longer than promised are named with their form and what counts', () => {
  const told = ignoredDays(PROMISED, setTo('1095,sales=1200,warranty=4000'));
  expect(told).toMatch(
    /^SUBMISSIONS_KEEP_DAYS: .*\(sales: 1200日ではなく1095日、warranty: 4000日ではなく3650日\)$/,
  );
});
