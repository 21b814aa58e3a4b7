import type { ParameterGroup } from '../../shared/api/goods.ts';
import type { ProductRecord } from '../schema/product.ts';
import { sheetOf } from './rows.ts';

/** The specification table of a product, made from its record. */
export function technicalParameters(product: ProductRecord): ParameterGroup[] {
  return sheetOf(product);
}
