import * as z from 'zod/mini';
import type { Call, CallParams } from '../../shared/api/call.ts';
import { productCardSchema } from '../../shared/api/product-card.ts';
import type { Reader } from '../../shared/api/reader.ts';
import { PAGE_LIMIT_MAX } from '../../shared/constants.ts';
import { linkedBy } from '../../shared/paths/solution-links.ts';
import { categoryCalls, relatedCalls } from '../category/wire.ts';
import { figureCalls, goodsCalls, skuCalls } from '../product/wire.ts';
import { documentPageSchema, fileCalls } from '../product-file/wire.ts';
import { firstSolutions } from './first-solutions.ts';
import { withCategoryLinks, withLabels } from './shown-lists.ts';

type FileQuery = CallParams<typeof fileCalls.papers>;
/** Facets of the finder, each with its values joined by commas. */
type FinderQuery = Record<string, string | number>;

const cardsSchema = z.array(productCardSchema);

/** Products: their lists, details and files. */
export function productCalls(reader: Reader) {
  const { read, readAs, readWire } = reader;
  /** Files of one product; an upstream that ignores `id` answers those of all. */
  async function filesOf(call: Call, query: FileQuery & { id: number }) {
    const { list } = await readAs(documentPageSchema, call, query);
    return list.filter(({ products }) => products.some(({ id }) => id === query.id));
  }

  return {
    getCategories: async () =>
      withCategoryLinks(await readWire(categoryCalls.categories.data, categoryCalls.categories)),
    /** Products that editors feature. */
    getHotProducts: async () => withLabels(await read(goodsCalls.hot)),
    /** The most viewed products. */
    getTopProducts: () => readAs(cardsSchema, goodsCalls.top),
    /** Products that match the keywords; without a match the most viewed ones. */
    getProductsByWriting: (query: CallParams<typeof goodsCalls.byWriting>) =>
      readAs(cardsSchema, goodsCalls.byWriting, query),
    getProducts: (query: FinderQuery & { limit: number; page: number }) =>
      readAs(goodsCalls.list.data, goodsCalls.list, query),
    getFacets: (query: FinderQuery) => readAs(goodsCalls.facets.data, goodsCalls.facets, query),
    getCategoryRelated: async (categoryId: number) => {
      const [related, first] = await Promise.all([
        read(relatedCalls.category, { categoryId }),
        firstSolutions(reader),
      ]);
      return { ...related, solutions: related.solutions.map(linkedBy(reader.solutionNames(), first)) };
    },
    /** Values for calculations of all products, or of some; an upstream without the call answers 404. */
    getFigures: async (ids?: readonly number[]) =>
      (await read(figureCalls.figures, ids && { ids: ids.join(',') })).list,
    getProduct: (id: number) => read(goodsCalls.detail, { id }),
    getProductPictures: (id: number) => read(goodsCalls.pictures, { id }),
    getTechnicalParam: (id: number) => read(goodsCalls.specification, { id }),
    /** The order codes of a model. */
    getSkuModel: (id: number) => read(skuCalls.model, { id }),
    /** Files of a product: documents first, then its firmware. */
    getProductFiles: async (id: number) => {
      const [papers, firmware] = await Promise.all([
        filesOf(fileCalls.papers, { id, limit: PAGE_LIMIT_MAX }),
        filesOf(fileCalls.downloads, { id, type: 'firmware', limit: PAGE_LIMIT_MAX }),
      ]);
      return [...papers.filter(({ type }) => type !== 'firmware'), ...firmware];
    },
    /** Data sheet of a product; null if it has none. */
    getDataSheet: async (id: number) =>
      (await filesOf(fileCalls.dataSheets, { id })).find(({ type }) => type === 'datasheet') ?? null,
    suggestModels: (keywords: string, signal?: AbortSignal) =>
      read(goodsCalls.suggestions, { keywords }, { signal }),
  };
}
