import { expect, test } from '@jest/globals';
import { OTHER_SITE } from '../test/support/sites/other-site.ts';
import { brandFacts, fillBrandFacts } from './brand-facts.ts';

test('a text cites the retention of submissions, for all forms and for one', () => {
  const facts = brandFacts({
    ...OTHER_SITE,
    submissions: { keepYears: 3, forms: { 'service-request': 10 } },
  });
  expect(fillBrandFacts('{{keepYears}}年、修理は{{keepYears.service-request}}年', facts)).toEqual({
    source: '3年、修理は10年',
    unknown: [],
  });
  expect(fillBrandFacts('{{keepYears.sales}}', facts).unknown).toEqual(['keepYears.sales']);
});
