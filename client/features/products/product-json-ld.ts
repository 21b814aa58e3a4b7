import { productPath } from '../../../shared/paths/params.ts';
import type { Site } from '../../../shared/site/site.ts';
import { pictures } from '../../lib/structured-data/json-ld.ts';
import type { ShownProduct } from './product-parts.ts';

type Named = { id: number; slug: string; name: string; model?: string | undefined };

/**
 * Structured data of the product (schema.org). Prices and reviews are not published, so it has no offers
 * (decision 40).
 */
export function productJsonLd(site: Site, product: ShownProduct): object {
  const absolute = (path: string) => new URL(path, site.origin).href;
  const brand = { '@type': 'Brand', name: site.name };
  const model = ({ id, slug, name, model }: Named) => ({
    '@type': 'ProductModel',
    name: model ? `${model} ${name}` : name,
    url: absolute(productPath({ id, slug })),
  });
  const { endOfLife, skus } = product;
  return {
    '@type': endOfLife?.successor ? 'ProductModel' : 'Product',
    name: `${product.model} ${product.name}`,
    model: product.model,
    mpn: product.model,
    ...(skus[0] && { sku: skus[0].sku }),
    url: absolute(productPath(product)),
    image: pictures(site, product.previewUrl, ...product.images.map(({ imgUrl }) => imgUrl)),
    description: product.lead,
    category: `${product.categoryName} > ${product.subCategory.name}`,
    brand,
    manufacturer: { '@type': 'Organization', name: site.legalName, url: absolute('/') },
    releaseDate: product.releasedOn,
    additionalProperty: (product.properties ?? product.keyFigures).map(({ label, value, unit }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
      ...(unit && { unitText: unit }),
    })),
    ...(product.related.length > 0 && { isRelatedTo: product.related.map(model) }),
    ...(endOfLife?.successor && { predecessorOf: model(endOfLife.successor) }),
  };
}
