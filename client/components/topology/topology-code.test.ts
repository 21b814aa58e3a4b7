import { expect, test } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import type { Configured, TopologyProduct } from '../../../shared/topology/parts.ts';
import { TIERS_PLACE } from '../../../shared/topology/tiers.ts';
import { TIERS } from '../../../test/support/content/tiers.ts';
import { apiContext, findPageContext } from '../../lib/loading/contexts.ts';
import { findDrawing } from './topology-code.ts';

const port = { name: '1G', media: 'rj45', mbps: 1_000, count: 8 };
const products = ['core', 'floor'].map((tier, id) => ({
  ...{ id, slug: `m${id}`, model: `M${id}`, name: '製品', tier, managedByIds: [] },
  figures: { accessPorts: [port], uplinkPorts: [port] },
})) as unknown as TopologyProduct[];
const record = {
  id: 1,
  configuration: products.map((product) => ({ product, role: '役割', count: 1 })),
  surroundings: [],
} as unknown as Configured & { id: number };

async function tiersDrawnWith(found: unknown) {
  const context = new RouterContextProvider();
  context.set(apiContext, { getFigures: async () => products } as never);
  context.set(findPageContext, async (path) => (path === TIERS_PLACE ? found : undefined) as never);
  const drawn = await findDrawing({ context }, 'solutions', record);
  return drawn?.drawing?.topology.tiers.map(({ name }) => name);
}

test('a browser asks the site for the tiers of a drawing; without any there is no drawing', async () => {
  expect(await tiersDrawnWith(TIERS)).toEqual(['コア', 'フロア']);
  expect(await tiersDrawnWith(undefined)).toBeUndefined();
});
