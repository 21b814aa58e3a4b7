import { expect, test } from '@jest/globals';
import { isPublic } from './public-address.ts';

test.each(['203.0.113.5', '8.8.8.8', '172.15.0.1', '172.32.0.1', '2001:4860:4860::8888', '2606:4700::1111'])(
  '%s is public',
  (ip) => {
    expect(isPublic(ip)).toBe(true);
  },
);

test.each([
  ['this machine', '127.0.0.1', '127.9.9.9', '0.0.0.0', '::1', '::'],
  [
    'a network of one’s own',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '100.64.0.1',
    'fd00::1',
    'fec0::1',
  ],
  ['a link', '169.254.1.1', 'fe80::1', 'fe80::1%eth0', '2606:4700::1111%eth0'],
  ['the secrets of a cloud', '169.254.169.254', 'fd00:ec2::254', '100.100.100.200'],
  ['many machines', '224.0.0.1', '255.255.255.255', 'ff02::1'],
  [
    'IPv4 in IPv6',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '::7f00:1',
  ],
  ['nothing', 'no number', '', '1.2.3', '127.1'],
])('%s is not public', (_what, ...ips) => {
  expect(ips.filter(isPublic)).toEqual([]);
});
