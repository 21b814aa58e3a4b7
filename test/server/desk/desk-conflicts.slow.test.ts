import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { DeskProblem, DeskPublishedState } from '../../../desk/shared/api.ts';
import { deskWithRecord, edited, FILE } from '../../support/content/edited-record.ts';

const desk = deskWithRecord();

test('what would be refused at a later moment is not published now', async () => {
  // News and cases refer to this product, which would be missing then.
  const product = 'products/optical-access/mga2016.yaml';
  const { body: record } = await desk.ask('GET', `/record?file=${product}`);
  const content = edited(record, { publishUntil: '2099-01-02 00:00' });
  const draft = await desk.ask('PUT', '/draft', { file: product, revision: record.revision, content });
  expect(draft.body.problems).toEqual([]);
  const order = { file: product, revision: draft.body.revision };
  const refused = await desk.ask<DeskProblem>('POST', '/draft/publish', order);
  expect(refused).toMatchObject({ status: 422, body: { code: 'refused' } });
  expect(refused.body.problems?.[0]?.reason).toContain('2099-01-02 00:00');
  await desk.ask('POST', '/draft/discard', order);
});

test('half a file is kept as it is typed, and named', async () => {
  const { revision } = await desk.read();
  const content = { text: '---\nid: 204\ntitle: [\n---\n本文' };
  const { status, body } = await desk.ask('PUT', '/draft', { file: FILE, revision, content });
  expect(status).toBe(200);
  expect(body).toMatchObject({ text: `${content.text}\n`, problems: [{ file: FILE }] });
  expect(body.data).toBeUndefined();
  await desk.discard();
});

test('of two editors the second sees both versions, and chooses', async () => {
  const start = await desk.read();
  const saveFrom = (fields: object) =>
    desk.ask<DeskProblem>('PUT', '/draft', {
      file: FILE,
      revision: start.revision,
      content: edited(start, fields),
    });
  expect((await saveFrom({ summary: '先の人の要約です。', title: '先の人' })).status).toBe(200);
  const { status, body } = await saveFrom({ category: 'お知らせ', title: '後の人' });
  expect(status).toBe(409);
  expect(body.conflict).toMatchObject({
    with: 'draft',
    author: '水無 花子',
    merged: { data: { summary: '先の人の要約です。', category: 'お知らせ', title: '後の人' } },
    places: [{ path: ['data', 'title'], mine: '後の人', theirs: '先の人' }],
  });
  const content = body.conflict?.merged;
  const { status: saved } = await desk.ask('PUT', '/draft', {
    file: FILE,
    revision: body.conflict?.revision,
    content,
  });
  expect(saved).toBe(200);
  await desk.discard();
});

test('what was published meanwhile is not written over', async () => {
  const draft = await desk.save({ title: '下書きの見出し' });
  desk.repository.write(FILE, desk.repository.read(FILE).replace(/^title: .*$/m, 'title: 公開中の見出し'));
  desk.repository.git('commit', '-qam', 'By hand');
  const refused = await desk.ask<DeskProblem>('POST', '/draft/publish', {
    file: FILE,
    revision: draft.revision,
  });
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'conflict', conflict: { with: 'published', places: [{ path: ['data', 'title'] }] } },
  });
  const { conflict } = refused.body;
  const resolved = await desk.ask('PUT', '/draft', {
    file: FILE,
    revision: conflict?.revision,
    content: conflict?.merged,
    onto: 'published',
  });
  expect(resolved.status).toBe(200);
  const published = await desk.ask('POST', '/draft/publish', {
    file: FILE,
    revision: resolved.body.revision,
  });
  expect(published.status).toBe(200);
  expect(desk.repository.read(FILE)).toContain('下書きの見出し');
});

test('a record deleted under the form is refused in words, and can be written again', async () => {
  const start = await desk.read();
  await desk.ask('POST', '/draft/remove', { file: FILE, revision: start.revision });
  const refused = await desk.ask<DeskProblem>('PUT', '/draft', {
    file: FILE,
    revision: start.revision,
    content: edited(start, { title: '書きかけの見出し' }),
  });
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('変更しました'), conflict: { theirs: null } },
  });
  const { revision } = refused.body.conflict!;
  const content = edited(start, { title: '書きかけの見出し' });
  const again = await desk.ask('PUT', '/draft', { file: FILE, revision, content });
  expect(again).toMatchObject({ status: 200, body: { title: '書きかけの見出し' } });
  await desk.discard();
});

test('a file changed by hand on the server is named, and stays', async () => {
  const draft = await desk.save({ title: '下書きの見出し2' });
  const byHand = desk.repository.read(FILE).replace('下書きの見出し', '直接の変更');
  desk.repository.write(FILE, byHand);
  const refused = await desk.ask<DeskProblem>('POST', '/draft/publish', {
    file: FILE,
    revision: draft.revision,
  });
  expect(refused).toMatchObject({
    status: 503,
    body: { code: 'by-hand', message: expect.stringContaining(FILE) },
  });
  expect(desk.repository.read(FILE)).toBe(byHand);
  desk.repository.git('checkout', '--', '.');
  await desk.discard();
});

test('a lock that a crashed git has left on the server is named, and the draft stays', async () => {
  const draft = await desk.save({ title: '鍵の見出し' });
  const asked = { file: FILE, revision: draft.revision };
  for (const lock of ['.git/refs/heads/main.lock', '.git/index.lock']) {
    const place = path.join(path.dirname(desk.repository.content), lock);
    writeFileSync(place, '');
    const refused = await desk.ask<DeskProblem>('POST', '/draft/publish', asked);
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'locked', message: expect.stringContaining(lock) },
    });
    rmSync(place);
    expect((await desk.read()).text).toContain('鍵の見出し');
  }
  await desk.discard();
});

test('what somebody has published past the desk and is wrong is told, until it is mended', async () => {
  const before = desk.repository.read(FILE);
  const published = async () => (await desk.ask<DeskPublishedState>('GET', '/published')).body.problems;
  expect(await published()).toEqual([]);
  desk.repository.write(FILE, before.replace(/^category: .*$/m, 'category: 存在しない分類'));
  desk.repository.git('commit', '-qam', 'Break');
  expect(await published()).toEqual([expect.objectContaining({ file: FILE, field: 'category' })]);
  desk.repository.write(FILE, before);
  desk.repository.git('commit', '-qam', 'Mend');
  expect(await published()).toEqual([]);
});
