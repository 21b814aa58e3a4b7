import { careerPath, categoryPath, newsPath, productPath, subCategoryPath } from '../shared/paths/params.ts';
import type { SlugKind } from '../shared/paths/slugs.ts';
import { careerCalls } from './career/wire.ts';
import type { Api } from './client.ts';

/** Canonical path of each record's page by id; null where the record has no page of its own. */
export type SlugPaths = ReadonlyMap<number, string | null>;

type Source = (api: Api) => Promise<[SlugKind, SlugPaths][]>;

/**
 * Where the slugs of ids come from, one kind each, so that one that fails does not take the others along. An upstream may
 * have no news, jobs or solutions; without products and categories it is none.
 */
export const SLUG_SOURCES: readonly Source[] = [
  async (api) => {
    const list = await api.goods.slugs();
    return [['product', new Map(list.map((item) => [item.id, productPath(item)]))]];
  },
  async (api) => {
    const list = await api.getNewsSlugs();
    return [['news', new Map(list.map(({ id, slug }) => [id, newsPath({ id, slug })]))]];
  },
  async (api) => {
    const list = await api.all(careerCalls.list);
    return [['career', new Map(list.map(({ id, slug }) => [id, careerPath({ id, slug })]))]];
  },
  async (api) => {
    const list = await api.getAllSolutions();
    return [['solution', new Map(list.map(({ id, jumpUrlName }) => [id, jumpUrlName]))]];
  },
  async (api) => {
    const categories = await api.getCategories();
    const children = categories.flatMap(({ urlName, child }) =>
      child.map((sub): [number, string | null] => [
        sub.id,
        subCategoryPath(urlName ?? '', { id: sub.id, slug: sub.urlName }),
      ]),
    );
    return [
      ['category', new Map(categories.map(({ id, urlName }) => [id, categoryPath(urlName ?? '')]))],
      ['sub-category', new Map(children)],
    ];
  },
];
