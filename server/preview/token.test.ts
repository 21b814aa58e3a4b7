import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { issuePreview, PREVIEW_DAYS_MAX, PreviewError, verifyPreview } from './token.ts';

const SECRET = 'a secret of tests that has thirty-two characters';
const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;
const SCOPE = { at: NOW + DAY_MS, drafts: true, folder: 'spring-campaign', days: 3 };
const WRONG = { kind: 'wrong' };

const issued = () => issuePreview(SECRET, SCOPE, NOW);
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Token with a valid signature and any body. */
function signed(body: string, version = '1'): string {
  const mac = createHmac('sha256', SECRET).update(`preview.${version}.${body}`).digest('base64url');
  return `${version}.${body}.${mac}`;
}

test('a token contains its scope, until it expires', () => {
  const { token, claims } = issued();
  expect(token).toMatch(/^[\w.-]+$/);
  expect(claims).toEqual({
    id: expect.stringMatching(/^[\w-]{16}$/),
    expires: NOW + 3 * DAY_MS,
    at: NOW + DAY_MS,
    drafts: true,
    folder: 'spring-campaign',
  });
  expect(verifyPreview(SECRET, token, claims.expires - 1)).toEqual({ kind: 'valid', claims });
  expect(verifyPreview(SECRET, token, claims.expires)).toMatchObject({ kind: 'expired' });
  expect(issued().claims.id).not.toBe(claims.id);
});

test('the present moment and the site itself are the defaults', () => {
  const { token, claims } = issuePreview(SECRET, { drafts: false, days: 0.5 }, NOW);
  expect(verifyPreview(SECRET, token, NOW)).toEqual({ kind: 'valid', claims });
  expect(claims).toEqual({ id: claims.id, expires: NOW + DAY_MS / 2, drafts: false });
});

test('a changed token, or one of another secret, is rejected', () => {
  const { token, claims } = issued();
  const [version, body = '', mac] = token.split('.');
  const later = encoded({ ...claims, expires: claims.expires + DAY_MS });
  const others = [
    `${version}.${later}.${mac}`,
    `2.${body}.${mac}`,
    `${version}.${body}.${mac?.slice(0, -1)}`,
    `${version}.${body}.`,
    `${version}.${body}`,
    `${token}=`,
    `${token}\n`,
    `${token}.${mac}`,
    '',
    '..',
    issuePreview(`${SECRET}!`, SCOPE, NOW).token,
  ];
  for (const other of others) expect(verifyPreview(SECRET, other, NOW)).toEqual(WRONG);
  for (let at = 0; at < token.length; at += 1) {
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    expect(verifyPreview(SECRET, changed, NOW)).toEqual(WRONG);
  }
});

test('only tokens of this version are accepted, even with a valid signature', () => {
  const { claims } = issued();
  expect(verifyPreview(SECRET, signed(encoded(claims)), NOW).kind).toBe('valid');
  const others = [
    { ...claims, folder: '../content' },
    { ...claims, folder: 'a/b' },
    { ...claims, folder: '' },
    { ...claims, id: 'x' },
    { ...claims, more: 1 },
    { ...claims, expires: '2030' },
    [],
  ];
  for (const other of others) expect(verifyPreview(SECRET, signed(encoded(other)), NOW)).toEqual(WRONG);
  expect(verifyPreview(SECRET, signed(encoded(claims), '2'), NOW)).toEqual(WRONG);
  const long = { ...claims, folder: 'a'.repeat(2_000) };
  expect(verifyPreview(SECRET, signed(encoded(long)), NOW)).toEqual(WRONG);
});

test.each([0, -1, PREVIEW_DAYS_MAX + 1, Number.NaN, Number.POSITIVE_INFINITY])(
  'no token is valid for %s days',
  (days) => expect(() => issuePreview(SECRET, { drafts: true, days })).toThrow(PreviewError),
);

test.each(['..', '../x', 'a/b', 'a\\b', '', '.revoked', 'A', '-a', 'a'.repeat(65), 'a\0', '日本'])(
  '%j is not a name of a state',
  (folder) => expect(() => issuePreview(SECRET, { drafts: true, days: 1, folder })).toThrow(PreviewError),
);

test('invalid claims are rejected even with a valid signature', () => {
  const { claims } = issued();
  const bodies = [
    Buffer.from('no JSON').toString('base64url'),
    Buffer.from('[').toString('base64url'),
    Buffer.from('['.repeat(2_000)).toString('base64url'),
    '',
    ...['null', '[]', '1'].map((text) => Buffer.from(text).toString('base64url')),
    // Expiry beyond the maximum validity, and beyond the range of `Date`.
    ...[NOW + (PREVIEW_DAYS_MAX + 2) * DAY_MS, 8.64e15 + 1, Number.MAX_SAFE_INTEGER].map((expires) =>
      encoded({ ...claims, expires }),
    ),
    encoded({ ...claims, at: 8.64e15 + 1 }),
  ];
  for (const body of bodies) expect(verifyPreview(SECRET, signed(body), NOW)).toEqual(WRONG);
});
