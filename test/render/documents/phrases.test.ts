import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jaModel } from 'budoux';
import { DIST } from '../../support/content/folders.ts';
import { createListeningSite, type ListeningSite, PERSON } from '../../support/sites/listening-site.ts';

let site: ListeningSite;

beforeAll(async () => {
  site = await createListeningSite();
});

afterAll(() => site.close());

test('titles come with their phrases marked, to people and to crawlers', async () => {
  for (const userAgent of [PERSON, undefined]) {
    const html = await (await site.read('/', userAgent)).text();
    expect(html).toMatch(
      /<h1[^>]*><span class="phrases">静かな<wbr\/>水面の<wbr\/>ように、<wbr\/>つながり続ける<wbr\/>ネットワーク。<\/span><\/h1>/,
    );
  }
});

test('no file of the browser carries the model', async () => {
  const [entry] = Object.entries(jaModel.UW1 ?? {});
  const files = await readdir(path.join(DIST, 'client/assets'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const carriers = [];
  for (const file of scripts) {
    const text = await readFile(path.join(DIST, 'client/assets', file), 'utf8');
    if (text.includes('UW1') && text.includes(String(entry?.[1]))) carriers.push(file);
  }
  expect(carriers).toEqual([]);
  // The server's build contains it; otherwise the search above would prove no absence.
  const server = await readdir(path.join(DIST, 'server'), { recursive: true });
  const texts = await Promise.all(
    server
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFile(path.join(DIST, 'server', file), 'utf8')),
  );
  expect(texts.some((text) => text.includes('UW1'))).toBe(true);
});
