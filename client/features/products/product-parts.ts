import type { ProductDetail } from '../../../records/product/wire.ts';

/** Product data that the page shows as static HTML. */
type ProductTexts = Pick<ProductDetail, 'features' | 'functions' | 'technicalParam'>;
/** Other product data, which the page needs in the browser. */
export type ShownProduct = Omit<ProductDetail, keyof ProductTexts>;
