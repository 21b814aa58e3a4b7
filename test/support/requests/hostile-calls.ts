import fc from 'fast-check';
import { CALLS } from '../../../records/contract.ts';
import { disguised, hostileSearch } from './hostile-targets.ts';

/** Fragments that might redirect an address below /api to another host, folder or call. */
const elsewhere = fc.constantFrom(
  ...['/API', '/%61pi', '/api/.', '/api//', '//api', '/api;/', ''],
  ...['/api/..', '/api/%2e%2e', '/api/.%2e', '/api/x/..\\..\\', '/api/goods/../..', '/api/%2e%2e%2f', '/..'],
  ...['http://a/api', 'http://127.0.0.1:9/api', 'https://evil.example/api', 'alhost://x/api', 'pany://x/api'],
  ...[
    '*',
    '//evil.example/api',
    '///evil.example/api',
    '/\\evil.example/api',
    '/@evil.example/api',
    'a:80/api',
  ],
);
const start = fc.oneof({ weight: 3, arbitrary: fc.constant('/api') }, { weight: 2, arbitrary: elsewhere });
const call = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...CALLS.map(({ path }) => path)) },
  { weight: 1, arbitrary: fc.constantFrom('/admin/users', '/actuator/env', '/metrics', '/openapi.json', '') },
);
const value = fc.constantFrom(
  ...[
    '1',
    '1',
    '1',
    '2',
    '203',
    '203',
    '0203',
    '0',
    '-1',
    '1e3',
    'PoE',
    '無線',
    '%E7%84%A1',
    '..',
    '.',
    '%2e%2e',
    '..%2f..%2fadmin',
  ],
  ...[
    '..%5c',
    '%00',
    'a%0d%0aX-Y:%20z',
    '%252e%252e',
    'a/b',
    '*',
    '{id}',
    '@evil.example',
    '//evil.example',
    '',
  ],
);
const names = [...new Set(CALLS.flatMap(({ query }) => Object.keys(query?.shape ?? {})))];
const asked = fc
  .array(fc.tuple(fc.constantFrom(...names, 'z', '__proto__'), value), { maxLength: 4 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''));
const plain = fc
  .tuple(start, call, value)
  .map(([folder, path, parameter]) => folder + path.replace(/\{\w+\}/, () => parameter));

/** Request targets derived from the calls of the API, sent byte for byte as an attacker would. */
export const hostileCalls: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof({ weight: 2, arbitrary: plain }, { weight: 1, arbitrary: disguised(plain) }),
    fc.oneof({ weight: 2, arbitrary: asked }, { weight: 1, arbitrary: hostileSearch }),
  )
  .map((parts) => parts.join(''));
