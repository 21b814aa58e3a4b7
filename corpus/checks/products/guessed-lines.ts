import type { ProductRecord } from '../../../records/product/record.ts';
import { hasKnownPorts } from '../../../shared/topology/parts.ts';
import type { Corpus } from '../../corpus.ts';
import { figuresOf } from '../../specification/product-figures.ts';

/** Products of configurations whose lines are a guess, because neither their ports nor `connectsTo` decide them. */
export function describeGuessedLines({ products, categories, solutions, cases, site }: Corpus): string[] {
  const productById = new Map(products.map((product) => [product.id, product]));
  const tierById = new Map(
    categories.flatMap(({ child }) => child.map(({ id, tier }) => [id, tier] as const)),
  );
  const drawn = (site.tiers ?? []).filter(({ role }) => role !== 'manager').map(({ id }) => id);
  const tierOf = (product: ProductRecord) => product.tier ?? tierById.get(product.subCategoryId);
  return [...solutions, ...cases].flatMap(({ name, configuration = [] }) =>
    configuration.flatMap(({ productId, tier, connectsTo }) => {
      const product = productById.get(productId);
      const place = tier ?? (product && tierOf(product));
      const isDrawn = place !== undefined && drawn.includes(place);
      if (!product || !isDrawn || connectsTo || hasKnownPorts(figuresOf(product))) return [];
      return `${name}: ${product.model} は仕様にポートがないため、構成図ではすぐ上の段につなぎました。違うときは connectsTo に書いてください`;
    }),
  );
}
