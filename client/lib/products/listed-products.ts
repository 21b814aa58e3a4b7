import type { Api } from '../../../records/client.ts';
import type { ListedProduct, ListFigures } from '../../../shared/products/listed-product.ts';
import { loadApi } from '../../api/load-api.ts';
import { latePart } from '../loading/late-part.ts';

type Figures = Awaited<ReturnType<Api['getFigures']>>[number]['figures'];

/**
 * All products, as lists and forms with rows of products need them. Loaded with one call, so that lists of visitors do
 * not become keys of the cache.
 */
export async function loadListed(api: Pick<Api, 'getFigures'>): Promise<ListedProduct[]> {
  return (await api.getFigures()).map((product) => {
    const { id, slug, model, name, imgUrl, endOfLife, skus, accessories, figures } = product;
    const known = { id, slug, model, name, imgUrl, skus, accessories };
    return { ...known, isEnded: endOfLife !== null, figures: figuresOf(figures) };
  });
}

/** The same, fetched once by the browser for a list or a form that needs more than its page came with. */
export const ALL_LISTED = latePart(async () => loadListed(await loadApi()));

function figuresOf(figures: Figures): ListFigures {
  const { accessPorts, uplinkPorts, wanPorts, linePorts, ...rest } = figures;
  const ports = [accessPorts, uplinkPorts, wanPorts, linePorts].flatMap((kind) => kind ?? []);
  const { poeBudgetW, maxConsumptionW, maxHeatBtuPerHour, rackUnits } = rest;
  return {
    ...(ports.length > 0 && { ports: ports.reduce((sum, { count }) => sum + count, 0) }),
    poeBudgetW,
    maxConsumptionW,
    maxHeatBtuPerHour,
    rackUnits,
  };
}
