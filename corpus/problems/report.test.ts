import { expect, test } from '@jest/globals';
import { describeProblems, distinct } from './report.ts';

const missing = {
  file: 'news/a.md',
  field: 'summary',
  title: '要約',
  line: 2,
  reason: '必須の項目です',
  fix: '「要約」を書いてください',
};

test('problems are listed by file and line, with corrections, and counted', () => {
  const later = { file: 'news/a.md', field: '本文', line: 9, reason: '/nowhere というページはありません' };
  const other = { file: 'banners.yaml', field: '(ファイル)', reason: 'ファイルがありません' };
  expect(describeProblems([later, missing, other])).toBe(
    [
      'banners.yaml',
      '  banners.yaml  (ファイル)',
      '    理由: ファイルがありません',
      '',
      'news/a.md',
      '  news/a.md:2  要約(summary)',
      '    理由: 必須の項目です',
      '    直し方: 「要約」を書いてください',
      '  news/a.md:9  本文',
      '    理由: /nowhere というページはありません',
      '',
      '2個のファイルに、3件の誤りがあります',
    ].join('\n'),
  );
});

test('a problem found by two readers is reported once', () => {
  expect(distinct([missing, { ...missing }, { ...missing, field: 'title' }])).toHaveLength(2);
});
