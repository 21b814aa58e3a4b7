import type { ProductDetail } from '../../../shared/api/models.ts';

/** What the browser keeps as the server wrote it. */
type ProductTexts = Pick<ProductDetail, 'features' | 'functions' | 'technicalParam'>;
/** What else of a product its page works with. */
export type ShownProduct = Omit<ProductDetail, keyof ProductTexts>;
