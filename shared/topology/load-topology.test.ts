import { expect, test } from '@jest/globals';
import { TIERS } from '../../test/support/content/tiers.ts';
import { layoutTopology } from './layout.ts';
import { loadTopology, type TopologyApi } from './load-topology.ts';
import type { Configured, TopologyProduct } from './parts.ts';

const rj45 = (mbps: number) => ({ name: String(mbps), media: 'rj45', mbps, count: 8 });
const productOf = (id: number, tier: string): TopologyProduct =>
  ({
    ...{ id, slug: `m${id}`, model: `M${id}`, name: '製品', tier, managedByIds: [] },
    figures: { accessPorts: [rj45(1_000)], uplinkPorts: [rj45(1_000)] },
  }) as unknown as TopologyProduct;
const configured = (): Configured =>
  ({
    configuration: Object.freeze([1, 2].map((id) => ({ product: { id }, role: '役割', count: 1 }))),
    surroundings: Object.freeze([]),
  }) as unknown as Configured;

const products = [productOf(1, 'core'), productOf(2, 'floor')];
const apiOf = (list: TopologyProduct[]) => ({ getFigures: async () => list }) as unknown as TopologyApi;

test('a cached configuration is built once for all visits, and again after a change of its input', async () => {
  const kept = configured();
  const first = await loadTopology(apiOf(products), kept, TIERS);
  expect(first?.edges).toHaveLength(1);
  expect(await loadTopology(apiOf(products), kept, TIERS)).toBe(first);
  expect(first && layoutTopology(first)).toBe(first && layoutTopology(first));

  const marked = await loadTopology(apiOf(products), kept, TIERS, 1);
  expect(marked?.tiers[0]?.parts[0]?.isMarked).toBe(true);
  const renamed = await loadTopology(apiOf(products), kept, [
    { id: 'core', name: '中心' },
    { id: 'floor', name: '階' },
  ]);
  expect(renamed?.tiers[0]?.name).toBe('中心');
  const other = await loadTopology(
    apiOf([{ ...productOf(1, 'core'), model: 'M1-NEW' }, products[1] as never]),
    kept,
    TIERS,
  );
  expect(other?.tiers[0]?.parts[0]?.name).toBe('M1-NEW');
});

test('a mutable configuration is built each time', async () => {
  const { configuration, surroundings } = configured();
  const open = { configuration: [...configuration], surroundings };
  const first = await loadTopology(apiOf(products), open, TIERS);
  open.configuration.pop();
  expect(first).not.toBeNull();
  expect(await loadTopology(apiOf(products), open, TIERS)).toBeNull();
});
