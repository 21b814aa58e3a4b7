import type { CaseCard } from '../../../records/case/wire.ts';
import type { Api } from '../../../records/client.ts';
import type { ProductCard } from '../../../shared/api/product-card.ts';
import { PRODUCT_LABELS } from '../../../shared/constants.ts';
import type { PageContent } from '../../../shared/pages/page-schema.ts';

const PRODUCTS_ASKED = 8;
const CASES_SHOWN = 3;

/** Loads the products of the page that are on sale. */
export async function loadProducts(
  api: Api,
  { subIds }: NonNullable<PageContent['products']>,
): Promise<ProductCard[]> {
  const pages = await Promise.all(
    subIds.map((subCategoryId) => api.getProducts({ limit: PRODUCTS_ASKED, page: 1, subCategoryId })),
  );
  return pages.flatMap(({ list }) => list).filter(({ label }) => !label.includes(PRODUCT_LABELS.ended));
}

/** Loads the newest cases of the industry or with one of the products. */
export async function loadCases(
  api: Api,
  { industry, productIds = [] }: NonNullable<PageContent['cases']>,
): Promise<CaseCard[]> {
  const query = { limit: CASES_SHOWN, page: 1 };
  const pages = await Promise.all([
    ...(industry ? [api.getCases({ ...query, industry })] : []),
    ...productIds.map((productId) => api.getCases({ ...query, productId })),
  ]);
  const byId = new Map(pages.flatMap(({ list }) => list).map((item) => [item.id, item]));
  return [...byId.values()].slice(0, CASES_SHOWN);
}
