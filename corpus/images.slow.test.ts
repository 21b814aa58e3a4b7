import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { banners as bannerKind } from '../records/banner/record.ts';
import { loadCorpus } from './corpus.ts';
import { scenesOf } from './media-files/scenes.ts';

const IMAGES = ['content/images', 'content/brand'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => path.join(folder, name)),
);

it.each(IMAGES)('%s names each id once and refers only to its own', (name) => {
  const svg = readFileSync(name, 'utf8');
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map((match) => match[1]);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|<script|style=|href="(?!#)/);
});

it('has every picture that the banners and the categories show', () => {
  const banners = z.parse(bannerKind.schema, parse(readFileSync('content/banners.yaml', 'utf8')));
  const categories = readdirSync('content/categories').map((file) =>
    z.object({ picture: z.string() }).parse(parse(readFileSync(`content/categories/${file}`, 'utf8'))),
  );
  const wanted = [
    ...banners.flatMap(({ imgUrl, appImgUrl, videoUrl }) =>
      [imgUrl ?? [], appImgUrl ?? [], videoUrl ?? []].flat(),
    ),
    ...categories.map(({ picture }) => picture),
  ];
  expect(wanted.filter((url) => !existsSync(path.join('content', url)))).toEqual([]);
});

it('shows a picture of its own for every case, and none twice for the company and its categories', async () => {
  const corpus = await loadCorpus('content', []);
  const shown = scenesOf(corpus).filter(({ scene }) =>
    /scenes\/(?:cases|categories|pages\/company)/.test(scene),
  );
  const pictures = shown.map(({ kind, productIds }) => `${kind} ${productIds.join()}`);
  expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([]);
  const covered = corpus.cases.filter((record) => record.photos.length > 0 || record.scene);
  expect(covered).toHaveLength(corpus.cases.length);
  const files = corpus.cases.flatMap(({ photos }) => photos.map(({ file }) => file));
  expect(new Set(files).size).toBe(files.length);
});
