import { isApiError } from '../api/error.ts';
import { casePath } from '../paths/params.ts';
import { type FigureTier, figureTopology } from './figure.ts';
import type { TopologyKind } from './files.ts';
import { buildTopology, type Topology } from './graph.ts';
import { type Configured, linksOf, partsOf, type TopologyProduct } from './parts.ts';
import type { Tiers } from './tiers.ts';

interface ExampleQuery {
  productId: number;
  limit: number;
  page: number;
}

interface ArticleWithFigure {
  title: string;
  figure?: { tiers: readonly FigureTier[] } | undefined;
}

/** The part of the API's client that gives configurations and the figures of their products. */
export interface TopologyApi {
  getFigures(ids: readonly number[]): Promise<TopologyProduct[]>;
  getSolutionsWith(query: ExampleQuery): Promise<{ id: number; jumpUrlName?: string | undefined }[]>;
  getSolution(id: number): Promise<Configured & { name: string }>;
  getCases(query: ExampleQuery): Promise<{ list: { id: number }[] }>;
  getCase(id: number): Promise<Configured & { name: string; slug: string }>;
  getArticle(kind: 'topic', id: number): Promise<ArticleWithFigure>;
}

/** A network with the name of its configuration. */
export interface NamedTopology {
  name: string;
  topology: Topology;
}

const NOT_OFFERED = 404;

/**
 * Builds the network of a configuration from the port figures of its products. Null for an empty drawing, or where the
 * back end does not offer figures.
 *
 * @param marked id of the page's product
 * @throws {ApiError} when the figures fail.
 */
export async function loadTopology(
  api: Pick<TopologyApi, 'getFigures'>,
  configured: Configured,
  tiers: Tiers,
  marked?: number,
): Promise<Topology | null> {
  const ids = [...new Set(configured.configuration.map(({ product }) => product.id))];
  if (ids.length === 0) return null;
  const products = await api.getFigures(ids).catch((error: unknown) => {
    if (isApiError(error) && error.status === NOT_OFFERED) return [];
    throw error;
  });
  return networkOf(configured, { products, tiers, marked });
}

interface MadeFrom {
  products: readonly TopologyProduct[];
  tiers: Tiers;
  marked: number | undefined;
}

/** Cache of the last network of each configuration: all visits of its pages show the same. */
const built = new WeakMap<
  object,
  MadeFrom & Pick<Configured, 'surroundings'> & { topology: Topology | null }
>();

function networkOf(configured: Configured, { products, tiers, marked }: MadeFrom): Topology | null {
  const { configuration, surroundings } = configured;
  const known = built.get(configuration);
  const isSame =
    known?.products === products &&
    known.tiers === tiers &&
    known.marked === marked &&
    known.surroundings === surroundings;
  if (known && isSame) return known.topology;
  const topology = buildTopology(partsOf(configured, products, marked), tiers, linksOf(configured)) ?? null;
  if (Object.isFrozen(configuration))
    built.set(configuration, { products, tiers, marked, surroundings, topology });
  return topology;
}

/** Example of a product's use: one configuration as a network, and the pages with this network. */
export interface ProductExample extends NamedTopology {
  pages: { name: string; path: string }[];
}

/** Maximum number of examined examples; a page has space for two names. */
const EXAMPLES_MAX = 3;
const NAMED_MAX = 2;

type Example = Configured & { name: string; path: string };

function uses({ configuration }: Configured, id: number): boolean {
  return configuration.some(({ product }) => product.id === id);
}

async function solutionsWith(api: TopologyApi, productId: number): Promise<Example[]> {
  const cards = await api.getSolutionsWith({ productId, limit: EXAMPLES_MAX, page: 1 });
  const known = cards
    .slice(0, EXAMPLES_MAX)
    .flatMap(({ id, jumpUrlName }) => (jumpUrlName ? [{ id, jumpUrlName }] : []));
  const found = known.map(async ({ id, jumpUrlName: path }) => ({ ...(await api.getSolution(id)), path }));
  return Promise.all(found);
}

async function casesWith(api: TopologyApi, productId: number): Promise<Example[]> {
  const { list } = await api.getCases({ productId, limit: EXAMPLES_MAX, page: 1 });
  const found = list.slice(0, EXAMPLES_MAX).map(({ id }) => api.getCase(id));
  return (await Promise.all(found)).map((item) => ({ ...item, path: casePath(item) }));
}

function sizeOf({ configuration, surroundings }: Configured): number {
  return configuration.length + surroundings.length;
}

function bySize(a: Configured, b: Configured): number {
  return sizeOf(a) - sizeOf(b);
}

/** A back end without this call has no examples. */
function orNone(examples: Promise<Example[]>): Promise<Example[]> {
  return examples.catch((error: unknown) => {
    if (isApiError(error) && error.status === NOT_OFFERED) return [];
    throw error;
  });
}

/**
 * The smallest drawable configuration with a product, of a solution before that of a case. Null without one.
 *
 * @throws {ApiError} when the back end fails.
 */
export async function loadProductExample(
  api: TopologyApi,
  id: number,
  tiers: Tiers,
): Promise<ProductExample | null> {
  const found = await Promise.all([orNone(solutionsWith(api, id)), orNone(casesWith(api, id))]);
  const [solutions, cases] = found.map((list) => list.filter((one) => uses(one, id)).sort(bySize));
  const examples = [...(solutions ?? []), ...(cases ?? [])];
  const pages = examples.slice(0, NAMED_MAX).map(({ name, path }) => ({ name, path }));
  for (const example of examples) {
    const topology = await loadTopology(api, example, tiers, id);
    if (topology) return { name: example.name, topology, pages };
  }
  return null;
}

const RECORDS = {
  solutions: (api: TopologyApi, id: number) => api.getSolution(id),
  cases: (api: TopologyApi, id: number) => api.getCase(id),
};

/**
 * The network of a record. Null where it has none.
 *
 * @throws {ApiError} when the record does not exist, or the back end fails.
 */
export async function topologyOf(
  api: TopologyApi,
  { kind, id }: { kind: TopologyKind; id: number },
  tiers: Tiers,
): Promise<NamedTopology | null> {
  if (kind === 'products') return loadProductExample(api, id, tiers);
  if (kind === 'technology') {
    const { title, figure } = await api.getArticle('topic', id);
    return figure ? { name: title, topology: figureTopology(figure.tiers) } : null;
  }
  const record = await RECORDS[kind](api, id);
  const topology = await loadTopology(api, record, tiers);
  return topology && { name: record.name, topology };
}
