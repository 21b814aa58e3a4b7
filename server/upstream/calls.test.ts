import { expect, test } from '@jest/globals';
import { CALLS } from '../../records/contract.ts';
import { readCall } from './calls.ts';

const urlOf = (method: string, path: string, search = '') => {
  const found = readCall(method, path, search);
  return found.kind === 'call' ? found.call.url : found.kind;
};

test('every call of the contract is found by its own method alone', () => {
  for (const { method, path, with: needed } of CALLS) {
    const asked = path.replace(/\{\w+\}$/, '1');
    const search = needed ? `?${new URLSearchParams(needed as Record<string, string>)}` : '';
    const found = readCall(method, asked, search);
    expect([path, found.kind, found.kind === 'call' && found.call.endpoint.path]).toEqual([
      path,
      'call',
      path,
    ]);
    const other = readCall(method === 'GET' ? 'POST' : 'GET', asked, search);
    expect(other).toEqual({ kind: 'other-method', allowed: [method] });
  }
});

test.each([
  '',
  '/',
  '/goods',
  '/goods/',
  '/goods/detail',
  '/goods/detail/*',
  '/goods/detail/203/',
  '/goods/detail/203/x',
  '/goods//detail/203',
  '/Goods/detail/203',
  '/service/QueryGuarantee',
  '/service/query%47uarantee',
  '/../admin/users',
  '/%2e%2e/actuator/env',
  '/goods/%2e%2e/list',
  '/x/..\\..\\y',
])('%s is no call', (path) => {
  expect(urlOf('GET', path)).toBe('unknown');
});

test.each([
  '/goods/detail/..',
  '/goods/detail/%2e%2e',
  '/goods/detail/0',
  '/goods/detail/1e3',
  '/goods/detail/9999999999',
  '/aggregate/tags/info/',
  '/aggregate/tags/info/..',
  '/aggregate/tags/info/.%2e',
  '/aggregate/tags/info/%20..%20',
  '/aggregate/tags/info/..%2f..%2fadmin',
  '/aggregate/tags/info/..%5c..%5cadmin',
  '/aggregate/tags/info/a%0d%0aX:%201',
])('%s is refused, as no record has such a name', (path) => {
  expect(urlOf('GET', path)).toBe('refused');
});

test('the same question is written in one way', () => {
  const list = '/api/goods/list?cateId=1&poe=af%2Cbt&limit=20&page=1';
  for (const search of [
    '?cateId=1&poe=af,bt',
    '?poe=bt&poe=af&cateId=1&page=1',
    '?z=1&page=01&limit=20&cateId=1&poe=bt,af,af,&ports=',
    '?%63ateId=1&poe=af%2Cbt&__proto__=x&constructor=y&limit=',
  ]) {
    expect(urlOf('GET', '/goods/list', search)).toBe(list);
  }
  expect(urlOf('GET', '/goods/detail/0203', '?z=1')).toBe('/api/goods/detail/203');
  expect(urlOf('GET', '/goods/index', '?limit=1&z=2')).toBe('/api/goods/index');
  expect(urlOf('GET', '/aggregate/tags/info/PoE')).toBe(urlOf('GET', '/aggregate/tags/info/%50oE'));
});

test('no parameter but those of the contract goes on', () => {
  const named = new Set(CALLS.flatMap(({ query }) => Object.keys(query?.shape ?? {})));
  const search = `?${['z', '__proto__', 'callback', ...named].map((name) => `${name}=1`).join('&')}`;
  for (const { method, path, query } of CALLS) {
    const url = urlOf(method, path.replace(/\{\w+\}$/, '1'), search);
    if (!url.startsWith('/api/')) continue;
    const known = Object.keys(query?.shape ?? {});
    const sent = [...new URLSearchParams(url.split('?')[1]).keys()];
    expect([path, sent.filter((name) => !known.includes(name))]).toEqual([path, []]);
  }
});

test('a value that the contract does not allow is refused with its message', () => {
  expect(readCall('GET', '/goods/list', '?limit=101')).toEqual({
    kind: 'refused',
    message: 'limitは100以下で指定してください。',
  });
  expect(urlOf('GET', '/goods/list', '?limit=1&limit=2')).toBe('refused');
});
