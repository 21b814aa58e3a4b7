/* Two approvers and a writer work on the same drafts. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type {
  DeskChoices,
  DeskListing,
  DeskPicture,
  DeskProblem,
  DeskRecord,
} from '../../../desk/shared/api.ts';
import type { DeskPictures, DeskReplaced } from '../../../desk/shared/pictures.ts';
import type { DeskOpen, DeskReleases } from '../../../desk/shared/together.ts';
import { edited } from '../../support/content/edited-record.ts';
import { PROXY_SECRET, signedInBy } from '../../support/requests/desk-proxy.ts';
import { ContentRepositoryFolder, type DeskProcess, startDesk } from '../../support/sites/desk-site.ts';

const NEWS = 'news/2024-07-09-20240709-exhibition.md';
const BLOG = 'blog/2024-06-18-refresh-from-the-day-it-stops.md';
const PAGE = 'pages/company.yaml';

let repository: ContentRepositoryFolder;
let desk: DeskProcess;

beforeAll(async () => {
  repository = new ContentRepositoryFolder();
  desk = await startDesk(repository, {
    DESK_AUTH: 'header',
    DESK_PROXY_SECRET: PROXY_SECRET,
    DESK_WRITERS: 'taro@minamo.example',
    DESK_APPROVERS: 'hanako@minamo.example,jiro@minamo.example',
  });
});

afterAll(async () => {
  expect(await desk.end()).toBe(0);
  repository.delete();
});

const as = (email: string, name: string) => signedInBy(PROXY_SECRET, { email, name });
const TARO = as('taro@minamo.example', '瀬戸 太郎');
const HANAKO = as('hanako@minamo.example', '水無 花子');
const JIRO = as('jiro@minamo.example', '泉 次郎');

const read = async (file: string) => (await desk.ask('GET', `/record?file=${file}`, undefined, TARO)).body;

async function save(file: string, fields: object): Promise<DeskRecord> {
  const record = await read(file);
  const draft = { file, revision: record.revision, content: edited(record, fields) };
  const { status, body } = await desk.ask('PUT', '/draft', draft, TARO);
  expect(status).toBe(200);
  return body;
}

const discard = async (file: string) => {
  const { revision } = await read(file);
  expect((await desk.ask('POST', '/draft/discard', { file, revision }, TARO)).status).toBe(200);
};

test('editors see who else has a record open, in the form and in lists', async () => {
  const open = (who: Record<string, string>) => desk.ask<DeskOpen>('POST', '/open', { file: NEWS }, who);
  expect((await open(TARO)).body).toEqual({ others: [] });
  expect((await open(HANAKO)).body).toEqual({ others: ['瀬戸 太郎'] });
  const { body } = await desk.ask<DeskListing>('GET', '/records?kind=news', undefined, HANAKO);
  expect(body.records.find(({ file }) => file === NEWS)?.openBy).toEqual(['瀬戸 太郎']);
  expect((await desk.ask('POST', '/open', { file: '../site.yaml' }, TARO)).status).toBe(404);
});

test('comments and the reason of a return stay with the draft and end with it', async () => {
  const before = repository.git('rev-parse', 'HEAD');
  const { revision } = await save(NEWS, { summary: '会場での展示をご案内します。' });
  const note = (text: string, who = HANAKO, path?: string[]) =>
    desk.ask('POST', '/draft/note', { file: NEWS, text, path }, who);
  await Promise.all([
    note('会場名を\nState: review\n添えてください', HANAKO, ['summary']),
    note('了解です', TARO),
  ]);
  await desk.ask('POST', '/draft/state', { file: NEWS, revision, state: 'review' }, TARO);

  const back = (who: Record<string, string>) =>
    desk.ask<DeskProblem>(
      'POST',
      '/draft/note',
      { file: NEWS, text: '日時がありません', isReturn: true },
      who,
    );
  expect(await back(TARO)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  const answers = await Promise.all([back(HANAKO), back(JIRO)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('gone');

  // What is saved after it is still a draft that was sent back, with all that was said.
  const last = await save(NEWS, { summary: '会場での展示と、その日時をご案内します。' });
  const { draft } = await read(NEWS);
  expect(draft).toMatchObject({ state: 'returned', author: '瀬戸 太郎' });
  expect(draft?.notes.map(({ author, text, path, isReturn }) => [author, text, path, isReturn])).toEqual(
    expect.arrayContaining([
      ['水無 花子', '会場名を\nState: review\n添えてください', ['summary'], undefined],
      ['瀬戸 太郎', '了解です', undefined, undefined],
      [expect.any(String), '日時がありません', undefined, true],
    ]),
  );
  expect(draft?.notes).toHaveLength(3);

  await desk.ask('POST', '/draft/publish', { file: NEWS, revision: last.revision }, HANAKO);
  expect((await read(NEWS)).draft).toBeUndefined();
  expect(await note('もう下書きがない')).toMatchObject({ status: 409, body: { code: 'gone' } });
  const published = repository.git('log', '-p', `${before}..HEAD`);
  expect(published).toContain('その日時をご案内します');
  expect(published).not.toMatch(/会場名を|日時がありません/);
  expect(repository.git('log', '-1', '--format=%an')).toBe('瀬戸 太郎');
});

const release = (drafts: DeskRecord[], more = {}, who = HANAKO) =>
  desk.ask<DeskProblem & DeskReleases>(
    'POST',
    '/releases',
    { drafts: drafts.map(({ file, revision, title }) => ({ file, revision, title })), ...more },
    who,
  );

test('drafts are published together in one commit, or none of them', async () => {
  const news = await save(NEWS, { title: 'まとめて公開する見出し' });
  const wrong = await save(PAGE, { title: '' });
  const before = repository.git('rev-parse', 'HEAD');
  expect(await release([news, wrong])).toMatchObject({
    status: 422,
    body: { code: 'refused', problems: [expect.objectContaining({ file: PAGE })] },
  });
  expect(await release([news], {}, TARO)).toMatchObject({ status: 403 });
  expect(await release([news, wrong], { at: '2099-01-02 09:00' })).toMatchObject({ status: 422 });
  expect(repository.git('rev-parse', 'HEAD')).toBe(before);

  const page = await save(PAGE, { title: 'まとめて公開するページ' });
  expect(await release([news, wrong])).toMatchObject({ status: 409, body: { code: 'gone' } });
  expect(repository.git('rev-parse', 'HEAD')).toBe(before);
  expect((await release([news, page])).status).toBe(200);
  expect(repository.git('rev-parse', 'HEAD~1')).toBe(before);
  expect(repository.git('log', '-1', '--name-only', '--format=')).toBe(
    [`site/content/${NEWS}`, `site/content/${PAGE}`].map((file) => file.replace('site/', '')).join('\n'),
  );
  expect(repository.git('log', '-1', '--format=%an|%s')).toMatch(/^水無 花子\|2件をまとめて公開/);
  expect(repository.git('status', '--porcelain')).toBe('');
  const { body } = await desk.ask<DeskListing>('GET', '/drafts', undefined, HANAKO);
  expect(body.records).toEqual([]);
});

test('lines that somebody has published since a draft began are named in its release', async () => {
  const draft = await save(NEWS, { title: '後の見出し' });
  repository.write(NEWS, repository.read(NEWS).replace('まとめて公開する見出し', '先に出た見出し'));
  repository.git('commit', '-qam', 'past the desk');
  const page = await save(PAGE, { title: 'ほかのページ' });
  expect(await release([draft, page])).toMatchObject({
    status: 422,
    body: {
      problems: [{ file: NEWS, record: '後の見出し', reason: expect.stringContaining('公開中の内容') }],
    },
  });
  expect(repository.read(PAGE)).toContain('まとめて公開するページ');
  await discard(NEWS);
  await discard(PAGE);
});

test('a planned release is shown at its records and can be taken back', async () => {
  const news = await save(NEWS, { title: '予約した見出し' });
  const { body } = await release([news], { at: '2099-01-02 09:00' });
  expect(body.releases).toMatchObject([
    { at: '2099-01-02 09:00', by: '水無 花子', titles: ['予約した見出し'] },
  ]);
  const opened = await desk.ask<DeskOpen>('POST', '/open', { file: NEWS }, TARO);
  expect(opened.body.releaseAt).toBe('2099-01-02 09:00');
  const id = body.releases[0]?.id;
  expect((await desk.ask('POST', '/releases/cancel', { id }, TARO)).status).toBe(403);
  const left = await desk.ask<DeskReleases>('POST', '/releases/cancel', { id }, JIRO);
  expect(left.body.releases).toEqual([]);
  await discard(NEWS);
});

test('a picture is found by its words and replaced in the drafts of all records that use it', async () => {
  const send = async <Body>(target: string, more: object, background = '#456') => {
    const create = { width: 1400, height: 900, channels: 3, background } as const;
    const sent = await sharp({ create }).jpeg().toBuffer();
    const query = new URLSearchParams({ name: 'window', ...more });
    return desk.ask<Body>('POST', `${target}?${query}`, sent, { ...TARO, 'Content-Type': 'image/jpeg' });
  };
  const { body: photo } = await send<DeskPicture>('/picture', { file: NEWS, alt: '展示会場の入り口' });
  const photos = [{ file: photo.file, alt: '展示会場の入り口' }];
  expect((await release([await save(NEWS, { photos })])).status).toBe(200);
  await save(BLOG, { photos });
  const list = async () => (await desk.ask<DeskPictures>('GET', '/pictures', undefined, TARO)).body.pictures;
  const pictureOf = async (file: string) => (await list()).find((picture) => picture.file === file);
  expect(await pictureOf(photo.file)).toMatchObject({
    alts: ['展示会場の入り口'],
    canReplace: true,
    uses: expect.arrayContaining([
      expect.objectContaining({ file: NEWS, hasPage: true, at: ['photos', 0, 'file'] }),
      expect.objectContaining({ file: BLOG }),
    ]),
  });
  const choices = await desk.ask<DeskChoices>('GET', '/choices?of=photographs', undefined, TARO);
  expect(choices.body.choices.find(({ value }) => value === photo.file)?.note).toContain('展示会場の入り口');

  const focus = { x: 20, y: 0 };
  const setFocus = (body: object) => desk.ask('POST', '/pictures/focus', body, TARO);
  expect(await setFocus({ picture: photo.file, focus })).toMatchObject({ status: 201 });
  expect(await pictureOf(photo.file)).toMatchObject({ focus });
  for (const file of [BLOG, NEWS]) expect((await read(file)).data).toMatchObject({ photos: [{ focus }] });
  for (const wrong of [{ x: 101, y: 0 }, { x: 0.5, y: 0 }, { x: 0 }])
    expect((await setFocus({ picture: photo.file, focus: wrong })).status).toBe(400);
  expect((await setFocus({ picture: 'photos/none.jpg', focus })).status).toBe(404);
  await save(BLOG, { photos: photos.map((one) => ({ ...one, focus: { x: 120, y: 0 } })) });
  expect((await read(BLOG)).problems).toMatchObject([
    { path: ['photos', 0, 'focus', 'x'], reason: expect.stringContaining('0から100までの整数') },
  ]);
  await save(BLOG, { photos });

  const other = { picture: photo.file, alt: '差し替えた写真' };
  const { status, body } = await send<DeskReplaced>('/pictures/replace', other, '#654');
  expect(status).toBe(201);
  expect(body.files.toSorted()).toEqual([BLOG, NEWS]);
  for (const file of body.files) {
    const record = await read(file);
    expect(record.problems).toEqual([]);
    expect(record.text).toContain(body.picture.file);
    expect(record.text).toContain('差し替えた写真');
    expect(record.text).not.toContain(photo.file);
    expect(record.text).not.toContain('focus');
  }
  expect(await pictureOf(body.picture.file)).toMatchObject({ alts: ['差し替えた写真'], canReplace: true });
  expect((await pictureOf(photo.file))?.uses).toEqual([]);
  const drafts = await Promise.all(body.files.map(read));
  expect((await release(drafts)).status).toBe(200);
  expect((await send('/pictures/replace', { ...other, picture: 'images/none.jpg' })).status).toBe(404);
  expect((await send('/pictures/replace', { ...other, picture: '../site.yaml' })).status).toBe(404);
});
