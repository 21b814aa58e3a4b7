import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import type {
  DeskFile,
  DeskFilePart,
  DeskListing,
  DeskPicture,
  DeskProblem,
} from '../../../desk/shared/api.ts';
import { at, deskWithRecord, FILE } from '../../support/content/edited-record.ts';

const desk = deskWithRecord();

test('a photograph is kept with the draft of its record, and goes out with it', async () => {
  const noise = {
    create: {
      width: 1400,
      height: 900,
      channels: 3,
      background: '#456',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  } as const;
  const photo = await sharp(noise)
    .jpeg()
    .withExif({ IFD0: { Artist: 'somebody' } })
    .toBuffer();
  const target = `${at('/picture')}&name=%E5%B1%95%E7%A4%BA&alt=%E5%B1%95%E7%A4%BA%E4%BC%9A%E5%A0%B4`;
  const { status, body } = await desk.ask<DeskPicture>('POST', target, photo, {
    'Content-Type': 'image/jpeg',
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    file: expect.stringMatching(/^photos\/photo-/),
    width: 1400,
    height: 900,
    alt: '展示会場',
  });
  expect(existsSync(path.join(desk.repository.content, body.file))).toBe(false);
  const shown = await fetch(`${desk.origin}/admin/api${at('/picture')}&picture=${body.file}`);
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  expect(bytes.includes('somebody')).toBe(false);
  await desk.discard();
});

const MEGABYTE = 1024 * 1024;

function sendPart(query: object, bytes: Buffer) {
  const target = `/file?${new URLSearchParams({ file: FILE, ...query })}`;
  const headers = { 'Content-Type': 'application/octet-stream' };
  return desk.ask<DeskFile & DeskFilePart & DeskProblem>('POST', target, bytes, headers);
}

test('a file for download arrives in parts, goes on after an interruption, and large ones stay out of git', async () => {
  const upload = randomUUID();
  const bytes = randomBytes(6 * MEGABYTE);
  const [first, rest] = [bytes.subarray(0, 4 * MEGABYTE), bytes.subarray(4 * MEGABYTE)];
  const query = { name: '外形図 Outline.DXF', upload };
  expect((await sendPart({ ...query, offset: 0 }, first)).body).toEqual({ received: first.length });
  // The response of the first part was lost: it is not stored twice.
  expect((await sendPart({ ...query, offset: 0 }, first)).body).toEqual({ received: first.length });
  const { status, body } = await sendPart({ ...query, offset: first.length, last: 1 }, rest);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = `outline-${sha256.slice(0, 6)}.dxf`;
  expect([status, body]).toEqual([201, { file, size: bytes.length, sha256 }]);
  const kept = readFileSync(path.join(desk.repository.root, 'large-files', file));
  expect(kept.equals(bytes)).toBe(true);

  const small = await sendPart(
    { name: 'a.mib', upload: randomUUID(), offset: 0, last: 1 },
    Buffer.from('MIB'),
  );
  expect(desk.repository.git('ls-tree', '-r', '--name-only', `draft/${FILE}`)).toContain(small.body.file);
  await desk.discard();
});

test.each([
  ['a program', { name: 'setup.exe' }, Buffer.from('MZ'), 422],
  ['an upload without a name of its own', { upload: '../../site.yaml' }, Buffer.from('x'), 400],
  ['more than the limit', { offset: 501 * MEGABYTE }, Buffer.from('x'), 400],
  ['a part that is too large', {}, Buffer.alloc(5 * MEGABYTE), 413],
])('%s is no file for download', async (_what, query, bytes, status) => {
  const base = { name: 'a.pdf', upload: randomUUID(), offset: 0, last: 1 };
  const answer = await sendPart({ ...base, ...query }, bytes);
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(/[ぁ-ん]/);
});

test.each([
  ['nothing that is a picture', Buffer.from('<svg onload="alert(1)"></svg>'), 422],
  ['half a photograph', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 422],
  ['40 MB', Buffer.alloc(40 * 1024 * 1024), 413],
])('%s is refused in Japanese', async (_what, bytes, status) => {
  const answer = await desk.ask<DeskProblem>('POST', `${at('/picture')}&alt=x`, bytes, {
    'Content-Type': 'image/jpeg',
  });
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(/[ぁ-ん]/);
});

test.each([
  ['a paste of 1 MB', { text: 'あ'.repeat(1_000_000) }],
  ['no text', { text: 'a\0b' }],
  ['something else', { html: '<p>' }],
  ['a list where a record is meant', { data: [] }],
  ['a word where a record is meant', { data: '言葉' }],
])('%s is refused, and what was there stays', async (_what, content) => {
  const { revision, text } = await desk.read();
  const { status, body } = await desk.ask<DeskProblem>('PUT', '/draft', { file: FILE, revision, content });
  expect([400, 413]).toContain(status);
  expect(body.message).toMatch(/[ぁ-ん]/);
  expect((await desk.read()).text).toBe(text);
  const shown = await desk.ask<DeskProblem>('PUT', '/page', { file: FILE, content });
  expect([shown.status, shown.body.message]).toEqual([status, body.message]);
  const added = await desk.ask<DeskProblem>('POST', '/new', { kind: 'news', content });
  expect([400, 413, 422]).toContain(added.status);
});

test('what became of files outside of the content folder is nobody’s business here', async () => {
  writeFileSync(path.join(desk.repository.content, '../secret.yaml'), 'password: x\n');
  desk.repository.git('add', 'secret.yaml');
  desk.repository.git('commit', '-qm', 'A secret');
  const { status, body } = await desk.ask('GET', `/history?file=${encodeURIComponent('../secret.yaml')}`);
  expect(status).toBe(404);
  expect(JSON.stringify(body)).not.toContain('A secret');
});

/** JSON of nested lists, or records, of a given depth. */
const deepLists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const deepRecords = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

test.each([
  ['lists in each other', `{"data":{"a":${deepLists(5_000)}}}`, 400],
  ['records in each other', `{"data":${deepRecords(5_000)}}`, 400],
  ['a little too deep', `{"data":${deepRecords(70)}}`, 400],
  ['more values than a record can have', `{"data":{"a":[${Array(30_000).fill('1').join(',')}]}}`, 413],
])('JSON of %s is the sender’s fault, and told so', async (_what, content, status) => {
  const { revision } = await desk.read();
  const before = desk.output().length;
  const send = (method: string, target: string, body: string) =>
    fetch(`${desk.origin}/admin/api${target}`, {
      method,
      body,
      headers: { 'Content-Type': 'application/json', 'X-Desk': '1' },
    });
  for (const [method, target, body] of [
    ['PUT', '/draft', `{"file":${JSON.stringify(FILE)},"revision":"${revision}","content":${content}}`],
    ['PUT', '/page', `{"file":${JSON.stringify(FILE)},"content":${content}}`],
    ['POST', '/new', `{"kind":"news","content":${content}}`],
    ['POST', '/draft/state', `{"file":${content}}`],
    ['POST', '/submissions/list', `{"filter":${content}}`],
  ] as const) {
    const answer = await send(method, target, body);
    // The limit for submissions is lower.
    expect([target, answer.status]).toEqual([
      target,
      body.length > 32 * 1024 && target.startsWith('/sub') ? 413 : status,
    ]);
    expect((await answer.json()).message).toMatch(/[ぁ-ん]/);
  }
  expect(desk.output().slice(before)).not.toContain('"level":50');
});

test('an editor is told of a request that cannot be read, and nobody of the code behind it', async () => {
  for (const [target, init, status] of [
    ['/admin/%ff', {}, 400],
    ['/admin/assets/%ff', {}, 400],
    ['/admin/api/%ff', {}, 404],
    [
      '/admin/api/draft',
      { method: 'PUT', body: '{', headers: { 'Content-Type': 'application/json', 'X-Desk': '1' } },
      400,
    ],
    [
      '/admin/api/draft',
      {
        method: 'PUT',
        body: '{}',
        headers: { 'Content-Type': 'application/json; charset=x-unheard-of', 'X-Desk': '1' },
      },
      415,
    ],
    [
      '/admin/api/draft',
      {
        method: 'PUT',
        body: '{}',
        headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'x', 'X-Desk': '1' },
      },
      415,
    ],
  ] as const) {
    const answer = await fetch(desk.origin + target, init);
    const text = await answer.text();
    expect([target, answer.status]).toEqual([target, status]);
    expect(text).toMatch(/[ぁ-ん]/);
    expect(text).not.toMatch(/Error|\.[jt]s|node_modules/);
  }
});

test('what aliases would make a thousand times as much of is neither saved nor written out', async () => {
  const list = (at: number) => `a${at + 1}: &a${at + 1} [${Array(9).fill(`*a${at}`).join(', ')}]`;
  const bomb = `---\na0: &a0 x\n${[0, 1, 2, 3, 4, 5, 6, 7, 8].map(list).join('\n')}\n---\n本文\n`;
  const { revision, text } = await desk.read();
  const refused = await desk.ask<DeskProblem>('PUT', '/draft', {
    file: FILE,
    revision,
    content: { text: bomb },
  });
  expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining('「*名前」') } });
  const circle = { text: '---\ntitle: &a [*a]\n---\n本文\n' };
  expect(
    await desk.ask<DeskProblem>('PUT', '/draft', { file: FILE, revision, content: circle }),
  ).toMatchObject({ status: 422, body: { message: expect.stringMatching(/「&a」が自分自身.*2行目/) } });
  expect((await desk.read()).text).toBe(text);

  // A file that was pushed without the desk.
  desk.repository.write(FILE, bomb);
  desk.repository.git('commit', '-qam', 'By hand');
  const opened = await desk.read();
  expect(opened).toMatchObject({ text: bomb });
  expect(opened.data).toBeUndefined();
  const listed = await desk.ask<DeskListing>('GET', '/records?kind=news');
  expect(listed.body.records.map(({ file }) => file)).toContain(FILE);
  desk.repository.git('revert', '--no-edit', 'HEAD');
});
