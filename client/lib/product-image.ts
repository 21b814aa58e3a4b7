/** Shown where a product has no picture of its own. */
export const DEFAULT_PRODUCT_IMAGE = '/images/default-product.svg';

/** Size of the product pictures, in CSS pixels; reserves their space before they arrive. */
export const PRODUCT_IMAGE_SIZE = { width: 1200, height: 900 } as const;
