import * as z from 'zod/mini';
import {
  careerPath,
  categoryPath,
  newsPath,
  productPath,
  solutionPath,
  subCategoryPath,
} from '../paths/params.ts';
import type { SlugKind } from '../paths/slugs.ts';
import { categoryListSchema, slugListSchema } from './goods.ts';
import { orNone, type Reader } from './reader.ts';
import { solutionCardSchema } from './solution.ts';

/** Canonical path of each record's page by id; null where the record has no page of its own. */
export type SlugPaths = ReadonlyMap<number, string | null>;

type Source = (reader: Reader) => Promise<[SlugKind, SlugPaths][]>;

const careerSchema = z.object({ id: z.int(), urlName: z.string() });

/**
 * Where the slugs of ids come from, one kind each, so that one that fails does not take the others along. An upstream may
 * have no news, jobs or solutions; without products and categories it is none.
 */
export const SLUG_SOURCES: readonly Source[] = [
  async ({ read }) => {
    const list = await read(slugListSchema, '/goods/listMap');
    return [['product', new Map(list.map((item) => [item.id, productPath(item)]))]];
  },
  async ({ read }) => {
    const list = await orNone(read(slugListSchema, '/news/list'));
    return [['news', new Map(list.map(({ id, urlName }) => [id, newsPath({ id, slug: urlName })]))]];
  },
  async ({ readAll }) => {
    const list = await orNone(readAll(careerSchema, '/recruit/pageList'));
    return [['career', new Map(list.map(({ id, urlName }) => [id, careerPath({ id, slug: urlName })]))]];
  },
  async ({ readAll }) => {
    const list = await orNone(readAll(solutionCardSchema, '/solution/pageList'));
    return [['solution', new Map(list.map((item, place) => [item.id, solutionPath(item, place)]))]];
  },
  async ({ read }) => {
    const categories = await read(categoryListSchema, '/goods/category');
    const children = categories.flatMap(({ urlName, child }) =>
      child.map((sub): [number, string | null] => [sub.id, subCategoryPath(urlName ?? '', sub)]),
    );
    return [
      ['category', new Map(categories.map(({ id, urlName }) => [id, categoryPath(urlName ?? '')]))],
      ['sub-category', new Map(children)],
    ];
  },
];
