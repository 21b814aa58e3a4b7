import { expect, test } from '@jest/globals';
import type { CareerDetail } from '../../../records/career/wire.ts';
import { publicSite } from '../../../shared/site/site.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import { OTHER_SITE } from '../../../test/support/sites/other-site.ts';
import { careerJsonLd } from './career-json-ld.ts';
import { isOpen } from './validity.ts';

const SITE = publicSite({ ...OTHER_SITE, origin: 'https://site.example' });

const CAREER: CareerDetail = {
  id: 5,
  slug: 'presales-engineer',
  title: 'プリセールスエンジニア',
  department: '営業本部',
  location: '東京都水面区(本社)',
  employment: '正社員',
  salary: '年収550万円〜900万円(経験と能力による、賞与を含む)',
  postedOn: '2026-09-14',
  validThrough: '2027-02-28',
  summary: '構成を設計する技術職です。',
  content: '<h2>仕事内容</h2>',
};

test('the day changes at midnight in Japan', () => {
  expect(todayInJapan(new Date('2027-02-28T14:59:59Z'))).toBe('2027-02-28');
  expect(todayInJapan(new Date('2027-02-28T15:00:00Z'))).toBe('2027-03-01');
});

test('a job is open until the end of its last day', () => {
  expect(isOpen(CAREER, '2027-02-28')).toBe(true);
  expect(isOpen(CAREER, '2027-03-01')).toBe(false);
});

test('a job posting has its expiry date, with the offset of Japan, and its salary', () => {
  expect(careerJsonLd(SITE, CAREER)).toMatchObject({
    '@type': 'JobPosting',
    datePosted: '2026-09-14T00:00:00+09:00',
    validThrough: '2027-02-28T23:59:59+09:00',
    employmentType: 'FULL_TIME',
    baseSalary: { value: { minValue: 5_500_000, maxValue: 9_000_000, unitText: 'YEAR' } },
  });
  expect(careerJsonLd(SITE, { ...CAREER, salary: '年収650万円〜1,050万円' })).toMatchObject({
    baseSalary: { value: { maxValue: 10_500_000 } },
  });
  expect(careerJsonLd(SITE, { ...CAREER, salary: '応相談' })).not.toHaveProperty('baseSalary');
});
