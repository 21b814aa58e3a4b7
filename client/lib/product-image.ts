export { DEFAULT_PRODUCT_IMAGE } from '../../shared/constants.ts';

/** Size of the product pictures, in CSS pixels; reserves their space before they arrive. */
export const PRODUCT_IMAGE_SIZE = { width: 1200, height: 900 } as const;
