import type { Api } from '../api/client.ts';
import { isApiError } from '../api/error.ts';
import type { TopologyKind } from './files.ts';
import { buildTopology, type Topology } from './graph.ts';
import { type Configured, partsOf } from './parts.ts';
import type { TierNames } from './tiers.ts';

/** A network with what it is the network of. */
export interface NamedTopology {
  name: string;
  topology: Topology;
}

const NOT_OFFERED = 404;

/**
 * The network of a configuration, with what the figures of its products say of their ports. Null where there is nothing to
 * draw, or where the back end offers no figures.
 *
 * @param marked id of the product that the page is about
 * @throws {ApiError} when the figures fail.
 */
export async function loadTopology(
  api: Pick<Api, 'getFigures'>,
  configured: Configured,
  names: TierNames,
  marked?: number,
): Promise<Topology | null> {
  const ids = [...new Set(configured.configuration.map(({ product }) => product.id))];
  if (ids.length === 0) return null;
  const products = await api.getFigures(ids).catch((error: unknown) => {
    if (isApiError(error) && error.status === NOT_OFFERED) return [];
    throw error;
  });
  return buildTopology(partsOf(configured, products, marked), names) ?? null;
}

/**
 * The network of a record. Null where it has none.
 *
 * @throws {ApiError} when the record does not exist, or the back end fails.
 */
export async function topologyOf(
  api: Api,
  { kind, id }: { kind: TopologyKind; id: number },
  names: TierNames,
): Promise<NamedTopology | null> {
  const record = await RECORDS[kind](api, id);
  const topology = record && (await loadTopology(api, record, names, kind === 'products' ? id : undefined));
  return topology ? { name: record.name, topology } : null;
}

type Named = Configured & { name: string };

const RECORDS: Record<TopologyKind, (api: Api, id: number) => Promise<Named | null>> = {
  solutions: (api, id) => api.getSolution(id),
  cases: (api, id) => api.getCase(id),
  products: async () => null,
};
