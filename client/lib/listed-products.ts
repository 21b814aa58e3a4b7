import type { Api } from '../../shared/api/client.ts';
import { PAGE_LIMIT_MAX, PRODUCT_LABELS } from '../../shared/constants.ts';
import type { ListedProduct } from '../../shared/products/listed-product.ts';

/** Every product as lists, and forms with rows of products, know it. One call, so that no visitor's list is a key of its own. */
export async function loadListed(api: Pick<Api, 'getProducts'>): Promise<ListedProduct[]> {
  const { list } = await api.getProducts({ limit: PAGE_LIMIT_MAX, page: 1 });
  return list.map(({ id, slug, name, model, imgUrl, label }) => ({
    id,
    slug,
    name,
    model: model ?? name,
    imgUrl,
    isEnded: label.includes(PRODUCT_LABELS.ended),
    skus: [],
    figures: {},
  }));
}
