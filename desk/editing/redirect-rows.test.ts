import { expect, test } from '@jest/globals';
import { withMovedAddress } from './redirect-rows.ts';

const TEXT = `# 移転の記録
redirects:
  - from: /older
    to: /old
    reason: 2024年の移転 # 古い案内から
  - from: /new
    to: /elsewhere
    reason: 以前のページ
gone:
  - path: /dead
    reason: 終了
`;

test('a moved page gets a row at the end, and rows that led to it lead on to its new address', () => {
  expect(withMovedAddress(TEXT, { from: '/old', to: '/new', reason: 'URLの変更' })).toBe(`# 移転の記録
redirects:
  - from: /older
    to: /new
    reason: 2024年の移転 # 古い案内から
  - from: /old
    to: /new
    reason: URLの変更
gone:
  - path: /dead
    reason: 終了
`);
});

test('a page without a successor is gone, with the addresses that led to it', () => {
  const led = withMovedAddress(TEXT, { from: '/old', reason: '掲載の終了' });
  expect(led).toContain('  - path: /older\n    reason: 2024年の移転');
  expect(led).toContain('  - path: /old\n    reason: 掲載の終了');
  expect(led).not.toContain('to: /old');
  const text = withMovedAddress(TEXT, { from: '/page', reason: '掲載の終了' });
  expect(text).toBe(`${TEXT}  - path: /page\n    reason: 掲載の終了\n`);
  expect(withMovedAddress('', { from: '/page', reason: '掲載の終了' })).toContain('- path: /page');
});
