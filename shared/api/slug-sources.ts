import * as z from 'zod/mini';
import { PAGE_LIMIT_MAX } from '../constants.ts';
import {
  careerPath,
  categoryPath,
  newsPath,
  productPath,
  solutionPath,
  subCategoryPath,
} from '../paths/params.ts';
import type { SlugKind } from '../paths/slugs.ts';
import { envelopeSchema, pageOf } from './envelope.ts';
import { categoryListSchema, slugListSchema } from './goods.ts';
import { solutionPageSchema } from './solution.ts';
import type { ApiRequest, Transport } from './transport.ts';

/** Canonical path of each record's page by id; null where the record has no page of its own. */
export type SlugPaths = ReadonlyMap<number, string | null>;

type Source = (transport: Transport) => Promise<[SlugKind, SlugPaths][]>;

const careerListSchema = pageOf(z.object({ id: z.int(), urlName: z.string() }));
const WHOLE_LIST = { limit: PAGE_LIMIT_MAX, page: 1 };

async function read<Data>(
  transport: Transport,
  schema: z.ZodMiniType<Data>,
  path: string,
  query?: ApiRequest['query'],
): Promise<Data> {
  const body = await transport({ method: 'GET', path, ...(query && { query }) });
  return schema.parse(envelopeSchema.parse(body).data);
}

/** Where the slugs of ids come from, one call each, so that one that fails does not take the others along. */
export const SLUG_SOURCES: readonly Source[] = [
  async (transport) => {
    const list = await read(transport, slugListSchema, '/goods/listMap');
    return [['product', new Map(list.map((item) => [item.id, productPath(item)]))]];
  },
  async (transport) => {
    const list = await read(transport, slugListSchema, '/news/list');
    return [['news', new Map(list.map(({ id, urlName }) => [id, newsPath({ id, slug: urlName })]))]];
  },
  async (transport) => {
    const { list } = await read(transport, careerListSchema, '/recruit/pageList', WHOLE_LIST);
    return [['career', new Map(list.map(({ id, urlName }) => [id, careerPath({ id, slug: urlName })]))]];
  },
  async (transport) => {
    const { list } = await read(transport, solutionPageSchema, '/solution/pageList', WHOLE_LIST);
    return [['solution', new Map(list.map((item, place) => [item.id, solutionPath(item, place)]))]];
  },
  async (transport) => {
    const categories = await read(transport, categoryListSchema, '/goods/category');
    const children = categories.flatMap(({ urlName, child }) =>
      child.map((sub): [number, string | null] => [sub.id, subCategoryPath(urlName ?? '', sub)]),
    );
    return [
      ['category', new Map(categories.map(({ id, urlName }) => [id, categoryPath(urlName ?? '')]))],
      ['sub-category', new Map(children)],
    ];
  },
];
