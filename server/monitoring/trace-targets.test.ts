import { expect, test } from '@jest/globals';
import { traceTargets } from './trace-targets.ts';

const isTold = (url: string, origin?: string) => traceTargets(origin).some((target) => target.test(url));

test.each([
  [undefined, 'http://127.0.0.1:40123/api/goods/list?x=1', true],
  [undefined, 'http://127.0.0.1:40123/other', false],
  [undefined, 'https://crm.example/leads', false],
  ['https://api.example', 'https://api.example/api/goods/list', true],
  ['https://api.example', 'https://api.example.evil.example/api/goods/list', false],
  ['https://api.example', 'https://apiXexample/api/goods/list', false],
  ['https://api.example', 'https://evil.example/https://api.example/api/', false],
  ['https://api.example', 'http://127.0.0.1:40123/api/goods/list', false],
])('with the API at %s a call of %s carries the trace: %s', (origin, url, expected) => {
  expect(isTold(url, origin)).toBe(expected);
});
